import type { RunStatement } from '../../../../platform/database/database';
import { type AgentRow, emailKey } from '../../storage/agent-store';

/** A sign-in under way at the provider. */
export interface PendingSignIn {
  readonly nonce: string;
  /** null when the provider knows no PKCE. */
  readonly codeVerifier: string | null;
  readonly returnTo: string | null;
}

export async function saveSignIn(
  run: RunStatement,
  signIn: PendingSignIn & {
    readonly stateHash: string;
    readonly browserHash: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await run({
    name: 'keep-sign-in',
    text: `insert into agent_sign_in (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [
      signIn.stateHash,
      signIn.browserHash,
      signIn.nonce,
      signIn.codeVerifier,
      signIn.returnTo,
      signIn.expiresAt,
    ],
  });
}

/** Takes the sign-in of a state in the browser that began it: once, for whoever comes first. */
export async function takeSignIn(
  run: RunStatement,
  key: { readonly stateHash: string; readonly browserHash: string; readonly now: Date },
): Promise<PendingSignIn | null> {
  const [row] = await run<{ nonce: string; code_verifier: string | null; return_to: string | null }>({
    name: 'take-sign-in',
    text: `delete from agent_sign_in where state_hash = $1 and browser_hash = $2 and expires_at > $3
      returning nonce, code_verifier, return_to`,
    values: [key.stateHash, key.browserHash, key.now],
  });
  if (row === undefined) return null;
  return { nonce: row.nonce, codeVerifier: row.code_verifier, returnTo: row.return_to };
}

/** What the provider vouches for. */
export interface SsoIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly siret: string | null;
  /** The identity provider of an administration that answered; null when the claims do not name one. */
  readonly idpId: string | null;
}

/** What a sign-in is told of its agent. */
export type RecordedAgent = Pick<AgentRow, 'id' | 'email' | 'status'>;

const recordText = `
with before as materialized (
  select role from agent where kind = 'sso' and issuer = $2 and subject = $3
), recorded as (
  insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, siret, status, created_at,
    is_supervisor_by_rule)
  values ($1, 'sso', $2, $3, $4, $5, $6, $7, $8, 'active', $9::timestamptz, $10)
  on conflict (issuer, subject) where kind = 'sso' do update set
    email = excluded.email, email_key = excluded.email_key, first_name = excluded.first_name,
    last_name = excluded.last_name, siret = excluded.siret, erased_at = null,
    is_supervisor_by_rule = excluded.is_supervisor_by_rule
  returning id, email, status, role
), ruled as (
  insert into agent_role_change (agent_id, role, origin, at)
  select id, role, 'rule', $9::timestamptz from recorded where role <> coalesce((select role from before), 'agent')
)
select id, email, status from recorded`;

/**
 * Makes the agent of an identity, or brings it up to date with what the rules of the installation say of their role; a
 * closed one stays closed.
 */
export async function recordSsoAgent(
  run: RunStatement,
  {
    id,
    at,
    isSupervisor,
    ...person
  }: SsoIdentity & { readonly id: string; readonly at: Date; readonly isSupervisor: boolean },
): Promise<RecordedAgent> {
  const [row] = await run<RecordedAgent>({
    name: 'record-sso-agent',
    text: recordText,
    values: [
      id,
      person.issuer,
      person.subject,
      person.email,
      emailKey(person.email),
      person.firstName,
      person.lastName,
      person.siret,
      at,
      isSupervisor,
    ],
  });
  if (row === undefined) throw new TypeError('an upsert gave no row');
  return row;
}

export async function findSsoAgentId(
  run: RunStatement,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<string | null> {
  const [row] = await run<{ id: string }>({
    name: 'find-sso-agent',
    text: `select id from agent where kind = 'sso' and issuer = $1 and subject = $2`,
    values: [issuer, subject],
  });
  return row?.id ?? null;
}

export async function saveSignOut(run: RunStatement, stateHash: string, expiresAt: Date): Promise<void> {
  await run({
    name: 'keep-sign-out',
    text: 'insert into agent_sign_out (state_hash, expires_at) values ($1, $2)',
    values: [stateHash, expiresAt],
  });
}

/** Whether this service issued a state; true once, for the first call that asks. */
export async function takeSignOut(run: RunStatement, stateHash: string, now: Date): Promise<boolean> {
  const rows = await run({
    name: 'take-sign-out',
    text: 'delete from agent_sign_out where state_hash = $1 and expires_at > $2 returning 1',
    values: [stateHash, now],
  });
  return rows.length === 1;
}

export async function deleteExpiredSignIns(run: RunStatement, now: Date): Promise<void> {
  await run({ text: 'delete from agent_sign_in where expires_at <= $1', values: [now] });
  await run({ text: 'delete from agent_sign_out where expires_at <= $1', values: [now] });
}
