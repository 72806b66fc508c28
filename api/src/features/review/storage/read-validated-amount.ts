import type { RunStatement } from '../../../platform/database/database';

/**
 * The highest amount, in cents, that a declaration has had since it was validated, or since a second officer looked at a
 * correction of it: several corrections are measured from there, so that none of them passes for small.
 */
export async function readValidatedAmount(run: RunStatement, id: string): Promise<number> {
  const [row] = await run<{ cents: number }>({
    name: 'read-validated-amount',
    text: `select coalesce(max(total_cents), 0)::float8 as cents from declaration_history
      where declaration_id = $1 and version >= greatest(
        (select max(version) from declaration_history
          where declaration_id = $1 and to_status = 'validated' and from_status <> 'validated'),
        (select max(version) + 1 from correction_proposal where declaration_id = $1 and outcome = 'approved')
      )`,
    values: [id],
  });
  return row?.cents ?? 0;
}
