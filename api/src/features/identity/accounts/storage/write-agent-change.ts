import type { AgentAction, AgentStatus } from '@retour/contract';
import {
  type ActingAgent,
  entryOf,
  insertEntry,
  type LoggedAct,
} from '../../../../platform/access-log/log-entry';
import { type MailingStore, mailFrom } from './queue-mail';

/**
 * Both agents are held in one order, so that of two supervisors who close or demote each other at once one stays; and
 * whoever asks must still be a supervisor then. Hence there is always one left.
 */
const pair = `pair as materialized (
  select id, status, role, validated_at, kind, is_supervisor_by_rule, is_supervisor_by_gift
  from agent where id in ($1, $2) order by id for update
), allowed as materialized (
  select 1 from pair where id = $1 and id <> $2 and status = 'active' and role = 'supervisor'
), as_seen as materialized (
  select 1 from pair where id = $2 and status = coalesce($6, status)
)`;

/** Whose role changed by the statement, `changed`: who did it, and when. */
const recorded = `recorded as (
  insert into agent_role_change (agent_id, role, origin, changed_by, at)
  select id, role, 'agent', $1, $3::timestamptz from changed where role <> role_before
)`;

/** Supervisors told of a role that changed: those who came last. */
const maxColleagues = 50;

/**
 * Whoever was a supervisor before, but the author, is told of a role given or lost: two who act together are seen by the third
 * before their turn comes. So is whom it happened to. `role` is theirs from now on, where `condition` holds.
 */
const announce = (role: string, condition: string): string => `announced as (
  ${mailFrom(
    'role-changed',
    `select colleague.email as recipient, changed.id as agent_id, ${role} as role
    from changed, (
      select id, email from agent
      where status = 'active' and erased_at is null and id <> $1 and (role = 'supervisor' or id = $2)
      order by id = $2 desc, last_seen_at desc nulls last, created_at limit ${maxColleagues}
    ) as colleague
    where ${condition}`,
    { domain: '$4', at: '$3', facts: `'role', role, 'by', $1` },
  )}
)`;

const announced = announce('changed.role', 'changed.role <> changed.role_before');

/** Closing takes the role back, the one that the installation gives included. */
const announcedClosing = announce(
  `'agent'`,
  `changed.role_before = 'supervisor' and changed.before = 'active'`,
);

/** Who comes back starts anew: a session that was being opened as the account was closed is no way in. */
const ended = `ended as (
  update agent_session set ended_at = $3::timestamptz, end_reason = 'closed', id_token = null
  where agent_id in (select id from changed) and ended_at is null
)`;

/** The entry of the access log: right after what it tells of, it is written last, so that its chain is held for no longer than that. */
const logged = `logged as (${insertEntry({ entry: '$5', from: 'changed' })})`;

const answer = `select exists (select from allowed) as "isAllowed", exists (select from as_seen) as "isAsSeen"`;

const approveText = `
with ${pair}, changed as (
  update agent set status = 'active', approved_at = $3::timestamptz, approved_by = $1
  from pair where agent.id = $2 and pair.id = $2 and pair.status in ('pending', 'disabled')
    and (pair.kind = 'sso' or pair.validated_at is not null) and exists (select from allowed)
    and exists (select from as_seen)
  returning agent.id, agent.email
), ${logged}, ${ended}, told as (
  ${mailFrom('account-approved', 'select id as agent_id, email as recipient from changed', { domain: '$4', at: '$3' })}
)
${answer}`;

const disableText = `
with ${pair}, changed as (
  update agent set status = 'disabled', is_supervisor_by_gift = false
  from pair where agent.id = $2 and pair.id = $2 and pair.status in ('pending', 'active')
    and exists (select from allowed) and exists (select from as_seen)
  returning agent.id, agent.email, agent.role, pair.role as role_before, pair.status as before
), ${logged}, ${recorded}, ${announcedClosing}, ${ended}, forgotten as (
  delete from account_link where agent_id in (select id from changed)
), refused as (
  ${mailFrom(
    'account-refused',
    `select id as agent_id, email as recipient from changed where before = 'pending'`,
    { domain: '$4', at: '$3' },
  )}
), closed as (
  ${mailFrom(
    'account-closed',
    `select id as agent_id, email as recipient from changed where before = 'active'`,
    { domain: '$4', at: '$3' },
  )}
)
${answer}`;

const promoteText = `
with ${pair}, changed as (
  update agent set is_supervisor_by_gift = true
  from pair where agent.id = $2 and pair.id = $2 and pair.status = 'active' and pair.role = 'agent'
    and exists (select from allowed)
  returning agent.id, agent.role, pair.role as role_before
), ${logged}, ${recorded}, ${announced}
${answer}`;

const demoteText = `
with ${pair}, changed as (
  update agent set is_supervisor_by_gift = false
  from pair where agent.id = $2 and pair.id = $2 and pair.is_supervisor_by_gift and not pair.is_supervisor_by_rule
    and exists (select from allowed)
  returning agent.id, agent.role, pair.role as role_before
), ${logged}, ${recorded}, ${announced}
${answer}`;

const acts = {
  approve: { action: 'account-approved' },
  disable: { action: 'account-closed' },
  promote: { action: 'role-changed', details: { role: 'supervisor' } },
  demote: { action: 'role-changed', details: { role: 'agent' } },
} as const satisfies Record<AgentAction, LoggedAct>;

const texts: Readonly<Record<AgentAction, string>> = {
  approve: approveText,
  disable: disableText,
  promote: promoteText,
  demote: demoteText,
};

export interface WrittenChange {
  /** False when whoever asks is no supervisor any more: nothing is changed then. */
  readonly isAllowed: boolean;
  /** False when the account was not as they saw it: it is neither opened nor closed then. */
  readonly isAsSeen: boolean;
}

/**
 * Opens an account or closes it with its sessions, gives the role of supervisor or takes it back; changes nothing where
 * that makes no sense.
 */
export async function writeAgentChange(
  { run, now, mailDomain }: MailingStore,
  change: {
    readonly by: ActingAgent;
    readonly agentId: string;
    readonly action: AgentAction;
    readonly seenStatus?: AgentStatus | undefined;
  },
): Promise<WrittenChange> {
  const [row] = await run<WrittenChange>({
    name: `${change.action}-agent`,
    text: texts[change.action],
    values: [
      change.by.agentId,
      change.agentId,
      now(),
      mailDomain,
      entryOf(change.by, { ...acts[change.action], subject: { kind: 'agent', id: change.agentId } }),
      change.seenStatus ?? null,
    ],
  });
  return row ?? { isAllowed: false, isAsSeen: false };
}
