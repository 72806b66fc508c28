import etag from '@fastify/etag';
import {
  type ConfigurationAnswer,
  dayInParis,
  readConfigurationRoute,
  readCurrenciesRoute,
  readProductsRoute,
} from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import { packAnswer, sendPacked } from '../../platform/http/packed-answer';
import { rateLimiter } from '../../platform/http/rate-limit';
import { registerRoute } from '../../platform/http/register-route';

export interface ReferenceSources {
  readonly catalogue: ProductCatalogue;
  readonly currencyTableOn: (day: string) => CurrencyTable;
  readonly matomo: { readonly url: string; readonly siteId: string } | null;
  readonly retentionDays: number;
  readonly draftDays: number;
  readonly accessLogDays: number;
  readonly signIn: ConfigurationAnswer['signIn'];
  readonly now: () => Date;
}

const callsPerMinute = 600;
/** Fresh for five minutes, as the browser's query cache; then revalidated by its tag. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

export async function referenceRoutes(app: FastifyInstance, sources: ReferenceSources): Promise<void> {
  const { catalogue, currencyTableOn, matomo, now, retentionDays, draftDays, accessLogDays, signIn } =
    sources;
  const options = { rateLimit: rateLimiter(app, { name: 'reference', perMinute: callsPerMinute }) };
  // Made while the service starts: the first caller does not wait for it.
  await packAnswer(catalogue);
  registerRoute(
    app,
    readProductsRoute,
    (request, reply) => sendPacked(request, reply.header('cache-control', cacheControl), catalogue),
    options,
  );
  registerRoute(
    app,
    readCurrenciesRoute,
    (request, reply) => {
      const table = currencyTableOn(dayInParis(now()));
      return sendPacked(request, reply.header('cache-control', cacheControl), table);
    },
    options,
  );
  await app.register(async (withTags) => {
    await withTags.register(etag, { weak: true });
    registerRoute(
      withTags,
      readConfigurationRoute,
      (_request, reply) =>
        reply
          .header('cache-control', cacheControl)
          .send({ matomo, retentionDays, draftDays, accessLogDays, signIn }),
      options,
    );
  });
}
