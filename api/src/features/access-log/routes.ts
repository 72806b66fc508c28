import { readAccessLogRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { registerRoute } from '../../platform/http/register-route';
import { readLog } from './storage/read-log';

export interface AccessLogRoutesOptions {
  readonly runList: RunStatement;
  /** Pages of the log that a supervisor may read in a minute. */
  readonly readsPerMinute: number;
}

/** What supervisors read of the access log. */
export function accessLogRoutes(app: FastifyInstance, options: AccessLogRoutesOptions): void {
  const { runList, readsPerMinute: perMinute } = options;
  registerRoute(
    app,
    readAccessLogRoute,
    (request, _reply, by) => {
      return readLog(runList, request.query, by);
    },
    { agentLimit: agentReads(app, { name: 'access-log', perMinute }), compressed: true },
  );
}
