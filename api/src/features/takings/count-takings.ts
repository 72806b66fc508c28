import { dayInParis, type TakingsCount, takingsCountDays } from '@retour/contract';
import { type Cents, centsOf, type MeanOfPayment } from '@retour/core';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import type { RunStatement } from '../../platform/database/database';
import { dayNotCountable, nothingToCount, tillMoved } from './problems';
import { insertCounts } from './storage/insert-counts';
import { readStoredTakings } from './storage/read-takings';

const dayMs = 86_400_000;

/** Days from one calendar day to another. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/**
 * Writes what an officer counted in their till. Throws a 422 for a day to come or too far back, and where they collected and
 * gave back nothing; a 409 where what is due is no more what they read.
 */
export async function countTakings(
  { run, now }: { readonly run: RunStatement; readonly now: () => Date },
  by: ActingAgent,
  count: TakingsCount,
): Promise<void> {
  const at = now();
  const age = daysBetween(count.day, dayInParis(at));
  if (age < 0 || age > takingsCountDays) throw dayNotCountable(takingsCountDays);
  const scope = { day: count.day, agentId: by.agentId, officeId: count.office };
  const { officers, means } = await readStoredTakings(run, scope);
  if (officers.length === 0) throw nothingToCount();
  const dueOf = (mean: MeanOfPayment): Cents =>
    means.reduce((sum, one) => (one.mean === mean ? sum + one.collected - one.reversed : sum), 0);
  if (count.counts.some(({ mean, due }) => due !== undefined && centsOf(due) !== dueOf(mean)))
    throw tillMoved();
  await insertCounts(run, by, { ...count, at });
}
