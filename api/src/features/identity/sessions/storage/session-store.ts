import type { AgentRole } from '@retour/contract';
import { entryOf, insertEntry } from '../../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../../platform/database/database';

export type EndReason = 'logout' | 'signed-in-again' | 'token-reused' | 'closed';

export interface NewSession {
  readonly id: string;
  readonly agentId: string;
  readonly browserHash: string;
  readonly at: Date;
  readonly endsAt: Date;
  /** Sealed; null for an account of this installation. */
  readonly idToken: string | null;
  /** From where, for the access log. */
  readonly network: string;
}

/** A session that lives, of an agent who may use it. */
export interface LiveSession {
  readonly id: string;
  readonly agentId: string;
  readonly email: string;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly endsAt: Date;
}

interface SessionRow {
  readonly id: string;
  readonly agent_id: string;
  readonly email: string;
  readonly generation: number;
  readonly rotated_at: Date;
  readonly ends_at: Date;
}

const columns = 's.id, s.agent_id, a.email, s.generation, s.rotated_at, s.ends_at';
const isAlive = `s.ended_at is null and a.status = 'active'`;
/** Of a session to renew: its id, its browser, the moment and the generation of the token. */
const isCurrent = 's.id = $1 and s.browser_hash = $2 and s.ends_at > $3 and s.generation = $4';

function toSession(row: SessionRow | undefined): LiveSession | null {
  if (row === undefined) return null;
  const { agent_id: agentId, rotated_at: rotatedAt, ends_at: endsAt, ...session } = row;
  return { ...session, agentId, rotatedAt, endsAt };
}

/** Opens a session, unless the agent was closed meanwhile; what it gives is false then. */
export async function insertSession(run: RunStatement, session: NewSession): Promise<boolean> {
  const rows = await run({
    name: 'insert-session',
    text: `with seen as (
        update agent set last_seen_at = $4 where id = $2 and status = 'active' returning id
      ), opened as (
        insert into agent_session (id, agent_id, browser_hash, rotated_at, created_at, ends_at, id_token)
        select $1, id, $3, $4, $4, $5, $6 from seen returning id
      ), logged as (${insertEntry({ entry: '$7', from: 'opened' })})
      select id from opened`,
    values: [
      session.id,
      session.agentId,
      session.browserHash,
      session.at,
      session.endsAt,
      session.idToken,
      entryOf(
        { agentId: session.agentId, sessionId: session.id, network: session.network },
        { action: 'signed-in' },
      ),
    ],
  });
  return rows.length === 1;
}

/** The role, as it is now, of the agent of a session that lives; null when it does not. */
export async function findLiveRole(
  run: RunStatement,
  { sessionId, agentId, now }: { readonly sessionId: string; readonly agentId: string; readonly now: Date },
): Promise<AgentRole | null> {
  const [row] = await run<{ role: AgentRole }>({
    name: 'find-live-role',
    text: `select a.role from agent_session s join agent a on a.id = s.agent_id
      where s.id = $1 and s.agent_id = $2 and s.ends_at > $3 and ${isAlive}`,
    values: [sessionId, agentId, now],
  });
  return row?.role ?? null;
}

export interface SessionKey {
  readonly id: string;
  readonly browserHash: string;
  readonly now: Date;
}

/**
 * Replaces the refresh token of a generation by the next one; null when it was not the current one any more. The agent is held
 * before the session, as by whoever ends all of theirs: the two would wait for each other otherwise.
 */
export async function rotateSession(
  run: RunStatement,
  { id, browserHash, now, generation }: SessionKey & { readonly generation: number },
): Promise<LiveSession | null> {
  const [row] = await run<SessionRow>({
    name: 'rotate-session',
    text: `with seen as (
        update agent a set last_seen_at = $3 from agent_session s where a.id = s.agent_id and ${isCurrent} and ${isAlive}
        returning a.id, a.email
      )
      update agent_session s set generation = s.generation + 1, rotated_at = $3
      from seen a
      where a.id = s.agent_id and ${isCurrent} and s.ended_at is null
      returning ${columns}`,
    values: [id, browserHash, now, generation],
  });
  return toSession(row);
}

export async function findSession(
  run: RunStatement,
  { id, browserHash, now }: SessionKey,
): Promise<LiveSession | null> {
  const [row] = await run<SessionRow>({
    name: 'find-session',
    text: `select ${columns} from agent_session s join agent a on a.id = s.agent_id
      where s.id = $1 and s.browser_hash = $2 and s.ends_at > $3 and ${isAlive}`,
    values: [id, browserHash, now],
  });
  return toSession(row);
}

/** Whether a session of this browser is over and its agent closed. One that a new password ended before is not told apart: `closed` is its reason too. */
export async function isClosedToItsAgent(
  run: RunStatement,
  { id, browserHash, now }: SessionKey,
): Promise<boolean> {
  const rows = await run({
    name: 'is-closed-to-its-agent',
    text: `select s.id from agent_session s join agent a on a.id = s.agent_id
      where s.id = $1 and s.browser_hash = $2 and s.ends_at > $3 and a.status = 'disabled'
        and (s.ended_at is null or s.end_reason = 'closed')`,
    values: [id, browserHash, now],
  });
  return rows.length === 1;
}

interface SessionEnd {
  readonly reason: EndReason;
  readonly at: Date;
  readonly network: string;
}

/** The session and its agent are known by the statement alone. */
const logEnd = insertEntry({
  entry: '$4',
  from: 'ended',
  known: { agent_id: 'ended.agent_id::text', session_id: 'ended.id' },
});

function entryOfEnd({ reason, network }: SessionEnd): string | null {
  return entryOf({ agentId: null, sessionId: null, network }, { action: 'signed-out', details: { reason } });
}

export async function endSession(
  run: RunStatement,
  { id, ...end }: SessionEnd & { readonly id: string },
): Promise<void> {
  await run({
    name: 'end-session',
    text: `with ended as (
        update agent_session set ended_at = $3, end_reason = $2, id_token = null
        where id = $1 and ended_at is null returning id, agent_id
      )
      ${logEnd}`,
    values: [id, end.reason, end.at, entryOfEnd(end)],
  });
}

/** Ends the session that a browser holds; gives the sealed id token it was opened with, undefined without a session. */
export async function endSessionOfBrowser(
  run: RunStatement,
  { browserHash, ...end }: SessionEnd & { readonly browserHash: string },
): Promise<string | null | undefined> {
  const [row] = await run<{ id_token: string | null }>({
    name: 'end-session-of-browser',
    text: `with held as (
        select id, id_token from agent_session where browser_hash = $1 and ended_at is null for update
      ), ended as (
        update agent_session s set ended_at = $3, end_reason = $2, id_token = null
        from held where s.id = held.id returning s.id, s.agent_id, held.id_token
      ), logged as (${logEnd})
      select id_token from ended`,
    values: [browserHash, end.reason, end.at, entryOfEnd(end)],
  });
  return row?.id_token;
}

/** Ends every session of an agent, but one if it is given. */
export async function endSessionsOfAgent(
  run: RunStatement,
  { agentId, except, at }: { readonly agentId: string; readonly except: string | null; readonly at: Date },
): Promise<void> {
  await run({
    name: 'end-sessions-of-agent',
    text: `update agent_session set ended_at = $3, end_reason = 'closed', id_token = null
      where agent_id = $1 and ended_at is null and ($2::uuid is null or id <> $2::uuid)`,
    values: [agentId, except, at],
  });
}

/**
 * Ends the sessions whose time is over, as of then: nobody leaves the provider by their id token any more. One that somebody
 * works on is left for the next time: whoever ends several takes them in an order of their own.
 */
export async function endExpiredSessions(run: RunStatement, now: Date): Promise<void> {
  await run({
    text: `update agent_session set ended_at = ends_at, end_reason = 'expired', id_token = null
      where id in (
        select id from agent_session where ends_at <= $1 and ended_at is null order by id for update skip locked
      )`,
    values: [now],
  });
}

/** Forgets the sessions that ended before a moment. */
export async function deleteEndedSessions(run: RunStatement, before: Date): Promise<void> {
  await run({ text: 'delete from agent_session where ends_at < $1', values: [before] });
}
