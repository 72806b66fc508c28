import type { Declaration } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

interface CorrectionRow {
  readonly at: Date;
  readonly reason: string;
  readonly handed_over: number | null;
}

/** Every correction of a declaration with its reason, oldest first; nothing is read where there is none. */
export async function readCorrections(
  run: RunStatement,
  { id, correction }: Pick<Declaration, 'id' | 'correction'>,
): Promise<readonly NonNullable<Declaration['correction']>[]> {
  if (correction === undefined) return [];
  const rows = await run<CorrectionRow>({
    name: 'read-declaration-corrections',
    text: `select at, reason, handed_over from declaration_history
      where declaration_id = $1 and action = 'corrected' and reason is not null order by version`,
    values: [id],
  });
  return rows.map(({ at, reason, handed_over: handedOver }) => ({
    at: at.toISOString(),
    reason,
    ...(handedOver === null ? {} : { handedOver }),
  }));
}
