import { randomUUID } from 'node:crypto';
import { type SignedIn, secondMs } from '@retour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import type { ProblemError } from '../../../platform/http/problem-error';
import { hashOf, randomSecret } from '../../../platform/random-secret';
import type { Organisation } from '../environment';
import type { BrowserCookies } from '../sessions/browser-cookie';
import { agentClosed } from '../sessions/session-problems';
import type { Sessions } from '../sessions/session-service';
import { explainFailure, explainProviderError, logReason } from './explain-failure';
import { isOfOrganisation, readIdentity } from './identity-claims';
import type { ProvedPerson, Provider } from './provider';
import { readReturnTo } from './return-to';
import { agentNotAllowed, assuranceTooLow, providerUnavailable, signInExpired } from './sign-in-problems';
import {
  findSsoAgentId,
  type PendingSignIn,
  recordSsoAgent,
  saveSignIn,
  saveSignOut,
  takeSignIn,
} from './storage/sign-in-store';

export interface SignInOptions {
  readonly run: RunStatement;
  readonly provider: Provider;
  readonly acrValues: readonly string[];
  readonly organisation: Organisation;
  /** Whether the rules of the installation make a supervisor of who has this address. */
  readonly isSupervisorByRule: (email: string) => boolean;
  readonly sessions: Sessions;
  readonly cookies: BrowserCookies;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** What the provider sent the browser back with. */
export interface AuthenticationAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** What the provider sent the browser back with in the place of a code. */
export interface AuthenticationFailure {
  readonly error: string;
  readonly description?: string | undefined;
  readonly state?: string | undefined;
}

export interface WantedSignIn {
  /** The page to come back to. */
  readonly returnTo?: string | undefined;
  /** `other`: the provider asks who it is, whoever it knows. */
  readonly account?: 'other' | undefined;
}

export interface SignIn {
  /** Where the browser must go to sign in. Throws the 503 of a provider that cannot be reached. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply, wanted: WantedSignIn) => Promise<URL>;
  /** Opens a session, once. Throws the problem that says why it does not. */
  readonly finish: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: AuthenticationAnswer,
  ) => Promise<SignedIn>;
  /** Ends a sign-in that the provider did not finish, and says why; of one that is not known here, that alone. */
  readonly fail: (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: AuthenticationFailure,
  ) => Promise<ProblemError>;
  /** Where the browser must go to end the provider's session too; null when there is nowhere to go. */
  readonly leave: (request: FastifyRequest, idToken: string) => Promise<URL | null>;
}

const signInSeconds = 600;
const signOutSeconds = 600;

/** Each sign-in has its cookie, so that two tabs may sign in at once. */
function cookieOf(state: string): { readonly name: string; readonly sameSite: 'lax' } {
  return { name: `sign-in-${state.slice(0, 8)}`, sameSite: 'lax' };
}

function refused({ log }: FastifyRequest, problem: ProblemError): ProblemError {
  log.warn({ reason: problem.code }, 'a sign-in was refused');
  return problem;
}

export function createSignIn(options: SignInOptions): SignIn {
  const { run, provider, cookies, sessions, now } = options;
  const redirectUri = `${options.publicUrl}/agent/authentification/retour`;
  const postLogoutRedirectUri = `${options.publicUrl}/agent/authentification/deconnexion`;

  async function takePending(
    request: FastifyRequest,
    reply: FastifyReply,
    state: string,
  ): Promise<PendingSignIn> {
    const browser = /^[\w-]{43}$/.test(state) ? cookies.read(request, cookieOf(state).name) : null;
    if (browser === null) throw signInExpired();
    cookies.clear(reply, cookieOf(state));
    const pending = await takeSignIn(run, {
      stateHash: hashOf(state),
      browserHash: hashOf(browser),
      now: now(),
    });
    if (pending === null) throw signInExpired();
    return pending;
  }

  async function prove(
    request: FastifyRequest,
    { code, state, iss }: AuthenticationAnswer,
    pending: PendingSignIn,
  ): Promise<ProvedPerson> {
    const parameters = { code, state, ...(iss === undefined ? {} : { iss }) };
    try {
      return await provider.exchange({ redirectUri, parameters, state, ...pending });
    } catch (error) {
      request.log.warn({ reason: logReason(error) }, 'a sign-in failed');
      throw explainFailure(error);
    }
  }

  /** Someone who is not, or no longer, of the organisation keeps nothing. */
  async function forget(person: ProvedPerson): Promise<void> {
    const agentId = await findSsoAgentId(run, person);
    if (agentId !== null) await sessions.endSessionsOf(agentId);
  }

  return {
    begin: async (request, reply, { returnTo, account }) => {
      const [state, nonce, browser] = [randomSecret(), randomSecret(), randomSecret()];
      const authorization = await provider
        .authorizationUrl({ redirectUri, state, nonce, isAnew: account === 'other' })
        .catch((error: unknown) => {
          request.log.warn({ reason: logReason(error) }, 'the sign-in provider cannot be used');
          throw providerUnavailable();
        });
      await saveSignIn(run, {
        stateHash: hashOf(state),
        browserHash: hashOf(browser),
        nonce,
        codeVerifier: authorization.codeVerifier,
        returnTo: readReturnTo(returnTo),
        expiresAt: new Date(now().getTime() + signInSeconds * secondMs),
      });
      cookies.write(reply, { ...cookieOf(state), value: browser, seconds: signInSeconds });
      return authorization.url;
    },

    finish: async (request, reply, answer) => {
      const pending = await takePending(request, reply, answer.state);
      const person = await prove(request, answer, pending);
      if (person.acr === null || !options.acrValues.includes(person.acr)) {
        throw refused(request, assuranceTooLow());
      }
      const identity = readIdentity(person, person.claims);
      if (identity === null || !isOfOrganisation(options.organisation, identity)) {
        await forget(person);
        throw refused(request, agentNotAllowed());
      }
      const isSupervisor = options.isSupervisorByRule(identity.email);
      const agent = await recordSsoAgent(run, { ...identity, isSupervisor, id: randomUUID(), at: now() });
      if (agent.status !== 'active') throw refused(request, agentClosed());
      const tokens = await sessions.open(request, reply, { ...agent, idToken: person.idToken });
      return { ...tokens, ...(pending.returnTo === null ? {} : { returnTo: pending.returnTo }) };
    },

    fail: async (request, reply, { error, description, state = '' }) => {
      await takePending(request, reply, state);
      return refused(request, explainProviderError(error, description));
    },

    leave: async (request, idToken) => {
      const state = randomSecret();
      try {
        const url = await provider.endSessionUrl({ idToken, state, postLogoutRedirectUri });
        if (url === null) return null;
        const expiresAt = new Date(now().getTime() + signOutSeconds * secondMs);
        await saveSignOut(run, hashOf(state), expiresAt);
        return url;
      } catch (error) {
        request.log.warn({ reason: logReason(error) }, 'the session at the provider was not ended');
        return null;
      }
    },
  };
}
