import { randomUUID } from 'node:crypto';
import { type AgentRole, type SessionTokens, secondMs } from '@retour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { clientNetwork } from '../../../platform/http/client-network';
import { isPolled } from '../../../platform/http/overload';
import { hashOf, randomSecret } from '../../../platform/random-secret';
import type { AccessTokens, TokenBearer } from './access-token';
import type { BrowserCookies } from './browser-cookie';
import { type SessionKeys, seal, unseal } from './keys';
import { type RefreshTokenName, readRefreshToken, writeRefreshToken } from './refresh-token';
import { agentClosed, sessionEnded } from './session-problems';
import {
  type EndReason,
  endSession,
  endSessionOfBrowser,
  endSessionsOfAgent,
  findLiveRole,
  findSession,
  insertSession,
  isClosedToItsAgent,
  type LiveSession,
  rotateSession,
  type SessionKey,
} from './storage/session-store';

export interface SessionOptions {
  readonly run: RunStatement;
  /** Reads who makes a call that is answered under any load. */
  readonly readUnhindered: RunStatement;
  readonly keys: SessionKeys;
  /** Keys of the previous secret, while it is being replaced; null when there is none. */
  readonly previousKeys: SessionKeys | null;
  readonly accessTokens: AccessTokens;
  readonly cookies: BrowserCookies;
  readonly accessTokenSeconds: number;
  readonly sessionSeconds: number;
  readonly now: () => Date;
}

export interface SignedInAgent {
  readonly id: string;
  readonly email: string;
  /** What the provider vouched with, to end its session later. */
  readonly idToken?: string;
}

export interface RefreshRequest {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session that a call carries, and what its agent may do now. */
export interface CallerSession extends TokenBearer {
  readonly role: AgentRole;
}

export interface Sessions {
  /** Opens the session of someone who just proved who they are, in this browser alone. Throws a 403 for a closed agent. */
  readonly open: (
    request: FastifyRequest,
    reply: FastifyReply,
    agent: SignedInAgent,
  ) => Promise<SessionTokens>;
  /** The session of these tokens, over or not, when they and this browser prove it together; else null. Asks no database. */
  readonly provenSession: (request: FastifyRequest, tokens: RefreshRequest) => Promise<string | null>;
  /** Renews a session. Throws the 401 of a session that is over, the 403 of an agent who was closed to who proves that it was theirs. */
  readonly refresh: (request: FastifyRequest, tokens: RefreshRequest) => Promise<SessionTokens>;
  /** The session that a call carries; null for the public. Throws the 401 of a session that is over. */
  readonly callerSession: (request: FastifyRequest) => Promise<CallerSession | null>;
  /** Ends the session of this browser; gives the provider's id token, null without one. */
  readonly endOfBrowser: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  readonly endSessionsOf: (agentId: string, exceptSessionId?: string) => Promise<void>;
}

/** What the tokens of a session and the secret of its browser prove together. */
interface ProvenSession extends TokenBearer {
  readonly name: RefreshTokenName;
  readonly secret: string;
}

const browserCookie = { name: 'agent-browser', sameSite: 'strict' } as const;
const graceMs = 10_000;

export function createSessions(options: SessionOptions): Sessions {
  const { run, readUnhindered, keys, previousKeys, accessTokens, cookies, now } = options;
  const believed = previousKeys === null ? [keys] : [keys, previousKeys];

  /** The value, read with the first accepted key that can; null when none can. */
  function firstOf<Read>(read: (known: SessionKeys) => Read | null): Read | null {
    for (const known of believed) {
      const found = read(known);
      if (found !== null) return found;
    }
    return null;
  }
  const known = new WeakMap<FastifyRequest, Promise<CallerSession | null>>();

  async function tokensOf(
    session: Pick<LiveSession, 'id' | 'agentId' | 'email' | 'generation' | 'endsAt'>,
    browserSecret: string,
  ): Promise<SessionTokens> {
    const full = new Date(now().getTime() + options.accessTokenSeconds * secondMs);
    const lastRefresh = full >= session.endsAt;
    const name = { sessionId: session.id, generation: session.generation };
    const accessToken = await accessTokens.write({
      agentId: session.agentId,
      sessionId: session.id,
      email: session.email,
      lastRefresh,
      expiresAt: lastRefresh ? session.endsAt : full,
    });
    return {
      accessToken,
      refreshToken: writeRefreshToken(keys.refresh, name, browserSecret),
      lastRefresh,
    };
  }

  async function endHeld(request: FastifyRequest, reason: EndReason): Promise<string | null> {
    const secret = cookies.read(request, browserCookie.name);
    if (secret === null) return null;
    const sealed = await endSessionOfBrowser(run, {
      browserHash: hashOf(secret),
      reason,
      at: now(),
      network: clientNetwork(request.ip),
    });
    if (sealed === undefined || sealed === null) return null;
    return firstOf((known) => unseal(known, sealed));
  }

  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    agent: SignedInAgent,
  ): Promise<SessionTokens> {
    await endHeld(request, 'signed-in-again');
    const secret = randomSecret();
    const at = now();
    const endsAt = new Date(at.getTime() + options.sessionSeconds * secondMs);
    const id = randomUUID();
    const isOpen = await insertSession(run, {
      id,
      agentId: agent.id,
      browserHash: hashOf(secret),
      at,
      endsAt,
      idToken: agent.idToken === undefined ? null : seal(keys, agent.idToken),
      network: clientNetwork(request.ip),
    });
    if (!isOpen) throw agentClosed();
    request.log.info({ session: id }, 'a session was opened');
    cookies.write(reply, { ...browserCookie, value: secret, seconds: options.sessionSeconds });
    return tokensOf({ id, agentId: agent.id, email: agent.email, generation: 0, endsAt }, secret);
  }

  /** The token of this generation was replaced already: by another tab just now, or long ago. */
  async function afterReplacement(
    key: SessionKey,
    generation: number,
    { ip, log }: FastifyRequest,
  ): Promise<LiveSession | null> {
    const session = await findSession(run, key);
    if (session === null) return null;
    const isJustReplaced =
      session.generation === generation + 1 && key.now.getTime() - session.rotatedAt.getTime() <= graceMs;
    if (isJustReplaced) return session;
    if (generation < session.generation) {
      await endSession(run, {
        id: session.id,
        reason: 'token-reused',
        at: key.now,
        network: clientNetwork(ip),
      });
      log.warn('a refresh token was used again after its replacement: its session is ended');
    }
    return null;
  }

  async function prove(request: FastifyRequest, tokens: RefreshRequest): Promise<ProvenSession | null> {
    const secret = cookies.read(request, browserCookie.name);
    if (secret === null) return null;
    const name = firstOf((known) => readRefreshToken(known.refresh, tokens.refreshToken, secret));
    const bearer = await accessTokens.readExpired(tokens.accessToken);
    return name === null || bearer?.sessionId !== name.sessionId ? null : { ...bearer, name, secret };
  }

  async function refresh(request: FastifyRequest, tokens: RefreshRequest): Promise<SessionTokens> {
    const proven = await prove(request, tokens);
    if (proven === null) throw sessionEnded();
    const { name, secret } = proven;
    const key = { id: name.sessionId, browserHash: hashOf(secret), now: now() };
    const session =
      (await rotateSession(run, { ...key, generation: name.generation })) ??
      (await afterReplacement(key, name.generation, request));
    if (session === null) throw (await isClosedToItsAgent(run, key)) ? agentClosed() : sessionEnded();
    return tokensOf(session, secret);
  }

  async function readSession(request: FastifyRequest): Promise<CallerSession | null> {
    const { authorization } = request.headers;
    if (authorization === undefined || !/^bearer(\s|$)/i.test(authorization)) return null;
    const bearer = await accessTokens.read(authorization.slice('bearer '.length).trim());
    const read = isPolled(request) ? readUnhindered : run;
    const role = bearer === null ? null : await findLiveRole(read, { ...bearer, now: now() });
    if (bearer === null || role === null) throw sessionEnded();
    return { ...bearer, role };
  }

  return {
    open,
    provenSession: async (request, tokens) => (await prove(request, tokens))?.sessionId ?? null,
    refresh,
    callerSession: (request) => {
      const found = known.get(request) ?? readSession(request);
      known.set(request, found);
      return found;
    },
    endOfBrowser: async (request, reply) => {
      // Cleared only where it came: a page of another site may lead here, without the cookie, to have it cleared.
      if (cookies.read(request, browserCookie.name) === null) return null;
      cookies.clear(reply, browserCookie);
      return endHeld(request, 'logout');
    },
    endSessionsOf: (agentId, exceptSessionId) =>
      endSessionsOfAgent(run, { agentId, except: exceptSessionId ?? null, at: now() }),
  };
}
