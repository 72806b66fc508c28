import etag from '@fastify/etag';
import {
  type ConfigurationAnswer,
  readConfigurationRoute,
  readCurrenciesRoute,
  readProductsRoute,
} from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';
import { dayInParis } from '../../platform/paris-time';

export interface ReferenceSources {
  readonly catalogue: ProductCatalogue;
  readonly currencyTableOn: (day: string) => CurrencyTable;
  readonly matomo: { readonly url: string; readonly siteId: string } | null;
  readonly signIn: ConfigurationAnswer['signIn'];
  readonly now: () => Date;
}

const callsPerMinute = 600;
/** Fresh for five minutes, as the browser's query cache; then revalidated by its tag. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

function sendCacheable(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('cache-control', cacheControl).send(answer);
}

export async function referenceRoutes(app: FastifyInstance, sources: ReferenceSources): Promise<void> {
  const { catalogue, currencyTableOn, matomo, now, signIn } = sources;
  const options = { rateLimit: rateLimiter(app, callsPerMinute), compressed: true };
  await app.register(async (tagged) => {
    // One body in several encodings: the tag is weak, the bytes differ.
    await tagged.register(etag, { weak: true });
    registerRoute(tagged, readProductsRoute, (_request, reply) => sendCacheable(reply, catalogue), options);
    registerRoute(
      tagged,
      readCurrenciesRoute,
      (_request, reply) => sendCacheable(reply, currencyTableOn(dayInParis(now()))),
      options,
    );
    registerRoute(
      tagged,
      readConfigurationRoute,
      (_request, reply) => sendCacheable(reply, { matomo, signIn }),
      options,
    );
  });
}
