import { type HealthAnswer, readLivenessRoute, readReadinessRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error';
import { registerRoute } from '../../platform/http/register-route';

export interface HealthSources {
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
  readonly isDraining: () => boolean;
  /** Whether every other request has been refused for too long. */
  readonly refusesAll: () => boolean;
}

const ok: HealthAnswer = { status: 'ok' };
const retryAfter = { 'retry-after': '2' };

export function healthRoutes(
  app: FastifyInstance,
  { pingDatabase, isDraining, refusesAll }: HealthSources,
): void {
  const options = { vital: true };
  registerRoute(
    app,
    readLivenessRoute,
    () => {
      return ok;
    },
    options,
  );
  registerRoute(
    app,
    readReadinessRoute,
    async () => {
      if (isDraining()) throw new ProblemError('not-ready', { headers: retryAfter });
      if (refusesAll()) throw new ProblemError('overloaded', { headers: retryAfter });
      try {
        await pingDatabase();
      } catch {
        throw new ProblemError('not-ready', { headers: retryAfter });
      }
      return ok;
    },
    options,
  );
}
