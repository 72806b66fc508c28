import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestDatabase } from '../../../../../test/engines';
import { recordAnswers } from '../../../../../test/record-answers';
import { recordMails } from '../../../../../test/record-mails';
import type { RunStatement } from '../../../../platform/database/database';
import { createHttpServer } from '../../../../platform/http/create-http-server';
import { allowRateLimits } from '../../../../platform/http/rate-limit';
import { deliverMails } from '../../../../platform/mail/deliver-mails';
import { createDevelopmentMailbox } from '../../../../platform/mail/development-mailbox';
import type { Mail, SendMail } from '../../../../platform/mail/mail';
import { createThrottle } from '../../../../platform/throttle/throttle';
import { createIdentity } from '../../identity';
import { createAccounts } from '../accounts';
import type { AnswerSteps } from '../answer-in-step';
import { createPasswordHasher, type PasswordHasher } from '../passwords/password-hasher';

export const publicUrl = 'https://retour.test';
export const goodPassword = 'lanterne goulot trottoir biniou';
export const otherPassword = 'moulin framboise escalier zinc';

/** One browser: it keeps cookies, and the tokens that the web app keeps. */
export interface Browser {
  readonly post: (path: string, body: unknown) => Promise<LightMyRequestResponse>;
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  /** Signs in and keeps the token; gives the status. */
  readonly signIn: (email: string, password?: string) => Promise<number>;
}

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface AccountsUnderTest {
  readonly app: FastifyInstance;
  readonly hasher: PasswordHasher;
  readonly browser: (ip?: string) => Browser;
  /** Delivers what waits and gives the mails that somebody received, newest first. */
  readonly mailsOf: (email: string) => Promise<readonly Mail[]>;
  /** The token of the newest link that somebody received. */
  readonly tokenOf: (email: string) => Promise<string>;
  /** Registers somebody and proves their address. */
  readonly pending: (person?: Partial<Person>) => Promise<Person>;
  /** The same, approved. */
  readonly active: (person?: Partial<Person>) => Promise<Person & { readonly id: string }>;
  /** The same, made a supervisor. */
  readonly supervisor: () => Promise<Person & { readonly id: string }>;
  readonly idOf: (email: string) => Promise<string>;
}

export interface AccountsTestOptions {
  readonly now: () => Date;
  readonly run?: RunStatement;
  readonly localAccounts?: boolean;
  readonly domains?: readonly string[];
  readonly send?: SendMail;
  readonly hasher?: PasswordHasher;
  readonly answerSteps?: AnswerSteps;
}

let people = 0;

/** Somebody who does not exist. */
export function somebody(changes: Partial<Person> = {}): Person {
  people += 1;
  return { email: `personne${people}@example.org`, firstName: 'Jeanne', lastName: 'Lemaire', ...changes };
}

/** An address that no other test counts for. */
export function someAddress(): string {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The calls of identity on a real storage, each answer checked against the contract. */
export async function startAccounts(
  { database }: TestDatabase,
  { now, run = database.run, localAccounts = true, ...options }: AccountsTestOptions,
): Promise<AccountsUnderTest> {
  const hasher = options.hasher ?? createPasswordHasher({ memoryKib: 256, maxWaiting: 1_000 });
  const secret = 'a secret of the tests, long enough';
  const identity = createIdentity({
    run,
    now,
    publicUrl,
    sessionSecret: secret,
    accessTokenSeconds: 900,
    sessionSeconds: 43_200,
    localAccounts,
    organisation: { emailDomains: ['example.org'], sirets: null, idpIds: null },
    supervisors: [],
    sso: null,
    standIn: false,
  });
  const accounts = createAccounts({
    services: identity,
    localAccounts,
    domains: options.domains ?? null,
    throttle: createThrottle({ run, secret, now }),
    hasher,
    answerSteps: options.answerSteps ?? { ask: 1, logIn: 1 },
    onMailQueued: () => undefined,
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
  await identity.routes(app, accounts.routes);
  recordAnswers(app);
  const mailbox = createDevelopmentMailbox(now);

  function browser(ip = someAddress()): Browser {
    const jar = new Map<string, string>();
    let accessToken: string | null = null;

    async function send(
      method: 'GET' | 'POST',
      path: string,
      body?: unknown,
    ): Promise<LightMyRequestResponse> {
      const answer = await app.inject({
        method,
        url: `/api/${path}`,
        remoteAddress: ip,
        headers: {
          cookie: cookieHeader(jar),
          ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return answer;
    }

    return {
      post: (path, body) => send('POST', path, body),
      get: (path) => send('GET', path),
      signIn: async (email, password = goodPassword) => {
        const answer = await send('POST', 'agent/login/', { email, password });
        if (answer.statusCode === 200) accessToken = answer.json().accessToken;
        return answer.statusCode;
      },
    };
  }

  async function mailsOf(email: string): Promise<readonly Mail[]> {
    const failures: object[] = [];
    await deliverMails({
      run: database.run,
      now,
      composers: accounts.composers,
      send: recordMails(options.send ?? mailbox.send),
      onFailure: (delay) => failures.push(delay),
    });
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
    return mailbox.mails().filter(({ to }) => to === email);
  }

  async function tokenOf(email: string): Promise<string> {
    for (const { text } of await mailsOf(email)) {
      const token = /#token=([\w-]+)/.exec(text)?.[1];
      if (token !== undefined) return token;
    }
    throw new Error('no link was sent');
  }

  async function pending(changes: Partial<Person> = {}): Promise<Person> {
    const person = somebody(changes);
    const visitor = browser();
    await visitor.post('agent/register/', person);
    const answer = await visitor.post('email/validate/', {
      token: await tokenOf(person.email),
      password: goodPassword,
      firstName: person.firstName,
      lastName: person.lastName,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return person;
  }

  async function idOf(email: string): Promise<string> {
    const [row] = await database.run<{ id: string }>({
      text: `select id from agent where email = $1`,
      values: [email],
    });
    if (row === undefined) throw new Error('no such agent');
    return row.id;
  }

  async function active(changes: Partial<Person> = {}): Promise<Person & { readonly id: string }> {
    const person = await pending(changes);
    const id = await idOf(person.email);
    await database.run({
      text: `update agent set status = 'active', approved_at = $2 where id = $1`,
      values: [id, now()],
    });
    return { ...person, id };
  }

  return {
    app,
    hasher,
    browser,
    mailsOf,
    tokenOf,
    pending,
    idOf,
    active,
    supervisor: async () => {
      const person = await active();
      await database.run({
        text: 'update agent set is_supervisor_by_gift = true where id = $1',
        values: [person.id],
      });
      return person;
    },
  };
}

/** An agent of the single sign-on, who signs nothing in here. */
export async function insertSsoAgent({ database }: TestDatabase, email: string, at: Date): Promise<string> {
  const id = randomUUID();
  await database.run({
    text: `insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, status, created_at, last_seen_at)
      values ($1::uuid, 'sso', 'https://issuer.example', $1::uuid::text, $2, $2, 'Claire', 'Martin', 'active', $3, $3)`,
    values: [id, email, at],
  });
  return id;
}
