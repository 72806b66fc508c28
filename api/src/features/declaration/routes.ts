import {
  changeDeclarationStatusRoute,
  claimTokenHeader,
  documentFileName,
  putDeclarationRoute,
  readDeclarationRoute,
  readReceiptRoute,
  readSigningKeysRoute,
} from '@retour/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/caller';
import { personLimiter } from '../../platform/http/by-person';
import { clientNetwork } from '../../platform/http/client-network';
import { readIfMatch } from '../../platform/http/if-match';
import { isHeld } from '../../platform/http/if-none-match';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { untilGone } from '../../platform/http/until-gone';
import { queueOf } from '../../platform/threads/document-queues';
import type { Requester } from './access';
import { changeDeclarationStatus } from './change-declaration-status';
import type { DeclarationContext } from './context';
import { nomenclatureOf } from './described-line';
import { hasMail } from './mails/declaration-mails';
import { publishedKeys } from './published-keys';
import { putDeclaration } from './put-declaration';
import { type PutLimits, putLimits } from './put-limits';
import { readDeclaration, shownTo } from './read-declaration';
import type { Receipts } from './receipt/receipts';
import { declarationFinder } from './storage/find-declaration';
import { declarationInserter } from './storage/insert-declaration';
import { readCorrections } from './storage/read-corrections';
import { withEntityTag } from './with-entity-tag';

export interface DeclarationRoutesOptions extends DeclarationContext, Omit<PutLimits, 'reads'> {
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
  readonly receipts: Receipts;
  /**
   * Calls that read a declaration or change its status, of a network or of one agent, and those of a network that read the keys of
   * codes; 1 200 each unless told.
   */
  readonly readsPerMinute?: number;
}

/** An airport's Wi-Fi is one address, and each traveller follows a status live. Agents, whose office is one too, are counted one by one. */
const usualReads = 1_200;
const receiptsPerMinute = 120;

function headerOf(request: { headers: Record<string, unknown> }, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function requesterOf(request: FastifyRequest, caller: Caller): Requester {
  return { caller, claimToken: headerOf(request, claimTokenHeader) };
}

export function declarationRoutes(app: FastifyInstance, options: DeclarationRoutesOptions): void {
  const { run, readsPerMinute = usualReads } = options;
  const putContext = { ...options, find: declarationFinder(run), insert: declarationInserter(run) };
  const reads = { rateLimit: personLimiter(app, { name: 'declaration-reads', perMinute: readsPerMinute }) };
  const countsOfPut = putLimits(app, { ...options, reads: reads.rateLimit });
  const receiptReads = { rateLimit: personLimiter(app, { name: 'receipts', perMinute: receiptsPerMinute }) };
  const keyReads = { rateLimit: rateLimiter(app, { name: 'signing-keys', perMinute: readsPerMinute }) };
  const nomenclature = nomenclatureOf(options.catalogue);

  registerRoute(app, putDeclarationRoute, async (request, reply, caller) => {
    const requester = requesterOf(request, caller);
    const id = request.params.declarationId;
    const { declaration, claimToken } = await putDeclaration(putContext, {
      id,
      body: request.body,
      requester,
      ifMatch: readIfMatch(headerOf(request, 'if-match')),
      counts: countsOfPut(request, requester, id),
    });
    const shown = shownTo(withEntityTag(reply, declaration), requester);
    return claimToken === undefined ? shown : { ...shown, claimToken };
  });

  registerRoute(
    app,
    readDeclarationRoute,
    async (request, reply, caller) => {
      const requester = requesterOf(request, caller);
      const declaration = await readDeclaration(run, request.params.declarationId, requester);
      const shown = shownTo(withEntityTag(reply, declaration), requester);
      const corrections = await readCorrections(run, declaration);
      return corrections.length === 0 ? shown : { ...shown, corrections: [...corrections] };
    },
    reads,
  );

  registerRoute(
    app,
    changeDeclarationStatusRoute,
    async (request, reply, caller) => {
      const requester = requesterOf(request, caller);
      const declaration = await changeDeclarationStatus(options, {
        id: request.params.declarationId,
        change: request.body,
        requester,
        network: clientNetwork(request.ip),
        ifMatch: readIfMatch(headerOf(request, 'if-match')),
      });
      if (hasMail(declaration.status)) options.onMailQueued();
      return shownTo(withEntityTag(reply, declaration), requester);
    },
    reads,
  );

  registerRoute(
    app,
    readReceiptRoute,
    async (request, reply, caller) => {
      const requester = requesterOf(request, caller);
      const declaration = await readDeclaration(run, request.params.declarationId, requester, {
        action: 'document-read',
      });
      const corrections = await readCorrections(run, declaration);
      // Asked for only once the declaration was read anew, by somebody who may: no document outlives what it tells.
      const { bytes, tag } = await options.receipts.of(
        { declaration, nomenclature, corrections, isAtDesk: caller.kind === 'agent' },
        queueOf(request, caller),
        untilGone(reply),
      );
      reply.header('etag', tag);
      if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${documentFileName(declaration)}"`)
        .send(bytes);
    },
    receiptReads,
  );

  registerRoute(
    app,
    readSigningKeysRoute,
    async (_request, reply) => {
      // Cached for a short time only, so that a revoked key is soon known.
      reply.header('cache-control', 'public, max-age=300');
      return publishedKeys(options);
    },
    keyReads,
  );
}
