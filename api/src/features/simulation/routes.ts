import { simulateRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { type SimulationSources, simulate } from './simulate';

export interface SimulationRoutesOptions extends SimulationSources {
  /** Calls that one address may make in a minute. */
  readonly callsPerMinute: number;
}

export function simulationRoutes(app: FastifyInstance, options: SimulationRoutesOptions): void {
  registerRoute(
    app,
    simulateRoute,
    (request, _reply, { kind }) => simulate(request.body, options, { forAgent: kind === 'agent' }),
    { rateLimit: rateLimiter(app, { name: 'simulation', perMinute: options.callsPerMinute }) },
  );
}
