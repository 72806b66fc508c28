import { noAllowancesUsedSchema, simulateRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { type SimulationSources, simulate } from './simulate';

export interface SimulationRoutesOptions extends SimulationSources {
  /** Turns that one address may take in a minute: a usual basket takes one. */
  readonly callsPerMinute: number;
}

/** Articles of one turn: what two hundred cost the processor is counted as ten baskets. */
const articlesOfTurn = 20;

/** Refuses what an agent alone says, which no device sends: its schema weighs on none of them. */
const body = z.extend(simulateRoute.body, { allowancesUsed: noAllowancesUsedSchema });

export function simulationRoutes(app: FastifyInstance, options: SimulationRoutesOptions): void {
  const takeTurn = rateLimiter(app, { name: 'simulation', perMinute: options.callsPerMinute });
  registerRoute(
    app,
    { ...simulateRoute, body },
    async (request, _reply, { kind }) => {
      for (let paid = articlesOfTurn; paid < request.body.shoppingProducts.length; paid += articlesOfTurn) {
        await takeTurn(request);
      }
      return simulate(request.body, options, { forAgent: kind === 'agent' });
    },
    { rateLimit: takeTurn },
  );
}
