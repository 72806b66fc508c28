import { readProductHistoryRoute, saveProductLookupRoute } from '@retour/contract';
import type { ProductCatalogue } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { registerRoute } from '../../platform/http/register-route';
import { saveProductLookup } from './save-product-lookup';
import { readProductHistory } from './storage/product-lookups';

export interface NomenclatureRoutesOptions {
  readonly run: RunStatement;
  /** Lookups that an agent may note or read in a minute. */
  readonly readsPerMinute: number;
  readonly catalogue: ProductCatalogue;
  readonly now: () => Date;
}

/** The products that an agent looked up in the nomenclature. */
export function nomenclatureRoutes(app: FastifyInstance, options: NomenclatureRoutesOptions): void {
  const { run, catalogue, now, readsPerMinute: perMinute } = options;
  const lookups = { agentLimit: agentReads(app, { name: 'lookups', perMinute }) };

  registerRoute(
    app,
    readProductHistoryRoute,
    async (_request, _reply, { agentId }) => {
      return { productsHistory: await readProductHistory(run, agentId) };
    },
    lookups,
  );

  registerRoute(
    app,
    saveProductLookupRoute,
    async (request, _reply, { agentId }) => {
      await saveProductLookup(run, catalogue, { agentId, at: now(), ...request.body });
      return { productsHistory: await readProductHistory(run, agentId) };
    },
    lookups,
  );
}
