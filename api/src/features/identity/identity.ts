import cookie from '@fastify/cookie';
import type { ConfigurationAnswer } from '@retour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { clientNetwork } from '../../platform/http/client-network';
import type { IdentityEnvironment, SsoSettings } from './environment';
import { createAccessTokens } from './sessions/access-token';
import { browserCookies } from './sessions/browser-cookie';
import { sessionKeys } from './sessions/keys';
import { sessionRoutes } from './sessions/routes';
import { createSessions, type Sessions, type SignedInAgent } from './sessions/session-service';
import { createProvider, type ProviderOptions } from './sign-in/provider';
import { signInRoutes } from './sign-in/routes';
import { createSignIn } from './sign-in/sign-in-service';
import { emailKey } from './storage/agent-store';

export interface IdentityOptions
  extends Pick<
    IdentityEnvironment,
    'accessTokenSeconds' | 'localAccounts' | 'organisation' | 'sessionSeconds' | 'supervisors'
  > {
  readonly run: RunStatement;
  /** Reads who makes a call that is answered under any load; as any other when it is not given. */
  readonly readUnhindered?: RunStatement;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** What it was, while it is being replaced: what was made with it is still believed. */
  readonly previousSecret?: string | null;
  /** null where only accounts of this installation exist. */
  readonly sso: SsoSettings | null;
  /** Whether `sso` is the bundled stand-in. */
  readonly standIn: boolean;
  readonly now: () => Date;
  readonly providerLimits?: Omit<ProviderOptions, 'settings'>;
  /** Calls of one kind that one address may make in a minute; a whole customs office is one address. */
  readonly callsPerMinute?: number;
}

/** What local accounts are built on. */
export interface IdentityServices {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly readCaller: ReadCaller;
  /** Opens the session of someone who just proved who they are. Throws a 403 for an account that is not active. */
  readonly openSession: Sessions['open'];
  /** Ends every session of an agent, but one if it is given. */
  readonly endSessionsOf: Sessions['endSessionsOf'];
  /** The session that a call carries; null for the public. Throws the 401 of a session that is over. */
  readonly callerSession: Sessions['callerSession'];
}

export interface Identity extends IdentityServices {
  /** Ways to sign in, as the web app learns them. */
  readonly signIn: ConfigurationAnswer['signIn'];
  /** Serves the calls of agents' identity, and those that `more` adds, which may set cookies too. */
  readonly routes: (app: FastifyInstance, more?: (scope: FastifyInstance) => void) => Promise<void>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { run, now, publicUrl, callsPerMinute = 600 } = options;
  const keys = sessionKeys(options.sessionSecret);
  const previous = options.previousSecret == null ? null : sessionKeys(options.previousSecret);
  const cookies = browserCookies(publicUrl);
  const supervisors = new Set(options.supervisors.map(emailKey));
  const sessions = createSessions({
    run,
    readUnhindered: options.readUnhindered ?? run,
    keys,
    previousKeys: previous,
    cookies,
    now,
    accessTokens: createAccessTokens({
      key: keys.access,
      previousKey: previous?.access ?? null,
      publicUrl,
      now,
    }),
    accessTokenSeconds: options.accessTokenSeconds,
    sessionSeconds: options.sessionSeconds,
  });
  const signIn =
    options.sso === null
      ? null
      : createSignIn({
          run,
          sessions,
          cookies,
          publicUrl,
          now,
          provider: createProvider({ ...options.providerLimits, settings: options.sso }),
          acrValues: options.sso.acrValues,
          organisation: options.organisation,
          isSupervisorByRule: (email) => supervisors.has(emailKey(email)),
        });

  async function readCaller(request: FastifyRequest): ReturnType<ReadCaller> {
    const session = await sessions.callerSession(request);
    if (session === null) return { kind: 'public' };
    const { agentId, sessionId, role } = session;
    return { kind: 'agent', agentId, role, sessionId, network: clientNetwork(request.ip) };
  }

  return {
    run,
    now,
    publicUrl,
    readCaller,
    openSession: (request: FastifyRequest, reply: FastifyReply, agent: SignedInAgent) =>
      sessions.open(request, reply, agent),
    endSessionsOf: sessions.endSessionsOf,
    callerSession: sessions.callerSession,
    signIn: { sso: options.sso !== null, standIn: options.standIn, localAccounts: options.localAccounts },
    routes: async (app, more) => {
      await app.register(async (scope) => {
        await scope.register(cookie);
        sessionRoutes(scope, { run, sessions, callsPerMinute });
        signInRoutes(scope, { run, sessions, signIn, publicUrl, now, callsPerMinute });
        more?.(scope);
      });
    },
  };
}
