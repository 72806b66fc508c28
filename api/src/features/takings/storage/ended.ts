import { unpaidOutcomes } from '@retour/core';
import { isInParisDay, textList } from '../../../platform/database/sql-text';

/** Whether an agent took back what they had sent for a traveller, who takes back their own in no officer's name. */
const isCancellation = `(to_status = 'cancelled' and from_status <> 'draft' and actor_type = 'agent')`;

/** Whether a change ended a declaration without a payment, or closed it with nothing to pay. */
const isEnd = `(action = 'status-changed'
  and (to_status in (${textList(unpaidOutcomes)}) or to_status = 'paid' and total_cents = 0 or ${isCancellation}))`;

const isUndoing = `(action = 'reopened' or action = 'reversed' and total_cents = 0)`;

/** Of a change that keeps no office, written by a release before: of what handled it last. */
const officeOf = (change: string): string => `coalesce(${change}.office_id, declaration.office_id)`;

const isInScope = (change: string): string =>
  `($2::text is null or ${change}.actor_id = $2::text) and ($3::text is null or ${officeOf(change)} = $3::text)`;

const outcomeOf = (change: string): string =>
  `case ${change}.to_status when 'paid' then 'closed' else ${change}.to_status end`;

/**
 * What officers ended in the day without a payment, and whether it was taken up again before the day was over; then what was taken up
 * again in the day, which is said of the officer and the office that had ended it, as what is given back is.
 */
export const ended = `
ended as (
  select history.at as moment, ${outcomeOf('history')} as outcome, history.actor_id as agent_id, declaration.public_id,
    ${officeOf('history')} as office_id, exists (
      select from declaration_history later
      where later.declaration_id = history.declaration_id and later.version > history.version
        and ${isUndoing} and ${isInParisDay('later.at', '$1')}
    ) as is_undone
  from (select * from declaration_history where ${isInParisDay('at', '$1')} and ${isEnd}) history
  join declaration on declaration.id = history.declaration_id
  where ${isInScope('history')}
), reopened as (
  select undoing.at as moment, history.actor_id as agent_id, declaration.public_id, ${officeOf('history')} as office_id,
    undoing.actor_id as reopened_by, undoing.action = 'reversed' as is_unclosed,
    ${isInParisDay('history.at', '$1')} as is_same_day
  from (select * from declaration_history where ${isInParisDay('at', '$1')} and ${isUndoing}) undoing
  join declaration on declaration.id = undoing.declaration_id
  join lateral (
    select * from declaration_history
    where declaration_id = undoing.declaration_id and version < undoing.version and ${isEnd}
    order by version desc limit 1
  ) history on true
  where ${isInScope('history')}
)`;
