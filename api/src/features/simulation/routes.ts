import { simulateRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { type SimulationSources, simulate } from './service';

export interface SimulationRoutesOptions extends SimulationSources {
  /** Calls that one address may make in a minute. */
  readonly callsPerMinute: number;
}

export function simulationRoutes(app: FastifyInstance, sources: SimulationRoutesOptions): void {
  const options = { rateLimit: rateLimiter(app, sources.callsPerMinute) };
  registerRoute(app, simulateRoute, ({ body }) => simulate(body, sources, { forAgent: false }), options);
}
