import { unpaidOutcomes } from '@retour/core';
import { isInParisDay, textList } from '../../../platform/database/sql-text';

/** What officers ended in the day without a payment, whatever became of it; of an office, what it handled last. */
export const ended = `
ended as (
  select history.at as moment, history.to_status as outcome, history.actor_id as agent_id, declaration.public_id,
    declaration.office_id
  from declaration_history history join declaration on declaration.id = history.declaration_id
  where ${isInParisDay('history.at', '$1')}
    and history.action = 'status-changed' and history.to_status in (${textList(unpaidOutcomes)})
    and ($2::text is null or history.actor_id = $2::text) and ($3::text is null or declaration.office_id = $3::text)
)`;
