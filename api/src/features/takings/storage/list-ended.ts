import type { UnpaidOutcome } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { ended } from './ended';
import type { TakingsScope } from './read-takings';

/** A declaration that was ended without a payment, closed with nothing to pay, cancelled by an agent, or taken up again after that. */
export interface Ended {
  readonly moment: Date;
  /** Null of what no office handled. */
  readonly office_id: string | null;
  /** The name that its last payment carries; null for an office that never took any. */
  readonly office_name: string | null;
  /** Who ended it, also of what is taken up again. */
  readonly officer: string;
  readonly public_id: string;
  readonly outcome: UnpaidOutcome | 'closed' | 'cancelled' | 'reopened' | 'unclosed';
  /** Who took it up again; empty for the rest, and for who has no account any more. */
  readonly reopener: string;
}

const text = `
with ${ended}, lines as (
  select moment, outcome, agent_id, public_id, office_id, null as reopened_by from ended
  union all
  select moment, case when is_unclosed then 'unclosed' else 'reopened' end, agent_id, public_id, office_id, reopened_by from reopened
)
select lines.moment, lines.office_id, named.office_name, lines.public_id, lines.outcome,
  trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer,
  trim(concat_ws(' ', reopener.first_name, reopener.last_name)) as reopener
from lines
left join agent on agent.id::text = lines.agent_id
left join agent reopener on reopener.id::text = lines.reopened_by
left join lateral (
  select office_name from payment where payment.office_id = lines.office_id order by year desc, number desc limit 1
) named on true
order by lines.moment, lines.public_id
limit $4::integer`;

/** In their order; `max` rows at the most. */
export function listEnded(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
  max: number,
): Promise<readonly Ended[]> {
  return run<Ended>({ name: 'list-takings-ended', text, values: [day, agentId, officeId, max] });
}
