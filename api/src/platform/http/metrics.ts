import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly ratesReads: Counter<'outcome'>;
  readonly ratesFixingAge: Gauge;
}

const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Duration of the answered requests',
      labelNames: ['method', 'route', 'status'],
      buckets: secondsBuckets,
      registers,
    }),
    ratesReads: new Counter({
      name: 'exchange_rates_reads_total',
      help: 'Tries to read the exchange rates, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    ratesFixingAge: new Gauge({
      name: 'exchange_rates_fixing_age_days',
      help: 'Days since the newest fixing of the exchange rates in store; -1 when there is none',
      registers,
    }),
  };
}

const millisecond = 1_000;

/** One log line and one measure for each answer, under the route's pattern: never the address that was typed. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const ms = reply.elapsedTime;
    const { method } = request;
    const key = `${method} ${reply.statusCode} ${route}`;
    let own = series.get(key);
    if (own === undefined) {
      own = metrics.requestSeconds.labels(method, route, String(reply.statusCode));
      series.set(key, own);
    }
    own.observe(ms / millisecond);
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(ms) }, 'answer');
    done();
  });
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Prometheus reads the process from its own machine; through a proxy the page does not exist. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { headers, socket } = request.raw;
    const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (proxied || !loopback.has(socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
