import type { UnpaidOutcome } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { ended } from './ended';
import type { TakingsScope } from './read-takings';

/** A declaration that was ended without a payment. */
export interface Ended {
  readonly moment: Date;
  /** Empty of what no office handled. */
  readonly office_name: string;
  readonly officer: string;
  readonly public_id: string;
  readonly outcome: UnpaidOutcome;
}

/** Of an office, the name that its last payment carries. */
const text = `
with ${ended}
select ended.moment, coalesce(named.office_name, ended.office_id, '') as office_name, ended.public_id, ended.outcome,
  trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer
from ended
left join agent on agent.id::text = ended.agent_id
left join lateral (
  select office_name from payment where payment.office_id = ended.office_id order by year desc, number desc limit 1
) named on true
order by ended.moment, ended.public_id
limit $4::integer`;

/** In their order; `max` rows at the most. */
export function listEnded(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
  max: number,
): Promise<readonly Ended[]> {
  return run<Ended>({ name: 'list-takings-ended', text, values: [day, agentId, officeId, max] });
}
