import type { TakingsCount } from '@retour/contract';
import { centsOf } from '@retour/core';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';

const text = `
with counted as (
  insert into takings_count (day, office_id, agent_id, mean, counted_cents, at)
  select $1::date, $2::text, $3::text, count.mean, count.cents, $4::timestamptz
  from json_to_recordset($5::json) as count (mean text, cents bigint)
  returning id
), entered as (select 1 from counted limit 1)
${insertEntry({ entry: '$6', from: 'entered' })}`;

/** Writes what an officer counted, beside what they had counted before. */
export async function insertCounts(
  run: RunStatement,
  by: ActingAgent,
  { day, office, counts, at }: TakingsCount & { readonly at: Date },
): Promise<void> {
  const rows = counts.map(({ mean, counted }) => ({ mean, cents: centsOf(counted) }));
  const entry = entryOf(by, { action: 'takings-counted', details: { day, office } });
  await run({
    name: 'count-takings',
    text,
    values: [day, office, by.agentId, at, JSON.stringify(rows), entry],
  });
}
