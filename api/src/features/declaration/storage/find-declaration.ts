import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import { batch } from '../../../platform/database/batch';
import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationRow, type StoredDeclaration, toStoredDeclaration } from './declaration-row';
import { groups } from './groups';
import { receiptColumn, reversedColumn } from './receipt-sql';
import { reopenedColumn } from './reopened-sql';

const columns = `id, public_id, status, version, author_type, author_id, claim_token_hash, fingerprint, request,
  assessment, exchange_rates, code, payment, reason, corrected_at, correction_reason, created_at, updated_at, submitted_at, anonymised_at,
  confirmation_withheld, pending_correction_id, ${receiptColumn} as receipt,
  ${reversedColumn} as reversed, ${reopenedColumn} as reopened,
  case when corrected_at is not null then (
    select handed_over from declaration_history entry
    where entry.declaration_id = declaration.id and entry.action = 'corrected' order by entry.version desc limit 1
  ) end as handed_over`;

/** What is read of a declaration: its sheet, an earlier version, or a document. */
export type DeclarationReading =
  | { readonly action: 'declaration-read' | 'document-read' }
  | { readonly action: 'version-read'; readonly details: { readonly version: number } };

/** An agent's reading, which is logged; null for a traveller, and for the service itself. */
export type LoggedReading = (DeclarationReading & { readonly by: ActingAgent }) | null;

/** A reading that finds nothing is logged too, under what was asked for. */
const logReading = insertEntry({
  entry: '$2',
  from: '(select max(id::text) as id, count(*)::int as rows from found) seen',
  known: { subject_id: 'coalesce(seen.id, entry.subject_id)', row_count: 'seen.rows' },
  isReading: true,
});

async function findOne(
  run: RunStatement,
  { column, value, reading }: { column: 'id' | 'public_id'; value: string; reading: LoggedReading },
): Promise<StoredDeclaration | null> {
  const found = `select ${columns} from declaration where ${column} = $1`;
  const entry =
    reading === null
      ? null
      : entryOf(reading.by, { ...reading, subject: { kind: 'declaration', id: value } });
  const [row] = await run<DeclarationRow>(
    entry === null
      ? { name: `find-declaration-by-${column}`, text: found, values: [value] }
      : {
          name: `read-declaration-by-${column}`,
          text: `with found as (${found}), logged as (${logReading}) select * from found`,
          values: [value, entry],
        },
  );
  return row === undefined ? null : toStoredDeclaration(row);
}

export function findDeclaration(
  run: RunStatement,
  id: string,
  reading: LoggedReading = null,
): Promise<StoredDeclaration | null> {
  return findOne(run, { column: 'id', value: id, reading });
}

/** By its public id in canonical form. */
export function findDeclarationByPublicId(
  run: RunStatement,
  publicId: string,
  reading: LoggedReading = null,
): Promise<StoredDeclaration | null> {
  return findOne(run, { column: 'public_id', value: publicId.replaceAll('-', ''), reading });
}

export type FindDeclaration = (id: string) => Promise<StoredDeclaration | null>;

/** One look in the index for each: a list of ids may be planned as a reading of the whole table. */
const manyById = `
select found.* from unnest($1::uuid[]) as asked (id),
  lateral (select ${columns} from declaration where declaration.id = asked.id limit 1) as found`;

/** Finds by id; those that are asked for together are read in one statement. */
export function declarationFinder(run: RunStatement): FindDeclaration {
  return batch<string, StoredDeclaration | null>(async (ids) => {
    const rows = await run<DeclarationRow>({ name: 'find-declarations', text: manyById, values: [ids] });
    const found = new Map(rows.map((row) => [row.id, toStoredDeclaration(row)]));
    return ids.map((id) => found.get(id) ?? null);
  }, groups);
}
