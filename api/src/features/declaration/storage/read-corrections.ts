import type { Declaration } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

interface CorrectionRow {
  readonly at: Date;
  readonly reason: string;
}

/** Every correction of a declaration with its reason, oldest first; nothing is read where there is none. */
export async function readCorrections(
  run: RunStatement,
  { id, correction }: Pick<Declaration, 'id' | 'correction'>,
): Promise<readonly NonNullable<Declaration['correction']>[]> {
  if (correction === undefined) return [];
  const rows = await run<CorrectionRow>({
    name: 'read-declaration-corrections',
    text: `select at, reason from declaration_history
      where declaration_id = $1 and action = 'corrected' and reason is not null order by version`,
    values: [id],
  });
  return rows.map(({ at, reason }) => ({ at: at.toISOString(), reason }));
}
