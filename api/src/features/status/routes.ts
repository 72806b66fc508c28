import { readServiceStatusRoute, type ServiceStatus } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { agentReads } from '../../platform/http/agent-reads';
import { registerRoute } from '../../platform/http/register-route';

export interface StatusRoutesOptions {
  readonly readStatus: () => Promise<ServiceStatus>;
  /** Times that a supervisor may ask in a minute: the page asks by itself. */
  readonly readsPerMinute: number;
}

/** How the service is, for supervisors. */
export function statusRoutes(
  app: FastifyInstance,
  { readStatus, readsPerMinute }: StatusRoutesOptions,
): void {
  const agentLimit = agentReads(app, { name: 'service-status', perMinute: readsPerMinute });
  let asked: Promise<ServiceStatus> | null = null;
  registerRoute(
    app,
    readServiceStatusRoute,
    () => {
      // Those who ask at the same moment are told the same.
      asked ??= readStatus().finally(() => {
        asked = null;
      });
      return asked;
    },
    { agentLimit, vital: true },
  );
}
