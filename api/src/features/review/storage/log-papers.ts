import type { Declaration } from '@retour/contract';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';

const text = insertEntry({
  entry: '$1',
  from: 'json_to_recordset($2::json) as printed (id text, details json)',
  known: { subject_id: 'printed.id', details: 'printed.details' },
});

/** An entry for each declaration whose document was printed with others: which version, and with how many. */
export async function logPapers(
  run: RunStatement,
  by: ActingAgent,
  printed: readonly Pick<Declaration, 'id' | 'version'>[],
): Promise<void> {
  const rows = printed.map(({ id, version }) => ({ id, details: { version, together: printed.length } }));
  await run({
    name: 'log-papers',
    text,
    values: [
      entryOf(by, { action: 'document-printed', subject: { kind: 'declaration', id: '' } }),
      JSON.stringify(rows),
    ],
  });
}
