import type { DayFigures, Queues } from '@retour/contract';
import { eurosOf, unpaidOutcomes, waitingStatuses } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { isInParisDay, textList } from '../../../platform/database/sql-text';
import { isErasedMeanwhile, isToAssess } from './filter-sql';
import { isInQueue } from './waiting-since';

interface FigureRow {
  readonly figure: keyof Omit<DayFigures, 'day'>;
  readonly declarations: number;
  readonly cents: number;
  /** Null for what is done. */
  readonly isMinimum: boolean | null;
}

const unpaid = textList(unpaidOutcomes);
/** What an agent takes back of what they had sent; a traveller, of their own, is no act of the desk. */
const isCancelledByAgent = `to_status = 'cancelled' and from_status <> 'draft' and actor_type = 'agent'`;

const totals = ['declaration_day_total', 'declaration_move'].map(
  (table) =>
    `select status, declarations, cents from ${table} where status in (${textList(waitingStatuses)})`,
);

/**
 * What waits to be decided, as it is served: what waits for a second officer is counted apart, what was erased while it waited is not,
 * and an index holds either alone.
 */
const waiting = [
  ...totals,
  'select status, -1, -total_cents from declaration where pending_correction_id is not null and anonymised_at is null',
  `select status, -count(*), -sum(total_cents) from declaration where ${isErasedMeanwhile} group by status`,
].join(' union all ');

/** The queues from the totals of days, the day's changes from the index of the history: both without reading the declarations. What was taken up again, a payment that was reversed included, is not done. */
const text = `
select case status when 'submitted' then 'toValidate' else 'toCollect' end as figure,
  sum(declarations)::float8 as declarations, sum(cents)::float8 as cents,
  exists (select from (select status as queued from declaration where ${isToAssess} and pending_correction_id is null and ${isInQueue}) one where queued = status) as "isMinimum"
from (${waiting}) queue
group by status
union all
select to_status, count(*)::float8, coalesce(sum(coalesce(asked_cents, total_cents)), 0)::float8, null
from declaration_history
where action = 'status-changed'
  and ${isInParisDay('at', '$1')}
  and (to_status in ('submitted', 'validated', 'paid', ${unpaid}) or ${isCancelledByAgent})
  and not (to_status in ('paid', ${unpaid}) and exists (
    select from declaration_history later
    where later.declaration_id = declaration_history.declaration_id and later.action in ('reversed', 'reopened')
      and later.version > declaration_history.version
  ))
group by to_status`;

const queuesText = `
select coalesce(sum(declarations) filter (where status = 'submitted'), 0)::int as "toValidate",
  coalesce(sum(declarations) filter (where status = 'validated'), 0)::int as "toCollect",
  (
    select count(*)::int from declaration join correction_proposal proposal on proposal.id = pending_correction_id
    where proposal.proposed_by <> $1::text
  ) as "toApprove"
from (${waiting}) queue`;

/** How many wait, to be validated, to be paid, and for this agent as a second officer: not what they proposed themselves. */
export async function readQueues(run: RunStatement, agentId: string): Promise<Queues> {
  const [row] = await run<Queues>({ name: 'read-queues', text: queuesText, values: [agentId] });
  return row ?? { toValidate: 0, toCollect: 0, toApprove: 0 };
}

const none = { declarations: 0, total: 0 } as const;
const nothingWaits = { ...none, totalIsMinimum: false } as const;

/** What was done in a day of Paris, with what was asked at that moment, and the whole queues: to validate, to collect. */
export async function readDayFigures(run: RunStatement, day: string): Promise<DayFigures> {
  const rows = await run<FigureRow>({ name: 'read-day-figures', text, values: [day] });
  const counted = rows.map(({ figure, declarations, cents, isMinimum }) => [
    figure,
    { declarations, total: eurosOf(cents), ...(isMinimum === null ? {} : { totalIsMinimum: isMinimum }) },
  ]);
  return {
    day,
    toValidate: nothingWaits,
    toCollect: nothingWaits,
    submitted: none,
    validated: none,
    paid: none,
    refused: none,
    abandoned: none,
    're-exported': none,
    seized: none,
    cancelled: none,
    ...Object.fromEntries(counted),
  };
}
