import type { RunStatement } from '../../../platform/database/database';

/** Forgets who had which declaration before them, once it is over. */
export async function clearLeases(run: RunStatement): Promise<void> {
  await run({ text: 'delete from declaration_lease where until <= now()', values: [] });
}
