import type { MeanOfPayment, UnpaidOutcome } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { isInParisDay } from '../../../platform/database/sql-text';
import { ended } from './ended';

/** Of which day, and whose: everybody's and every office's unless they are given. */
export interface TakingsScope {
  /** In Paris. */
  readonly day: string;
  readonly agentId: string | null;
  readonly officeId: string | null;
}

/** How many times, and cents. */
export interface StoredMovements {
  readonly payments: number;
  readonly collected: number;
  readonly reversals: number;
  readonly reversed: number;
}

export interface StoredOfficer extends StoredMovements {
  readonly office_id: string;
  readonly office_name: string;
  readonly agent_id: string;
  readonly officer: string;
  readonly year: number;
  /** Numbers of what was collected; null on a day of reversals alone. */
  readonly first: number | null;
  readonly last: number | null;
}

export interface StoredMean extends StoredMovements {
  readonly office_id: string;
  readonly agent_id: string;
  readonly mean: MeanOfPayment | null;
}

/** What somebody gave back of what an officer collected. */
export interface StoredReverser {
  readonly office_id: string;
  readonly agent_id: string;
  readonly reversed_by: string;
  readonly reverser: string;
  readonly reversals: number;
  readonly reversed: number;
}

export interface StoredCount {
  readonly office_id: string;
  readonly agent_id: string;
  readonly mean: MeanOfPayment;
  readonly counted_cents: number;
  readonly at: string;
  /** What was due at that moment. */
  readonly due_cents: number;
  /** Movements after it. */
  readonly later: number;
}

export interface StoredTakings {
  readonly officers: readonly StoredOfficer[];
  readonly means: readonly StoredMean[];
  readonly reversers: readonly StoredReverser[];
  readonly counts: readonly StoredCount[];
  /** Cents. */
  readonly net: number;
  /** How many declarations ended without a payment, were closed with nothing to pay, or cancelled by an agent; null where none was. */
  readonly ended: Readonly<Partial<Record<UnpaidOutcome | 'closed' | 'cancelled', number>>> | null;
  /** How many that had ended another day were taken up again. */
  readonly reopened: number;
  /** Of them, how many had been closed with nothing to pay. */
  readonly unclosed: number;
  /** Ids, of what ended and of what was taken up again. */
  readonly ended_offices: readonly string[];
}

const inDay = (moment: string): string => isInParisDay(moment, '$1');

/**
 * What was collected in the day, whatever became of it; and what was given back in it, out of the till of the officer and the
 * office that had collected it, whoever decided so.
 */
export const movements = `
movement as (
  select id, declaration_id, office_id, office_name, agent_id, at as moment, year, number, total_cents, true as is_payment,
    null as reversed_by
  from payment where ${inDay('at')}
  union all
  select id, declaration_id, office_id, office_name, agent_id, reversed_at, year, number, total_cents, false, reversed_by
  from payment where ${inDay('reversed_at')}
), kept as (
  select * from movement
  where ($2::text is null or agent_id = $2::text) and ($3::text is null or office_id = $3::text)
), parts as (
  select kept.*, part.mean, coalesce(part.cents, kept.total_cents) as cents
  from kept left join payment_part part on part.payment_id = kept.id
)`;

const sums = (cents: string): string => `
  count(*) filter (where is_payment) as payments,
  coalesce(sum(${cents}) filter (where is_payment), 0) as collected,
  count(*) filter (where not is_payment) as reversals,
  coalesce(sum(${cents}) filter (where not is_payment), 0) as reversed`;

/** Names as French orders them, whatever the locale of the database; nobody's first. */
const inOrder = (name: string): string => `declaration_sort_name(${name}, '') collate "C" nulls first`;

/** In one statement, which sees one moment: what is paid meanwhile is in both sides of the comparison, or in none. */
const text = `
with ${movements}, officers as (
  select office_id, (array_agg(office_name order by moment desc))[1] as office_name, agent_id, max(year) as year,
    ${sums('total_cents')},
    min(number) filter (where is_payment) as first, max(number) filter (where is_payment) as last
  from kept group by office_id, agent_id
), named as (
  select officers.*, trim(concat_ws(' ', agent.first_name, agent.last_name)) as officer
  from officers left join agent on agent.id::text = officers.agent_id
), means as (
  select office_id, agent_id, mean, ${sums('cents')} from parts group by office_id, agent_id, mean
), reversers as (
  select kept.office_id, kept.agent_id, reversed_by, trim(concat_ws(' ', agent.first_name, agent.last_name)) as reverser,
    count(*) as reversals, sum(total_cents) as reversed
  from kept left join agent on agent.id::text = kept.reversed_by
  where not is_payment group by kept.office_id, kept.agent_id, reversed_by, agent.first_name, agent.last_name
), last_counts as (
  select distinct on (agent_id, office_id, mean) office_id, agent_id, mean, counted_cents, at
  from takings_count
  where day = $1::date and ($2::text is null or agent_id = $2::text) and ($3::text is null or office_id = $3::text)
  order by agent_id, office_id, mean, id desc
), counts as (
  select last_counts.*, count(parts.id) filter (where parts.moment > at) as later,
    coalesce(sum(case when is_payment then cents else -cents end) filter (where parts.moment <= at), 0) as due_cents
  from last_counts left join parts using (office_id, agent_id, mean)
  group by last_counts.office_id, last_counts.agent_id, last_counts.mean, counted_cents, at
), trail as (
  select coalesce(sum(case when history.action = 'reversed' then -history.total_cents else history.total_cents end), 0)::float8 as net
  from declaration_history history
  left join payment on payment.declaration_id = history.declaration_id
    and case when history.action = 'reversed' then payment.reversed_at = history.at else payment.version = history.version end
  where ${inDay('history.at')}
    and (history.action = 'status-changed' and history.to_status = 'paid' or history.action = 'reversed')
    and ($2::text is null or coalesce(payment.agent_id, history.actor_id) = $2::text) and ($3::text is null or payment.office_id = $3::text)
), ${ended}
select (select coalesce(json_agg(named order by ${inOrder('office_name')}, ${inOrder('officer')}, agent_id), '[]') from named) as officers,
  (select coalesce(json_agg(means), '[]') from means) as means,
  (select coalesce(json_agg(reversers order by ${inOrder('reverser')}, reversed_by), '[]') from reversers) as reversers,
  (select coalesce(json_agg(counts), '[]') from counts) as counts,
  (select net from trail) as net,
  (select json_object_agg(outcome, declarations) from (
    select outcome, count(*) as declarations from ended where not is_undone group by outcome
  ) one) as ended,
  (select count(*)::int from reopened where not is_same_day) as reopened,
  (select count(*)::int from reopened where not is_same_day and is_unclosed) as unclosed,
  (select coalesce(json_agg(office_id), '[]') from (
    select office_id from ended union select office_id from reopened
  ) one where office_id is not null) as ended_offices`;

const none: StoredTakings = {
  officers: [],
  means: [],
  reversers: [],
  counts: [],
  net: 0,
  ended: null,
  reopened: 0,
  unclosed: 0,
  ended_offices: [],
};

export async function readStoredTakings(
  run: RunStatement,
  { day, agentId, officeId }: TakingsScope,
): Promise<StoredTakings> {
  const [row] = await run<StoredTakings>({ name: 'read-takings', text, values: [day, agentId, officeId] });
  return row ?? none;
}
