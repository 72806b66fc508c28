import { findOffice, type Office } from '@retour/core';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import type { RunStatement } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem-error';
import { writeOfficeId } from './storage/own-office';

function unknownOffice(): ProblemError {
  const message = 'Ce bureau n’est pas dans la liste. Choisissez-en un autre.';
  return new ProblemError('invalid-input', { errors: [{ path: 'office', code: 'unknown-office', message }] });
}

/** Remembers the office that an agent works for. Throws a 422 for one that is not of the list. */
export async function chooseOffice(
  { run, offices }: { readonly run: RunStatement; readonly offices: readonly Office[] },
  by: ActingAgent,
  officeId: string,
): Promise<void> {
  if (findOffice(offices, officeId) === undefined) throw unknownOffice();
  await writeOfficeId(run, by, officeId);
}
