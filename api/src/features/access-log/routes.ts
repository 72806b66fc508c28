import { readAccessLogRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../platform/database/database';
import { registerRoute } from '../../platform/http/register-route';
import { readLog } from './storage/read-log';

/** What supervisors read of the access log. */
export function accessLogRoutes(app: FastifyInstance, { run }: { readonly run: RunStatement }): void {
  registerRoute(
    app,
    readAccessLogRoute,
    (request, _reply, by) => {
      return readLog(run, request.query, by);
    },
    { compressed: true },
  );
}
