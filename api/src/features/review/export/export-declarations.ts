import { randomUUID } from 'node:crypto';
import { dayInParis, type ExportOutcome, type ExportRequest, reviewLimits } from '@retour/contract';
import type { ActingAgent } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { supervisorsOnly } from '../../../platform/http/access';
import { loggedListing } from '../logged-listing';
import { noExportLeft } from '../problems';
import { beginExport, endExport, mayStillExport } from '../storage/exports';
import { type ExportedList, listExported } from '../storage/list-exported';

export interface ExportContext {
  readonly run: RunStatement;
  /** Where long lists are read. */
  readonly runList: RunStatement;
  readonly now: () => Date;
  readonly exportsPerDay: number;
  /** Under which the access log keeps what filters hold. */
  readonly logKey: Uint8Array;
  /** Rows read at once. */
  readonly pageRows?: number;
  /** Told that the end of an export could not be written. */
  readonly onError: (error: unknown) => void;
}

/**
 * The list that the filters keep, whose beginning is written before anything is read and whose end before the last byte
 * leaves: nobody has a whole file whose rows are not counted. It stops before the next rows once who takes it is a supervisor no
 * more, or left. Throws a 403 for who is a supervisor no more, and a 429
 * once the exports of the day are taken.
 */
export async function exportDeclarations(
  context: ExportContext,
  { by, filters, reason, details }: ExportRequest & { readonly by: ActingAgent },
): Promise<ExportedList> {
  const { run, runList, now, exportsPerDay: perDay, pageRows } = context;
  const at = now();
  const id = randomUUID();
  const begun = await beginExport(run, {
    id,
    agentId: by.agentId,
    day: dayInParis(at),
    at,
    filters,
    reason,
    details: reason === 'other' ? (details ?? null) : null,
    perDay,
  });
  if (begun === 'not-allowed') throw supervisorsOnly();
  if (begun === 'none-left') throw noExportLeft(perDay, at);
  const end = (rows: number, outcome: ExportOutcome): Promise<void> =>
    endExport(run, { id, at: now(), rows, outcome });
  try {
    const listing = loggedListing({ by, query: filters, key: context.logKey, isExport: true });
    const list = await listExported(runList, filters, {
      max: reviewLimits.exportedRows,
      listing,
      ...(pageRows === undefined ? {} : { pageRows }),
    });
    return {
      ...list,
      pages: recordEnd(list, { end, mayGoOn: () => mayStillExport(run, by), onError: context.onError }),
    };
  } catch (error) {
    await end(0, 'broken').catch(context.onError);
    throw error;
  }
}

interface Course {
  readonly end: (rows: number, outcome: ExportOutcome) => Promise<void>;
  readonly mayGoOn: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

async function* recordEnd(
  { pages, isCut }: ExportedList,
  { end, mayGoOn, onError }: Course,
): ExportedList['pages'] {
  let rows = 0;
  let isEnded = false;
  try {
    for await (const page of pages) {
      // Asked once the rows are read: nothing leaves that was not allowed after.
      if (!(await mayGoOn())) throw supervisorsOnly();
      // Before it leaves: of a file that breaks off, as many rows may have been read as this says.
      rows += page.length;
      yield page;
    }
    await end(rows, isCut ? 'limited' : 'whole');
    isEnded = true;
  } finally {
    if (!isEnded) await end(rows, 'broken').catch(onError);
  }
}
