import {
  countTakingsRoute,
  dayInParis,
  readTakingsMovementsRoute,
  readTakingsRoute,
  readTakingsSheetRoute,
  type Takings,
  takingsFileName,
} from '@retour/contract';
import type { Office } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { registerRoute } from '../../platform/http/register-route';
import { untilGone } from '../../platform/http/until-gone';
import { queueOf } from '../../platform/threads/document-queues';
import type { Documents } from '../../platform/threads/documents';
import { ThreadRefusal } from '../../platform/threads/thread-pool';
import { countTakings } from './count-takings';
import { movementsCsv } from './movements-csv';
import { sheetDelayed, tooManyMovements } from './problems';
import { readTakings } from './read-takings';
import { describeTakings } from './sheet/described-takings';
import { listCounts } from './storage/list-counts';
import { listEnded } from './storage/list-ended';
import { listMovements } from './storage/list-movements';
import type { TakingsScope } from './storage/read-takings';

export interface TakingsRoutesOptions {
  readonly run: RunStatement;
  /** Where long lists are read. */
  readonly runList: RunStatement;
  readonly documents: Documents;
  readonly offices: readonly Office[];
  readonly readsPerMinute: number;
  readonly now: () => Date;
}

/** Lines of a file: a day of the largest offices has some thousands. */
const maxMovements = 100_000;

/** What was collected in a day: the sheet of officers and supervisors, on screen, as PDF and as CSV, and what they counted. */
export function takingsRoutes(app: FastifyInstance, options: TakingsRoutesOptions): void {
  const { run, runList, documents, offices, now, readsPerMinute: perMinute } = options;
  const reads = { agentLimit: agentReads(app, { name: 'takings', perMinute }) };

  /** Officers read their own; supervisors read everybody's. */
  function scopeOf(
    {
      day = dayInParis(now()),
      office = null,
    }: { day?: string | undefined; office?: string | null | undefined },
    by: AgentCaller,
  ): TakingsScope {
    return { day, officeId: office, agentId: by.role === 'supervisor' ? null : by.agentId };
  }

  const read = (scope: TakingsScope): Promise<Takings> => readTakings(runList, scope, offices);

  registerRoute(app, readTakingsRoute, ({ query }, _reply, by) => read(scopeOf(query, by)), reads);

  registerRoute(
    app,
    readTakingsSheetRoute,
    async (request, reply, by) => {
      const scope = scopeOf(request.query, by);
      const described = describeTakings({ takings: await read(scope), at: now().toISOString() });
      try {
        const { bytes } = await documents.draw(described, queueOf(request, by), untilGone(reply));
        return reply
          .type('application/pdf')
          .header(
            'content-disposition',
            `inline; filename="${takingsFileName(scope.day, scope.officeId, 'pdf')}"`,
          )
          .send(bytes);
      } catch (error) {
        throw error instanceof ThreadRefusal ? sheetDelayed() : error;
      }
    },
    reads,
  );

  registerRoute(
    app,
    readTakingsMovementsRoute,
    async (request, reply, by) => {
      const scope = scopeOf(request.query, by);
      // What moves while both are read is after the last count that is read.
      const counts = await listCounts(runList, scope);
      const at = now();
      const movements = await listMovements(runList, scope, maxMovements + 1);
      const ended = await listEnded(runList, scope, maxMovements + 1);
      if (movements.length > maxMovements || ended.length > maxMovements) throw tooManyMovements();
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${takingsFileName(scope.day, scope.officeId, 'csv')}"`,
        )
        .send(movementsCsv({ movements, counts, ended }, { at, offices }));
    },
    reads,
  );

  registerRoute(app, countTakingsRoute, async ({ body }, _reply, by) => {
    await countTakings({ run, now }, by, body);
    return read(scopeOf({ day: body.day }, by));
  });
}
