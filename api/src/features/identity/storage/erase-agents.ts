import { retentionTerms } from '@retour/contract';
import { countDue, type RetentionRule } from '../../../platform/retention/retention-rule';

/** When an agent was here for the last time. */
const lastSeen = 'coalesce(last_seen_at, approved_at, created_at)';
const unproved = `kind = 'local' and status = 'unverified'`;

/**
 * The row stays, since histories and sessions name it, and names nobody any more. An agent of the national sign-on keeps
 * what the provider calls them, which means nothing elsewhere, so that a closed door stays closed. An account of this
 * installation goes with its password, and its address may ask for another one.
 */
const eraseText = (isOver: string): string => `
with over as (
  update agent set erased_at = $2::timestamptz, email = '', email_key = id::text, first_name = '', last_name = '',
    siret = null, office_id = null, list_columns = null, is_supervisor_by_rule = false, is_supervisor_by_gift = false,
    status = case when kind = 'local' then 'disabled' else status end
  where erased_at is null and ${isOver} and ${lastSeen} < $1
  returning id
), accounts as (
  delete from local_account where agent_id in (select id from over)
), links as (
  delete from account_link where agent_id in (select id from over)
), devices as (
  delete from known_device where agent_id in (select id from over)
), lookups as (
  delete from product_lookup where agent_id in (select id::text from over)
), views as (
  delete from agent_list_view where agent_id in (select id::text from over)
), tokens as (
  update agent_session set id_token = null where agent_id in (select id from over)
)
select count(*)::int as erased from over`;

function agentRule(name: string, days: number, isOver: string): RetentionRule {
  return {
    name,
    days,
    count: countDue({ table: 'agent', among: 'erased_at is null', isDue: `${isOver} and ${lastSeen} < $1` }),
    erase: async (run, { before, at }) => {
      const [row] = await run<{ erased: number }>({ text: eraseText(isOver), values: [before, at] });
      return row?.erased ?? 0;
    },
  };
}

/** Agents whose account is closed, and those who do not come any more. */
export const agentRules: readonly RetentionRule[] = [
  agentRule('closed-agents', retentionTerms.closedAgents, `status = 'disabled'`),
  agentRule('absent-agents', retentionTerms.absentAgents, `not (${unproved})`),
];
