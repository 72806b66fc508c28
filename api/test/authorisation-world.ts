import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { RouteContract } from '@retour/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createCodeSigner } from '../src/features/declaration/code-signer';
import { declarationBody } from '../src/features/declaration/testing/declaration-body';
import { createAccounts } from '../src/features/identity/accounts/accounts';
import { createPasswordHasher } from '../src/features/identity/accounts/passwords/password-hasher';
import { createIdentity } from '../src/features/identity/identity';
import { createAccessTokens } from '../src/features/identity/sessions/access-token';
import { sessionKeys } from '../src/features/identity/sessions/keys';
import { insertSession } from '../src/features/identity/sessions/storage/session-store';
import type { Database } from '../src/platform/database/database';
import { hashOf } from '../src/platform/random-secret';
import { createThrottle } from '../src/platform/throttle/throttle';
import { anyMail, startApp } from './start-app';
import { statusOn } from './status-on';

/** Who calls. The last four show a bearer that opens nothing, beside the traveller's own claim token. */
export const callers = [
  'nobody',
  'stranger',
  'owner',
  'agent',
  'author',
  'supervisor',
  'unapproved',
  'disabled',
  'expired',
  'otherIssuer',
] as const;
export type Caller = (typeof callers)[number];

export interface CellRequest {
  /** Values of the path's parameters, written as an address is. */
  readonly params?: Readonly<Record<string, string>>;
  /** What stands after the « ? », written as an address is. */
  readonly query?: string;
  readonly body?: unknown;
  /** The body as it is sent, where it is not `body` in JSON. */
  readonly payload?: string;
  readonly ifMatch?: string;
  /** Others, or other values of those that the call would have. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Claim token of the declaration that the call is about: its owner shows it. */
  readonly claimToken?: string;
}

/** A declaration of somebody, just made for one cell. */
export interface Declared {
  readonly declarationId: string;
  /** Nobody has it for an agent's declaration. */
  readonly claimToken: string;
}

export interface World {
  readonly app: FastifyInstance;
  readonly password: string;
  readonly agentIds: Readonly<Record<'agent' | 'author' | 'supervisor' | 'colleague', string>>;
  readonly call: (
    caller: Caller,
    route: RouteContract,
    request: CellRequest,
  ) => Promise<LightMyRequestResponse>;
  readonly travellers: (status: 'draft' | 'submitted') => Promise<Declared>;
  readonly agents: () => Promise<Declared>;
  /** Validates a declaration, and proposes a correction of it to a second officer, as a colleague; gives its id. */
  readonly propose: (declarationId: string) => Promise<string>;
  /** Somebody who waits to be approved. */
  readonly pendingAgent: () => Promise<string>;
}

const secret = 'the session secret of the matrix, long enough';
const publicUrl = 'http://localhost:3000';
const password = 'lanterne goulot trottoir biniou';
const quarterMs = 900_000;

function newClaimToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The whole application on a real storage, with people of every kind. */
export async function buildWorld(database: Database): Promise<World> {
  const { run, runList } = database;
  const now = (): Date => new Date();
  const hasher = createPasswordHasher({ memoryKib: 256 });
  const identity = createIdentity({
    run,
    now,
    publicUrl,
    sessionSecret: secret,
    accessTokenSeconds: 900,
    sessionSeconds: 43_200,
    localAccounts: true,
    organisation: { emailDomains: null, sirets: null, idpIds: null },
    supervisors: [],
    sso: null,
    standIn: false,
  });
  const accounts = createAccounts({
    services: identity,
    localAccounts: true,
    domains: null,
    throttle: createThrottle({ run, secret, now }),
    hasher,
    answerSteps: { ask: 1, logIn: 1 },
    onMailQueued: () => undefined,
  });
  const app = await startApp({
    now,
    identity,
    accounts,
    readCaller: identity.readCaller,
    pingDatabase: async () => undefined,
    runList,
    readStatus: statusOn(database),
    declarations: {
      run,
      signer: createCodeSigner([generateKeyPairSync('ed25519').privateKey]),
      mailDomain: 'test.example',
      mailTurns: anyMail,
      logKey: new Uint8Array(32),
      creationsPerMinute: 1_000_000,
      replacementsPerMinute: 1_000_000,
      onMailQueued: () => undefined,
    },
  });

  async function insertAccount(status: string, isSupervisor = false): Promise<string> {
    const id = randomUUID();
    await run({
      text: `with made as (
          insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at, validated_at, is_supervisor_by_gift)
          values ($1::uuid, 'local', $2, $2, 'Jeanne', 'Lemaire', $3, $4::timestamptz, $4::timestamptz, $6) returning id
        )
        insert into local_account (agent_id, password_hash, password_changed_at)
        select id, $5, $4::timestamptz from made`,
      values: [id, `${id}@example.org`, status, now(), await hasher.hash(password), isSupervisor],
    });
    return id;
  }

  /** The token of a session that is really open, as one of our own keys writes it. */
  async function tokenOf(
    agentId: string,
    { issuer = publicUrl, lifeMs = quarterMs }: { issuer?: string; lifeMs?: number } = {},
  ): Promise<string> {
    const sessionId = randomUUID();
    const [row] = await run<{ email: string; status: string }>({
      text: `update agent set status = 'active' from (select id, status from agent where id = $1) as before
        where agent.id = before.id returning agent.email, before.status`,
      values: [agentId],
    });
    const browserHash = hashOf(randomUUID());
    const endsAt = new Date(now().getTime() + 43_200_000);
    await insertSession(run, {
      id: sessionId,
      agentId,
      browserHash,
      at: now(),
      endsAt,
      idToken: null,
      network: '127.0.0.1',
    });
    await run({ text: 'update agent set status = $2 where id = $1', values: [agentId, row?.status] });
    const tokens = createAccessTokens({ key: sessionKeys(secret).access, publicUrl: issuer, now });
    const expiresAt = new Date(now().getTime() + lifeMs);
    return tokens.write({ agentId, sessionId, email: row?.email ?? '', lastRefresh: false, expiresAt });
  }

  const agentIds = {
    agent: await insertAccount('active'),
    author: await insertAccount('active'),
    supervisor: await insertAccount('active', true),
    colleague: await insertAccount('active'),
  };
  const bearers: Readonly<Partial<Record<Caller, string>>> = {
    agent: await tokenOf(agentIds.agent),
    author: await tokenOf(agentIds.author),
    supervisor: await tokenOf(agentIds.supervisor),
    unapproved: await tokenOf(await insertAccount('pending')),
    disabled: await tokenOf(await insertAccount('disabled')),
    expired: await tokenOf(agentIds.agent, { lifeMs: -1_000 }),
    otherIssuer: await tokenOf(agentIds.agent, { issuer: 'https://issuer.example' }),
  };
  const colleague = await tokenOf(agentIds.colleague);
  let calls = 0;

  function claimOf(caller: Caller, token: string | undefined): string | undefined {
    if (['nobody', 'agent', 'author', 'supervisor'].includes(caller)) return undefined;
    return caller === 'stranger' ? newClaimToken() : token;
  }

  const call: World['call'] = (caller, route, request) => {
    calls += 1;
    const claim = claimOf(caller, request.claimToken);
    const bearer = bearers[caller];
    const payload =
      request.payload ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    return app.inject({
      method: route.method,
      url: route.path.replace(/:(\w+)/g, (_, name: string) => request.params?.[name] ?? randomUUID()),
      ...(request.query === undefined ? {} : { query: request.query }),
      remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(claim === undefined ? {} : { 'x-claim-token': claim }),
        ...(request.ifMatch === undefined ? {} : { 'if-match': request.ifMatch }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  async function declare(headers: Readonly<Record<string, string>>, claimToken: string): Promise<Declared> {
    const declarationId = randomUUID();
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/declaration/${declarationId}/`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(declarationBody()),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { declarationId, claimToken };
  }

  return {
    app,
    password,
    agentIds,
    call,
    travellers: async (status) => {
      const claimToken = newClaimToken();
      const headers = { 'x-claim-token': claimToken };
      const declared = await declare(headers, claimToken);
      if (status === 'draft') return declared;
      await app.inject({
        method: 'PATCH',
        url: `/api/declaration/${declared.declarationId}/`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ status }),
      });
      return declared;
    },
    agents: () => declare({ authorization: `Bearer ${bearers.author}` }, newClaimToken()),
    propose: async (declarationId) => {
      const headers = {
        authorization: `Bearer ${colleague}`,
        'content-type': 'application/json',
        'if-match': '*',
      };
      const url = `/api/declaration/${declarationId}/`;
      await app.inject({ method: 'PATCH', url, headers, payload: JSON.stringify({ status: 'validated' }) });
      const free = {
        reason: 'Article rendu au vendeur.',
        corrections: [{ customId: 'a', originalValue: 1 }],
      };
      const asked = await app.inject({
        method: 'POST',
        url: `${url}correction/`,
        headers,
        payload: JSON.stringify(free),
      });
      if (asked.statusCode !== 202) throw new Error(asked.body);
      return asked.json().pendingCorrection;
    },
    pendingAgent: () => insertAccount('pending'),
  };
}
