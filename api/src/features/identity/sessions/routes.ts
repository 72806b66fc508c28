import { readOwnAccountRoute, refreshSessionRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { rateLimiter } from '../../../platform/http/rate-limit';
import { registerRoute } from '../../../platform/http/register-route';
import { findAgent } from '../storage/agent-store';
import { sessionEnded } from './session-problems';
import type { Sessions } from './session-service';

export interface SessionRoutesOptions {
  readonly run: RunStatement;
  readonly sessions: Sessions;
  readonly callsPerMinute: number;
}

export function sessionRoutes(
  app: FastifyInstance,
  { run, sessions, callsPerMinute }: SessionRoutesOptions,
): void {
  const options = { rateLimit: rateLimiter(app, { name: 'sessions', perMinute: callsPerMinute }) };

  registerRoute(
    app,
    refreshSessionRoute,
    async (request) => {
      return sessions.refresh(request, request.body);
    },
    options,
  );

  registerRoute(
    app,
    readOwnAccountRoute,
    async (_request, _reply, { agentId }) => {
      const agent = await findAgent(run, agentId);
      if (agent === null) throw sessionEnded();
      return agent;
    },
    options,
  );
}
