import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestDatabase } from '../../../../test/engines';
import { recordAnswers } from '../../../../test/record-answers';
import { createHttpServer } from '../../../platform/http/create-http-server';
import { allowRateLimits } from '../../../platform/http/rate-limit';
import { createIdentity, type Identity, type IdentityOptions } from '../identity';

/** A clock that stands still until tests set it forward. */
export interface TestClock {
  readonly now: () => Date;
  readonly advance: (seconds: number) => void;
}

export interface CallOptions {
  readonly accessToken?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser of its own: it keeps the cookies that it is given. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  readonly call: (
    method: 'GET' | 'POST',
    url: string,
    options?: CallOptions,
  ) => Promise<LightMyRequestResponse>;
}

export interface IdentityUnderTest {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly clock: TestClock;
  readonly browser: () => TestBrowser;
  readonly countSessions: () => Promise<number>;
}

export const testSecret = 'the session secret of the tests, long enough';
export const testPublicUrl = 'http://localhost:3000';

function newBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (method, url, { accessToken, body, headers = {} } = {}) => {
      const answer = await app.inject({
        method,
        url,
        cookies: Object.fromEntries(cookies),
        headers: {
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

/** Agents' identity alone, on a real storage; every answer is checked against the contract. */
export async function startIdentity(
  { database }: Pick<TestDatabase, 'database'>,
  options: Partial<IdentityOptions> = {},
): Promise<IdentityUnderTest> {
  let atMs = Date.now();
  const now = (): Date => new Date(atMs);
  const identity = createIdentity({
    run: database.run,
    publicUrl: testPublicUrl,
    sessionSecret: testSecret,
    accessTokenSeconds: 900,
    sessionSeconds: 43_200,
    organisation: { emailDomains: ['douane.gouv.example'], sirets: null, idpIds: null },
    supervisors: [],
    localAccounts: false,
    sso: null,
    standIn: false,
    callsPerMinute: 1_000_000,
    now,
    ...options,
  });
  const app = createHttpServer({
    logLevel: 'silent',
    trustProxy: 0,
    headers: {},
    checkAnswers: true,
    isDraining: () => false,
    readCaller: identity.readCaller,
  });
  await allowRateLimits(app);
  await identity.routes(app);
  recordAnswers(app);
  return {
    app,
    identity,
    clock: {
      now,
      advance: (seconds) => {
        atMs += seconds * 1_000;
      },
    },
    browser: () => newBrowser(app),
    countSessions: async () => {
      const [row] = await database.run<{ count: number }>({
        text: 'select count(*)::int as count from agent_session',
        values: [],
      });
      return row?.count ?? Number.NaN;
    },
  };
}
