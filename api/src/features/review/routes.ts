import {
  correctDeclarationRoute,
  type DeclarationList,
  type DeclarationListQuery,
  dayInParis,
  decideBatchRoute,
  decideCorrectionProposalRoute,
  eraseDeclarationRoute,
  findRelatedDeclarationsRoute,
  holdDeclarationRoute,
  leaveDeclarationRoute,
  listDeclarationsRoute,
  previewCorrectionRoute,
  printPapersRoute,
  readCorrectionProposalRoute,
  readDayFiguresRoute,
  readDeclarationHistoryRoute,
  readDeclarationMailsRoute,
  readDeclarationVersionRoute,
  readListPreferencesRoute,
  readQueuesRoute,
  readRelatedDeclarationsRoute,
  readUsedAllowancesRoute,
  saveListPreferencesRoute,
  searchDeclarationsRoute,
  sendReceiptRoute,
  takeNextDeclarationRoute,
} from '@retour/contract';
import type { Office } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { clientNetwork } from '../../platform/http/client-network';
import { readIfMatch } from '../../platform/http/if-match';
import { registerRoute } from '../../platform/http/register-route';
import { untilGone } from '../../platform/http/until-gone';
import { queueOf } from '../../platform/threads/document-queues';
import type { Requester } from '../declaration/access';
import { readDeclaration } from '../declaration/read-declaration';
import { withEntityTag } from '../declaration/with-entity-tag';
import { correctDeclaration, previewCorrection } from './correction/correct-declaration';
import { decideProposal } from './correction/decide-proposal';
import { readProposal } from './correction/read-proposal';
import { decideBatch } from './decide-batch';
import { eraseOnRequest } from './erase-on-request';
import { exportRoutes } from './export/export-routes';
import { holdDeclaration } from './lease/hold-declaration';
import { takeNextDeclaration } from './lease/take-next-declaration';
import { loggedListing } from './logged-listing';
import { type PapersContext, printPapers } from './print/print-papers';
import { readDeclarationVersion } from './read-declaration-version';
import { findRelated, readRelatedDeclarations } from './read-related-declarations';
import { readTrail } from './read-trail';
import { readUsedAllowances } from './read-used-allowances';
import { sendReceipt } from './send-receipt';
import { leaveLease } from './storage/leave-lease';
import { listDeclarations } from './storage/list-declarations';
import { readListPreferences, writeListPreferences } from './storage/list-preferences';
import { readDayFigures, readQueues } from './storage/read-day-figures';
import { readMails } from './storage/read-mails';

export interface ReviewRoutesOptions extends PapersContext {
  readonly runList: RunStatement;
  /** Lists and searches that an agent may ask for in a minute; as many histories, versions and mails, in a count of their own. */
  readonly readsPerMinute: number;
  /** Exports that one supervisor may take in a day. */
  readonly exportsPerDay: number;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
  /** Under which the access log keeps what filters hold. */
  readonly logKey: Uint8Array;
  /** Under which an office is named that took no payment. */
  readonly offices: readonly Office[];
}

/** A hundred declarations each: more than a desk decides, and asked again after an answer that was lost. */
const batchesPerMinute = 12;

function requesterOf(caller: AgentCaller): Requester {
  return { caller, claimToken: undefined };
}

/** What agents alone do with declarations: list, export, history, leases, corrections, figures of a day. */
export function reviewRoutes(app: FastifyInstance, options: ReviewRoutesOptions): void {
  const { run, runList, now, logKey, readsPerMinute: perMinute } = options;
  const lists = { agentLimit: agentReads(app, { name: 'lists', perMinute }) };
  const records = { agentLimit: agentReads(app, { name: 'records', perMinute }) };
  exportRoutes(app, options);

  /** How much there is in a list is told to supervisors, as the figures of a day are; how many there are to everybody. */
  async function listFor(by: AgentCaller, query: DeclarationListQuery): Promise<DeclarationList> {
    const listing = loggedListing({ by, query, key: logKey });
    const { amounts, ...list } = await listDeclarations(runList, query, listing);
    return amounts === undefined || by.role !== 'supervisor' ? list : { ...list, amounts };
  }

  registerRoute(
    app,
    listDeclarationsRoute,
    async ({ query }, _reply, by) => {
      return listFor(by, query);
    },
    { ...lists, compressed: true },
  );

  registerRoute(
    app,
    searchDeclarationsRoute,
    async ({ body: query }, _reply, by) => {
      return listFor(by, query);
    },
    { ...lists, compressed: true },
  );

  registerRoute(
    app,
    readQueuesRoute,
    async (_request, _reply, { agentId }) => {
      return readQueues(runList, agentId);
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
      return { history: await readTrail(run, id) };
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

  registerRoute(
    app,
    findRelatedDeclarationsRoute,
    async (request, _reply, caller) => {
      return { declarations: [...(await findRelated(options, request.body, caller))] };
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
    const { after, queue } = request.body;
    return takeNextDeclaration(run, { by, after, queue });
  });

  registerRoute(app, holdDeclarationRoute, async (request, _reply, by) => {
    const { declarationId } = request.params;
    return { heldBy: await holdDeclaration(run, { declarationId, by }) };
  });

  registerRoute(app, leaveDeclarationRoute, async (request, _reply, { agentId }) => {
    await leaveLease(run, { declarationId: request.params.declarationId, agentId });
    return {};
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
    const { declaration, isPending } = await correctDeclaration(options, {
      reference: request.params.declarationId,
      correction: request.body,
      requester,
      ifMatch: readIfMatch(request.headers['if-match']),
    });
    if (isPending) reply.code(202);
    else options.onMailQueued();
    return withEntityTag(reply, declaration);
  });

  registerRoute(
    app,
    readCorrectionProposalRoute,
    async (request, _reply, caller) => {
      const { declarationId: reference, proposalId } = request.params;
      return readProposal(run, { reference, proposalId }, requesterOf(caller));
    },
    records,
  );

  registerRoute(app, decideCorrectionProposalRoute, async (request, reply, caller) => {
    const decided = await decideProposal(options, {
      reference: request.params.declarationId,
      proposalId: request.params.proposalId,
      decided: request.body,
      requester: requesterOf(caller),
    });
    options.onMailQueued();
    return withEntityTag(reply, decided);
  });

  registerRoute(
    app,
    readListPreferencesRoute,
    (_request, _reply, by) => readListPreferences(run, by.agentId),
    records,
  );

  registerRoute(
    app,
    saveListPreferencesRoute,
    async ({ body }, _reply, by) => {
      await writeListPreferences(run, by.agentId, body);
      return readListPreferences(run, by.agentId);
    },
    records,
  );

  registerRoute(
    app,
    decideBatchRoute,
    async (request, _reply, caller) => {
      const results = await decideBatch(options, {
        ...request.body,
        requester: requesterOf(caller),
        network: clientNetwork(request.ip),
        onError: (error) => request.log.error({ err: error }, 'a declaration of a batch was not decided'),
      });
      options.onMailQueued();
      return { results };
    },
    { agentLimit: agentReads(app, { name: 'batches', perMinute: batchesPerMinute }) },
  );

  registerRoute(
    app,
    readUsedAllowancesRoute,
    async (request, _reply, by) => {
      return { declarations: await readUsedAllowances(run, request.body.declarations, by) };
    },
    { agentLimit: agentReads(app, { name: 'used-allowances', perMinute: batchesPerMinute }) },
  );

  registerRoute(
    app,
    printPapersRoute,
    async (request, reply, by) => {
      const { bytes } = await printPapers(options, {
        ...request.body,
        by,
        queue: queueOf(request, by),
        signal: untilGone(reply),
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="declarations-${dayInParis(now())}.pdf"`)
        .send(bytes);
    },
    { agentLimit: agentReads(app, { name: 'papers', perMinute: batchesPerMinute }) },
  );

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
