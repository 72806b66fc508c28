import {
  dayInParis,
  exportCutHeader,
  exportDeclarationsRoute,
  exportFileName,
  listExportsRoute,
} from '@retour/contract';
import type { Office } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { agentReads } from '../../../platform/http/agent-reads';
import { registerRoute } from '../../../platform/http/register-route';
import type { DeclarationContext } from '../../declaration/context';
import { nomenclatureOf } from '../../declaration/described-line';
import { countExports, listExports } from '../storage/exports';
import { csvOfList } from './csv-of-list';
import { exportDeclarations } from './export-declarations';

export interface ExportRoutesOptions extends DeclarationContext {
  /** Where long lists are read. */
  readonly runList: RunStatement;
  /** Exports that one supervisor may take in a day. */
  readonly exportsPerDay: number;
  readonly logKey: Uint8Array;
  /** Under which an office is named that took no payment. */
  readonly offices: readonly Office[];
}

/** Of one supervisor: an export reads as much as thousands of pages. */
const exportsPerMinute = 30;

/** Lists that leave the service, and what is kept of it. */
export function exportRoutes(app: FastifyInstance, options: ExportRoutesOptions): void {
  const { run, now, offices, exportsPerDay: perDay } = options;

  registerRoute(
    app,
    exportDeclarationsRoute,
    async (request, reply, by) => {
      const onError = (error: unknown): void =>
        request.log.warn({ err: error }, 'the end of an export is not written');
      const list = await exportDeclarations({ ...options, onError }, { ...request.body, by });
      const name = exportFileName(dayInParis(now()), list.isCut);
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}"`,
          ...(list.isCut ? { [exportCutHeader]: 'true' } : {}),
        })
        .send(csvOfList(list, { nomenclature: nomenclatureOf(options.catalogue), offices }));
    },
    { agentLimit: agentReads(app, { name: 'exports', perMinute: exportsPerMinute }) },
  );

  registerRoute(app, listExportsRoute, async (request, _reply, by) => {
    const taken = await countExports(run, { agentId: by.agentId, day: dayInParis(now()) });
    return { ...(await listExports(run, request.query, by)), left: Math.max(0, perDay - taken), perDay };
  });
}
