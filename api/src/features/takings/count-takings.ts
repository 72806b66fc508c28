import { dayInParis, isDayCountable, type TakingsCount, takingsCountDays } from '@retour/contract';
import { type Cents, centsOf, type MeanOfPayment } from '@retour/core';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import type { RunStatement } from '../../platform/database/database';
import { countBelowZero, dayNotCountable, nothingToCount, tillCounted, tillMoved } from './problems';
import { insertCounts } from './storage/insert-counts';
import { readStoredTakings, type StoredCount } from './storage/read-takings';

/** Whether the last count of a mean is another than the officer read, and of another sum: their own sent twice is no conflict. */
function isCountUnread(
  { mean, counted, countedAt }: TakingsCount['counts'][number],
  counts: readonly StoredCount[],
): boolean {
  if (countedAt === undefined) return false;
  const last = counts.find((one) => one.mean === mean);
  if (last === undefined || last.counted_cents === centsOf(counted)) return false;
  return countedAt === null || Date.parse(countedAt) !== Date.parse(last.at);
}

/**
 * Writes what an officer counted in their till. Throws a 422 for a day to come or too far back, where they collected and
 * gave back nothing, and for a sum below zero of a mean that is not due below zero; a 409 where what is due, or what they counted last, is no more what they read.
 */
export async function countTakings(
  { run, now }: { readonly run: RunStatement; readonly now: () => Date },
  by: ActingAgent,
  count: TakingsCount,
): Promise<void> {
  const at = now();
  if (!isDayCountable(count.day, dayInParis(at))) throw dayNotCountable(takingsCountDays);
  const scope = { day: count.day, agentId: by.agentId, officeId: count.office };
  const { officers, means, counts } = await readStoredTakings(run, scope);
  if (officers.length === 0) throw nothingToCount();
  const dueOf = (mean: MeanOfPayment): Cents =>
    means.reduce((sum, one) => (one.mean === mean ? sum + one.collected - one.reversed : sum), 0);
  if (count.counts.some(({ mean, due }) => due !== undefined && centsOf(due) !== dueOf(mean)))
    throw tillMoved();
  const belowZero = count.counts.findIndex(({ mean, counted }) => counted < 0 && dueOf(mean) >= 0);
  if (belowZero !== -1) throw countBelowZero(belowZero);
  if (count.counts.some((one) => isCountUnread(one, counts))) throw tillCounted();
  await insertCounts(run, by, { ...count, at });
}
