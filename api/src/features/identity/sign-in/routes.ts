import { authenticateRoute, initiateSignInRoute, logoutCallbackRoute, logoutRoute } from '@retour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { isLoopback } from '../../../platform/http/loopback';
import { ProblemError } from '../../../platform/http/problem-error';
import { isNavigation } from '../../../platform/http/problem-page';
import { rateLimiter } from '../../../platform/http/rate-limit';
import { registerRoute } from '../../../platform/http/register-route';
import { hashOf } from '../../../platform/random-secret';
import type { Sessions } from '../sessions/session-service';
import { signInExpired, signOutUnknown, ssoNotOffered } from './sign-in-problems';
import type { SignIn } from './sign-in-service';
import { takeSignOut } from './storage/sign-in-store';

export interface SignInRoutesOptions {
  readonly run: RunStatement;
  readonly sessions: Sessions;
  /** null where only accounts of this installation exist. */
  readonly signIn: SignIn | null;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly callsPerMinute: number;
}

export function signInRoutes(app: FastifyInstance, options: SignInRoutesOptions): void {
  const { run, sessions, signIn, publicUrl, now } = options;
  const limited = { rateLimit: rateLimiter(app, { name: 'sign-in', perMinute: options.callsPerMinute }) };
  const loginPage = `${publicUrl}/agent/authentification`;
  const failurePage = (error: string): string => `${loginPage}/retour?error=${error}`;

  const publicName = new URL(publicUrl).hostname;
  /** The provider comes back to the public name; a cookie set under another name of this machine would not be there. */
  const isOtherLoopback = ({ hostname }: FastifyRequest): boolean =>
    hostname !== publicName && isLoopback(hostname) && isLoopback(publicName);
  /** The provider may know the person already: a session is not to be opened by the link of somebody else's page. */
  const isLedByOthers = ({ headers }: FastifyRequest): boolean =>
    headers['sec-fetch-site'] === 'cross-site' && !isLoopback(publicName);

  registerRoute(
    app,
    initiateSignInRoute,
    async (request, reply) => {
      if (signIn === null) throw ssoNotOffered();
      if (isOtherLoopback(request)) return reply.redirect(`${publicUrl}${request.url}`, 302);
      if (isLedByOthers(request)) return reply.redirect(loginPage, 302);
      try {
        const url = await signIn.begin(request, reply, request.query);
        return reply.redirect(url.href, 302);
      } catch (error) {
        // A person who came by a link is told by a page, a program by a problem.
        if (!(error instanceof ProblemError) || !isNavigation(request)) throw error;
        return reply.redirect(failurePage('temporarily_unavailable'), 302);
      }
    },
    limited,
  );

  registerRoute(
    app,
    authenticateRoute,
    async (request, reply) => {
      if (signIn === null) throw ssoNotOffered();
      const { code, state, iss, error, error_description: description } = request.query;
      if (error !== undefined) throw await signIn.fail(request, reply, { error, description, state });
      if (code === undefined || state === undefined) throw signInExpired();
      return signIn.finish(request, reply, { code, state, iss });
    },
    limited,
  );

  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const idToken = await sessions.endOfBrowser(request, reply);
    const url = idToken === null ? null : ((await signIn?.leave(request, idToken)) ?? null);
    // Whoever came by the provider is known there still: its token is lost with a session that ended otherwise.
    return url?.href ?? `${loginPage}/deconnexion?${signIn === null ? 'fin=oui' : 'proconnect=ouvert'}`;
  }

  registerRoute(
    app,
    logoutRoute,
    async (request, reply) => {
      return reply.redirect(await leave(request, reply), 302);
    },
    limited,
  );

  registerRoute(
    app,
    logoutCallbackRoute,
    async (request) => {
      if (!(await takeSignOut(run, hashOf(request.body.state), now()))) throw signOutUnknown();
      return { accepted: true } as const;
    },
    limited,
  );
}
