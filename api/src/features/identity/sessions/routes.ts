import { readOwnAccountRoute, refreshSessionRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { personLimiter, tooManyOfAgent } from '../../../platform/http/by-person';
import { keyedRateLimiter, rateLimiter } from '../../../platform/http/rate-limit';
import { registerRoute } from '../../../platform/http/register-route';
import { findAgent } from '../storage/agent-store';
import { sessionEnded } from './session-problems';
import type { Sessions } from './session-service';

export interface SessionRoutesOptions {
  readonly run: RunStatement;
  readonly sessions: Sessions;
  readonly callsPerMinute: number;
}

/** How many times what one session may be renewed its network may ask for. */
const renewalsOfNetwork = 10;

export function sessionRoutes(
  app: FastifyInstance,
  { run, sessions, callsPerMinute }: SessionRoutesOptions,
): void {
  const limit = { name: 'sessions', perMinute: callsPerMinute };
  const ofNetwork = rateLimiter(app, limit);
  // Not of its agent: whoever holds a copy of a session that ended could spend what that agent is renewed with.
  const ofSession = keyedRateLimiter(app, { name: 'renewals', perMinute: callsPerMinute }, tooManyOfAgent);

  registerRoute(
    app,
    refreshSessionRoute,
    async (request) => {
      // What it is of stands in the body. Known without the database, which is spared what nobody proves.
      const session = await sessions.provenSession(request, request.body);
      await (session === null ? ofNetwork(request) : ofSession(request, session));
      return sessions.refresh(request, request.body);
    },
    {
      // Of the agents of an office too, and of bodies that never reach what is above.
      rateLimit: rateLimiter(app, {
        name: 'renewals-of-network',
        perMinute: renewalsOfNetwork * callsPerMinute,
      }),
    },
  );

  registerRoute(
    app,
    readOwnAccountRoute,
    async (_request, _reply, { agentId }) => {
      const agent = await findAgent(run, agentId);
      if (agent === null) throw sessionEnded();
      return agent;
    },
    { rateLimit: personLimiter(app, limit) },
  );
}
