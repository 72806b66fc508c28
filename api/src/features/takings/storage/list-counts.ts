import type { MeanOfPayment } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import type { TakingsScope } from './read-takings';

/** What an officer counted in their till. */
export interface Count {
  readonly moment: Date;
  readonly office_id: string;
  /** The name that its last payment carries; null for an office that never took any. */
  readonly office_name: string | null;
  readonly agent_id: string;
  readonly officer: string;
  readonly mean: MeanOfPayment;
  readonly cents: number;
}

const text = `
select count.at as moment, count.office_id, named.office_name, count.agent_id,
  trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer, count.mean, count.counted_cents::float8 as cents
from takings_count count
left join agent on agent.id::text = count.agent_id
left join lateral (
  select office_name from payment where payment.office_id = count.office_id order by year desc, number desc limit 1
) named on true
where count.day = $1::date and ($2::text is null or count.agent_id = $2::text)
  and ($3::text is null or count.office_id = $3::text)
order by count.at, count.id`;

/** Every count of the tills of a day, those that a later one replaced too, in their order. */
export function listCounts(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
): Promise<readonly Count[]> {
  return run<Count>({ name: 'list-takings-counts', text, values: [day, agentId, officeId] });
}
