import {
  correctDeclarationRoute,
  dayInParis,
  eraseDeclarationRoute,
  holdDeclarationRoute,
  listDeclarationsRoute,
  previewCorrectionRoute,
  readDayFiguresRoute,
  readDeclarationHistoryRoute,
  readDeclarationMailsRoute,
  readDeclarationVersionRoute,
  readQueuesRoute,
  readRelatedDeclarationsRoute,
  searchDeclarationsRoute,
  sendReceiptRoute,
  takeNextDeclarationRoute,
} from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { readIfMatch } from '../../platform/http/if-match';
import { registerRoute } from '../../platform/http/register-route';
import type { Requester } from '../declaration/access';
import type { DeclarationContext } from '../declaration/context';
import { readDeclaration } from '../declaration/read-declaration';
import { readHistory } from '../declaration/storage/read-history';
import { withEntityTag } from '../declaration/with-entity-tag';
import { correctDeclaration, previewCorrection } from './correction/correct-declaration';
import { eraseOnRequest } from './erase-on-request';
import { exportRoutes } from './export/export-routes';
import { holdDeclaration } from './lease/hold-declaration';
import { takeNextDeclaration } from './lease/take-next-declaration';
import { loggedListing } from './logged-listing';
import { readDeclarationVersion } from './read-declaration-version';
import { readRelatedDeclarations } from './read-related-declarations';
import { sendReceipt } from './send-receipt';
import { listDeclarations } from './storage/list-declarations';
import { readDayFigures, readQueues } from './storage/read-day-figures';
import { readMails } from './storage/read-mails';

export interface ReviewRoutesOptions extends DeclarationContext {
  readonly runList: RunStatement;
  /** Lists and searches that an agent may ask for in a minute; as many histories, versions and mails, in a count of their own. */
  readonly readsPerMinute: number;
  /** Exports that one supervisor may take in a day. */
  readonly exportsPerDay: number;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
  /** Under which the access log keeps what filters hold. */
  readonly logKey: Uint8Array;
}

function requesterOf(caller: AgentCaller): Requester {
  return { caller, claimToken: undefined };
}

/** What agents alone do with declarations: list, export, history, leases, corrections, figures of a day. */
export function reviewRoutes(app: FastifyInstance, options: ReviewRoutesOptions): void {
  const { run, runList, now, logKey, readsPerMinute: perMinute } = options;
  const lists = { agentLimit: agentReads(app, { name: 'lists', perMinute }) };
  const records = { agentLimit: agentReads(app, { name: 'records', perMinute }) };
  exportRoutes(app, options);

  registerRoute(
    app,
    listDeclarationsRoute,
    async ({ query }, _reply, by) => {
      return listDeclarations(runList, query, loggedListing({ by, query, key: logKey }));
    },
    { ...lists, compressed: true },
  );

  registerRoute(
    app,
    searchDeclarationsRoute,
    async ({ body: query }, _reply, by) => {
      return listDeclarations(runList, query, loggedListing({ by, query, key: logKey }));
    },
    { ...lists, compressed: true },
  );

  registerRoute(
    app,
    readQueuesRoute,
    async () => {
      return readQueues(runList);
    },
    lists,
  );

  registerRoute(
    app,
    readDayFiguresRoute,
    async (request) => {
      return readDayFigures(runList, request.query.day ?? dayInParis(now()));
    },
    lists,
  );

  registerRoute(
    app,
    readDeclarationHistoryRoute,
    async (request, _reply, caller) => {
      const requester = requesterOf(caller);
      const { id } = await readDeclaration(run, request.params.declarationId, requester);
      return { history: await readHistory(run, id) };
    },
    records,
  );

  registerRoute(
    app,
    readDeclarationMailsRoute,
    async (request, _reply, caller) => {
      const requester = requesterOf(caller);
      const { id } = await readDeclaration(run, request.params.declarationId, requester);
      return { mails: await readMails(run, id) };
    },
    records,
  );

  registerRoute(
    app,
    readRelatedDeclarationsRoute,
    async (request, _reply, caller) => {
      return {
        declarations: [...(await readRelatedDeclarations(run, request.params.declarationId, caller))],
      };
    },
    records,
  );

  registerRoute(app, sendReceiptRoute, async (request, _reply, caller) => {
    const requester = requesterOf(caller);
    const mails = await sendReceipt(options, request.params.declarationId, requester);
    options.onMailQueued();
    return { mails };
  });

  registerRoute(
    app,
    readDeclarationVersionRoute,
    async (request, reply, caller) => {
      const requester = requesterOf(caller);
      const { declarationId, version } = request.params;
      return withEntityTag(reply, await readDeclarationVersion(run, declarationId, version, requester));
    },
    records,
  );

  registerRoute(app, takeNextDeclarationRoute, async (request, _reply, by) => {
    return takeNextDeclaration(run, { by, after: request.body.after });
  });

  registerRoute(app, holdDeclarationRoute, async (request, _reply, by) => {
    const { declarationId } = request.params;
    return { heldBy: await holdDeclaration(run, { declarationId, by }) };
  });

  registerRoute(app, previewCorrectionRoute, async (request, _reply, caller) => {
    const requester = requesterOf(caller);
    return previewCorrection(options, {
      reference: request.params.declarationId,
      correction: request.body,
      requester,
      ifMatch: readIfMatch(request.headers['if-match']),
    });
  });

  registerRoute(app, correctDeclarationRoute, async (request, reply, caller) => {
    const requester = requesterOf(caller);
    const corrected = await correctDeclaration(options, {
      reference: request.params.declarationId,
      correction: request.body,
      requester,
      ifMatch: readIfMatch(request.headers['if-match']),
    });
    options.onMailQueued();
    return withEntityTag(reply, corrected);
  });

  registerRoute(app, eraseDeclarationRoute, async (request, reply, caller) => {
    const erased = await eraseOnRequest(options, {
      reference: request.params.declarationId,
      ground: request.body.ground,
      requester: requesterOf(caller),
      log: request.log,
    });
    return withEntityTag(reply, erased);
  });
}
