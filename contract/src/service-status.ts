import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

/** What the service does again and again by itself, beside the requests. */
export const jobNames = [
  'mails',
  'rates',
  'rates-taken-up',
  'totals',
  'leases',
  'counts',
  'clock',
  'sessions',
  'accounts',
  'retention',
  'log-ends',
  'log-cut',
  'report',
] as const;
export type JobName = (typeof jobNames)[number];

/** What is not as it should be, the most urgent first. */
export const concerns = [
  'database-only-reads',
  'no-standby',
  'server-errors',
  'disk-fills-up',
  'requests-refused',
  'slow-database',
  'waits-for-connections',
  'many-leave',
  'job-late',
  'mails-wait',
  'mails-given-up',
  'old-rates',
  'old-tables',
  'retention-refused',
  'old-backup',
  'log-unverified',
] as const;
export type Concern = (typeof concerns)[number];

/** `trouble`: people are hindered now. `watch`: somebody should look within the day. */
export const healths = ['well', 'watch', 'trouble'] as const;
export type ServiceHealth = (typeof healths)[number];

const moment = z.iso.datetime({ offset: true });
const count = z.int();

export const jobStateSchema = z.object({
  /** One of `jobNames`, or what another version of the service calls it. */
  name: z.string(),
  everySeconds: z.number(),
  lastRunAt: z.nullable(moment),
  lastSuccessAt: z.nullable(moment),
  /** How long the last run took. */
  lastSeconds: z.nullable(z.number()),
  /** Null: the job chooses its time by itself. */
  nextAt: z.nullable(moment),
  /** Runs that failed since the last one that did not. */
  failures: count,
});
export type JobState = z.infer<typeof jobStateSchema>;

export const requestCountsSchema = z.object({
  answered: count,
  /** Asked to come back later: too many at once, or from one address. */
  refused: count,
  /** Every other 5xx: a fault of the service, or of what it needs. */
  failed: count,
  /** Whoever asked left before the answer. */
  abandoned: count,
});
export type RequestCounts = z.infer<typeof requestCountsSchema>;

export const connectionCountsSchema = z.object({
  kind: z.string(),
  busy: count,
  idle: count,
  awaited: count,
});

export const serviceStatusSchema = z.object({
  at: moment,
  health: z.enum(healths),
  concerns: z.array(z.enum(concerns)),
  /** Processes that said within three minutes that they serve, the oldest first. */
  processes: z.array(z.object({ startedAt: moment, version: z.string() })),
  /** Name of the last one that was applied. */
  migration: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'server']),
    version: z.string(),
    isPrimary: z.boolean(),
    /** Whether what is written waits for a standby to have it. */
    isSynchronous: z.boolean(),
    standbys: count,
    /** Those of them that have what was written before it is acknowledged; null when the service's role may not know. */
    synchronousStandbys: z.nullable(count),
    latencyMs: z.number(),
    bytes: z.number(),
    /** Of the disk that holds an embedded database. */
    disk: z.nullable(z.object({ freeBytes: z.number(), bytes: z.number() })),
    connections: z.array(connectionCountsSchema),
  }),
  mails: z.object({ waiting: count, refused: count, dead: count, held: count, oldestSeconds: z.number() }),
  jobs: z.array(z.extend(jobStateSchema, { isLate: z.boolean() })),
  rates: z.object({
    isRead: z.boolean(),
    ageDays: z.nullable(count),
    /** The last day that the rates of today hold for. A version that does not say it may answer meanwhile. */
    validTo: z.optional(z.iso.date()),
  }),
  law: z.object({
    /** The day of the last figure that changed, of those that hold today. */
    since: z.iso.date(),
    /** Month of the nomenclature: `2026-11`. */
    nomenclature: z.string(),
  }),
  requests: z.extend(requestCountsSchema, { minutes: count }),
  /** What the installation says of its backups and of the verification of the access log; null when it says nothing. */
  upkeep: z.nullable(z.object({ backupAt: z.nullable(moment), logVerifiedAt: z.nullable(moment) })),
  /** Where the runbook is published; null when the installation names no address. */
  runbook: z.nullable(z.string()),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;

export const readServiceStatusRoute = {
  method: 'GET',
  path: '/api/status/',
  access: 'supervisor',
  summary: 'Whether the service is well, and what is not (supervisors)',
  tag: 'health',
  responses: {
    401: problemSchema,
    403: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
    200: serviceStatusSchema,
  },
} as const satisfies RouteContract;
