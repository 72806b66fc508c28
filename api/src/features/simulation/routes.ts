import { noAllowancesUsedSchema, simulateRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { type SimulationSources, simulate } from './simulate';

export interface SimulationRoutesOptions extends SimulationSources {
  /** Calls that one address may make in a minute. */
  readonly callsPerMinute: number;
}

/** Refuses what an agent alone says, which no device sends: its schema weighs on none of them. */
const body = z.extend(simulateRoute.body, { allowancesUsed: noAllowancesUsedSchema });

export function simulationRoutes(app: FastifyInstance, options: SimulationRoutesOptions): void {
  registerRoute(
    app,
    { ...simulateRoute, body },
    (request, _reply, { kind }) => simulate(request.body, options, { forAgent: kind === 'agent' }),
    { rateLimit: rateLimiter(app, { name: 'simulation', perMinute: options.callsPerMinute }) },
  );
}
