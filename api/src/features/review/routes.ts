import {
  contactSupportRoute,
  readDayFiguresRoute,
  readProductHistoryRoute,
  saveProductLookupRoute,
} from '@retour/contract';
import type { ProductCatalogue } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { ReadCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { registerRoute } from '../../platform/http/register-route';
import { dayInParis } from '../../platform/paris-time';
import { requireAgent } from '../../platform/require-agent';
import { queueContactMails } from './contact/queue-contact-mails';
import { readDayFigures } from './day-figures';
import { readProductHistory, saveProductLookup } from './product-history';

export interface ReviewRoutesOptions {
  readonly run: RunStatement;
  readonly readCaller: ReadCaller;
  readonly catalogue: ProductCatalogue;
  readonly now: () => Date;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
  /** Where messages to the support go. */
  readonly supportEmail: string;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
}

/** What agents' workspace asks beside declarations: figures of a day, products looked up, messages to the support. */
export function reviewRoutes(app: FastifyInstance, options: ReviewRoutesOptions): void {
  const { run, readCaller, catalogue, now } = options;

  registerRoute(app, readDayFiguresRoute, async (request, reply) => {
    await requireAgent(request, readCaller);
    reply.header('cache-control', 'no-store');
    return readDayFigures(run, request.query.day ?? dayInParis(now()));
  });

  registerRoute(app, readProductHistoryRoute, async (request, reply) => {
    const { agentId } = await requireAgent(request, readCaller);
    reply.header('cache-control', 'no-store');
    return { productsHistory: await readProductHistory(run, agentId) };
  });

  registerRoute(app, saveProductLookupRoute, async (request, reply) => {
    const { agentId } = await requireAgent(request, readCaller);
    await saveProductLookup(run, catalogue, { agentId, at: now(), ...request.body });
    reply.header('cache-control', 'no-store');
    return { productsHistory: await readProductHistory(run, agentId) };
  });

  registerRoute(app, contactSupportRoute, async (request, reply) => {
    const { agentId } = await requireAgent(request, readCaller);
    await queueContactMails(options, { agentId, ...request.body });
    options.onMailQueued();
    reply.header('cache-control', 'no-store');
    return { accepted: true as const };
  });
}
