import type { MeanOfPayment } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { movements, type TakingsScope } from './read-takings';

/** What one mean settled of a payment, or of one that was given back. */
export interface Movement {
  readonly moment: Date;
  readonly office_id: string;
  readonly office_name: string;
  readonly agent_id: string;
  readonly officer: string;
  readonly year: number;
  readonly number: number;
  readonly public_id: string;
  readonly is_payment: boolean;
  /** Who gave it back; empty for a payment, and for who has no account any more. */
  readonly reverser: string;
  readonly mean: MeanOfPayment | null;
  readonly cents: number;
}

const text = `
with ${movements}
select parts.moment, parts.office_id, parts.office_name, parts.agent_id, trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer, parts.year,
  parts.number, declaration.public_id, parts.is_payment, parts.mean,
  trim(concat_ws(' ', reverser.first_name, reverser.last_name)) as reverser, parts.cents::float8 as cents
from parts
join declaration on declaration.id = parts.declaration_id
left join agent on agent.id::text = parts.agent_id
left join agent reverser on reverser.id::text = parts.reversed_by
order by parts.moment, parts.id, parts.is_payment desc, parts.mean
limit $4::integer`;

/** Payments and reversals of a day, in their order; `max` rows at the most. */
export function listMovements(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
  max: number,
): Promise<readonly Movement[]> {
  return run<Movement>({ name: 'list-takings-movements', text, values: [day, agentId, officeId, max] });
}
