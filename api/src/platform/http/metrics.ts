import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isPolled, type Overload } from './overload';
import { createRecentRequests, outcomeOf, type RecentRequests } from './recent-requests';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Of the answered calls of people, those asked to come back later. */
  readonly refusedRequests: Counter<'status'>;
  readonly cutRequests: Counter<'method' | 'route' | 'stage'>;
  /** Those of the last minutes, as a person is told of them. */
  readonly recentRequests: RecentRequests;
  readonly jobSeconds: Histogram<'name' | 'outcome'>;
  readonly jobSuccess: Gauge<'name'>;
  readonly jobLateAfter: Gauge<'name'>;
  readonly ratesReads: Counter<'outcome'>;
  readonly ratesFixingAge: Gauge;
  readonly retentionErased: Counter<'rule'>;
  readonly retentionRefused: Gauge<'rule'>;
}

const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const refusalStatuses = ['429', '503'] as const;
const jobBuckets = [0.01, 0.1, 1, 10, 60, 600];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const refusedRequests = new Counter({
    name: 'http_requests_refused_total',
    help: 'Answered calls that were asked to come back later, because there is too much at once or from one address; neither files of the site nor what machines ask',
    labelNames: ['status'],
    registers,
  });
  // A rush is seen from its first refusal: the rate of a series needs what it was before.
  for (const status of refusalStatuses) refusedRequests.inc({ status }, 0);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Duration of the answered requests',
      labelNames: ['method', 'route', 'status'],
      buckets: secondsBuckets,
      registers,
    }),
    refusedRequests,
    cutRequests: new Counter({
      name: 'http_requests_cut_total',
      help: 'Requests whose connection ended before their whole answer, by what was under way: turn, request, work, answer',
      labelNames: ['method', 'route', 'stage'],
      registers,
    }),
    recentRequests: createRecentRequests(),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Duration of what the service does by itself again and again, by outcome: done, failed',
      labelNames: ['name', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last ended as it should; the start of the process before the first time',
      labelNames: ['name'],
      registers,
    }),
    jobLateAfter: new Gauge({
      name: 'job_late_after_seconds',
      help: 'For how long a job may be without a success before it is late',
      labelNames: ['name'],
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
    retentionErased: new Counter({
      name: 'retention_erased_rows_total',
      help: 'Rows erased at the end of their time, by rule',
      labelNames: ['rule'],
      registers,
    }),
    retentionRefused: new Gauge({
      name: 'retention_refused_rows',
      help: 'Rows past their time that retention leaves because they are unusually many, by rule; above 0, somebody must look',
      labelNames: ['rule'],
      registers,
    }),
  };
}

const millisecond = 1_000;

/** What was under way when a connection ended. */
function stageOf(
  { raw }: FastifyRequest,
  { raw: answer }: FastifyReply,
): 'turn' | 'request' | 'work' | 'answer' {
  if (answer.socket === null) return 'turn';
  if (raw.complete === false) return 'request';
  return answer.headersSent ? 'answer' : 'work';
}

/** Of the API: the files of the site, which hardly ever fail, would hide the calls that do. Nor what machines ask again and again. */
function isOfPeople(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') === true && !isPolled(request);
}

/**
 * One log line and one measure for each request, answered or cut short, under the route's pattern: never the address
 * that was typed.
 */
export function observeRequests(
  app: FastifyInstance,
  { requestSeconds, refusedRequests, cutRequests, recentRequests }: Metrics,
): void {
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  app.addHook('onRequest', (request, reply, done) => {
    let isWhole = false;
    reply.raw.once('finish', () => {
      isWhole = true;
    });
    // Not onResponse, which says nothing of the clients that leave.
    reply.raw.once('close', () => {
      const { method } = request;
      const route = request.routeOptions.url ?? 'unmatched';
      const ms = reply.elapsedTime;
      if (!isWhole) {
        const stage = stageOf(request, reply);
        cutRequests.inc({ method, route, stage });
        if (isOfPeople(request)) recentRequests.count('abandoned');
        request.log.info({ method, route, stage, ms: Math.round(ms) }, 'cut short');
        return;
      }
      const key = `${method} ${reply.statusCode} ${route}`;
      let own = series.get(key);
      if (own === undefined) {
        own = requestSeconds.labels(method, route, String(reply.statusCode));
        series.set(key, own);
      }
      own.observe(ms / millisecond);
      if (isOfPeople(request)) {
        const outcome = outcomeOf(reply.raw);
        recentRequests.count(outcome);
        if (outcome === 'refused') refusedRequests.inc({ status: String(reply.statusCode) });
      }
      request.log.info({ method, route, status: reply.statusCode, ms: Math.round(ms) }, 'answer');
    });
    done();
  });
}

/** Shows how many requests are being worked on, of how many connections, and whether all are refused. */
export function measureOverload({ registry }: Metrics, { atOnce, connections, refusesAll }: Overload): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being worked on now, the one that reads this included',
    registers,
    collect() {
      this.set(atOnce());
    },
  });
  new Gauge({
    name: 'http_connections',
    help: 'Connections open now',
    registers,
    collect() {
      this.set(connections());
    },
  });
  new Gauge({
    name: 'http_refuses_all',
    help: '1 when every request but the vital ones has been refused for too long',
    registers,
    collect() {
      this.set(refusesAll() ? 1 : 0);
    },
  });
}
