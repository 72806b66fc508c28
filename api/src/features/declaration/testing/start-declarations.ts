import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { anyMail, startApp } from '../../../../test/start-app';
import { statusOn } from '../../../../test/status-on';
import type { AppDependencies } from '../../../app';
import type { ReadCaller } from '../../../platform/caller';
import { shareCounts } from '../../../platform/http/shared-counts';
import { createCodeSigner } from '../code-signer';
import { declarationBody } from './declaration-body';

/** In tests alone: the caller is the agent, or the supervisor, that a header names. */
const agentHeader = 'x-test-agent';
const supervisorHeader = 'x-test-supervisor';
const readTestCaller: ReadCaller = async ({ headers, ip }) => {
  const { [agentHeader]: agent, [supervisorHeader]: supervisor } = headers;
  const place = { sessionId: null, network: ip };
  if (typeof supervisor === 'string')
    return { kind: 'agent', agentId: supervisor, role: 'supervisor', ...place };
  return typeof agent === 'string'
    ? { kind: 'agent', agentId: agent, role: 'agent', ...place }
    : { kind: 'public' };
};

export interface CallOptions {
  readonly token?: string;
  readonly agent?: string;
  readonly supervisor?: string;
  readonly ifMatch?: string;
  /** The address that the call comes from. */
  readonly from?: string;
  readonly body?: unknown;
}

export interface DeclarationsUnderTest {
  readonly app: FastifyInstance;
  readonly call: (
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    /** Below `/api/declaration/`, or from the root. */
    path: string,
    options?: CallOptions,
  ) => Promise<LightMyRequestResponse>;
  /** Creates a draft, and gives its id and its token. */
  readonly draft: (changes?: Readonly<Record<string, unknown>>) => Promise<{ id: string; token: string }>;
  /** Exports the list that filters keep, in the name of a supervisor whom this makes. */
  readonly exported: (filters?: Readonly<Record<string, unknown>>) => Promise<LightMyRequestResponse>;
  /** Creates a declaration and sends it. */
  readonly submitted: (changes?: Readonly<Record<string, unknown>>) => Promise<{ id: string; token: string }>;
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The application on a real storage, without the limits of a network. */
export async function startDeclarations(
  { database }: TestDatabase,
  overrides: Partial<AppDependencies> = {},
  declarations: Partial<AppDependencies['declarations']> = {},
): Promise<DeclarationsUnderTest> {
  const app = await startApp({
    runList: database.runList,
    readStatus: statusOn(database),
    declarations: {
      run: database.run,
      signer: createCodeSigner([generateKeyPairSync('ed25519').privateKey]),
      mailDomain: 'test.example',
      mailTurns: anyMail,
      logKey: new Uint8Array(32),
      creationsPerMinute: 1_000_000,
      replacementsPerMinute: 1_000_000,
      readsPerMinute: 1_000_000,
      onMailQueued: () => undefined,
      ...declarations,
    },
    readCaller: readTestCaller,
    // Counts of its own, as each application in a test is another installation.
    takeShare: shareCounts({ run: database.run, secret: newToken() }),
    ...overrides,
  });

  function call(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    path: string,
    { token, agent, supervisor, ifMatch, from, body }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const options: InjectOptions = {
      method,
      url: path.startsWith('/') ? path : `/api/declaration/${path}`,
      headers: {
        ...(token === undefined ? {} : { 'x-claim-token': token }),
        ...(agent === undefined ? {} : { [agentHeader]: agent }),
        ...(supervisor === undefined ? {} : { [supervisorHeader]: supervisor }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(from === undefined ? {} : { remoteAddress: from }),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    return app.inject(options);
  }

  const draft: DeclarationsUnderTest['draft'] = async (changes = {}) => {
    const id = randomUUID();
    const token = newToken();
    const answer = await call('PUT', `${id}/`, { token, body: declarationBody(changes) });
    if (answer.statusCode !== 200) throw new Error(`draft refused: ${answer.body}`);
    return { id, token };
  };

  return {
    app,
    call,
    draft,
    exported: async (filters = {}) => {
      const supervisor = await insertAgent(database.run, {
        firstName: 'Nadia',
        lastName: 'Roux',
        email: `${randomUUID()}@example.org`,
        isSupervisor: true,
      });
      return call('POST', '/api/review/exports/', { supervisor, body: { filters, reason: 'statistics' } });
    },
    submitted: async (changes) => {
      const { id, token } = await draft(changes);
      const answer = await call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
      if (answer.statusCode !== 200) throw new Error(`submission refused: ${answer.body}`);
      return { id, token };
    },
  };
}
