import { simulateRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { ReadCaller } from '../../platform/caller';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { type SimulationSources, simulate } from './simulate';

export interface SimulationRoutesOptions extends SimulationSources {
  readonly readCaller: ReadCaller;
  /** Calls that one address may make in a minute. */
  readonly callsPerMinute: number;
}

export function simulationRoutes(app: FastifyInstance, options: SimulationRoutesOptions): void {
  registerRoute(
    app,
    simulateRoute,
    async (request) => {
      const { kind } = await options.readCaller(request);
      return simulate(request.body, options, { forAgent: kind === 'agent' });
    },
    { rateLimit: rateLimiter(app, options.callsPerMinute) },
  );
}
