import type { UnpaidOutcome } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { isInParisDay } from '../../../platform/database/sql-text';
import { ended } from './ended';
import type { TakingsScope } from './read-takings';

/** A declaration that was ended without a payment, or closed with nothing to pay. */
export interface Ended {
  readonly moment: Date;
  /** Empty of what no office handled. */
  readonly office_name: string;
  readonly officer: string;
  readonly public_id: string;
  readonly outcome: UnpaidOutcome | 'closed';
}

/** What is closed is what the sheet counts of it. Of an office, the name that its last payment carries. */
const text = `
with ${ended}, closed as (
  select history.at as moment, 'closed' as outcome, coalesce(payment.agent_id, history.actor_id) as agent_id, declaration.public_id,
    coalesce(payment.office_id, declaration.office_id) as office_id
  from declaration_history history
  join declaration on declaration.id = history.declaration_id
  left join payment on payment.declaration_id = history.declaration_id and payment.version = history.version
  where ${isInParisDay('history.at', '$1')}
    and history.action = 'status-changed' and history.to_status = 'paid' and history.total_cents = 0
    and ($2::text is null or coalesce(payment.agent_id, history.actor_id) = $2::text) and ($3::text is null or payment.office_id = $3::text)
), unpaid as (
  select moment, outcome::text as outcome, agent_id, public_id, office_id from ended
  union all
  select moment, outcome, agent_id, public_id, office_id from closed
)
select unpaid.moment, coalesce(named.office_name, unpaid.office_id, '') as office_name, unpaid.public_id, unpaid.outcome,
  trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer
from unpaid
left join agent on agent.id::text = unpaid.agent_id
left join lateral (
  select office_name from payment where payment.office_id = unpaid.office_id order by year desc, number desc limit 1
) named on true
order by unpaid.moment, unpaid.public_id
limit $4::integer`;

/** In their order; `max` rows at the most. */
export function listEnded(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
  max: number,
): Promise<readonly Ended[]> {
  return run<Ended>({ name: 'list-takings-ended', text, values: [day, agentId, officeId, max] });
}
