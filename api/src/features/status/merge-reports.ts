import { type JobName, type JobState, minuteMs, type ServiceStatus, secondMs } from '@retour/contract';
import { noRequests } from '../../platform/http/recent-requests';
import { lateAfterMs } from '../../platform/jobs/job-watch';
import { type ProcessReport, processReportSchema } from './process-report';
import type { StoredReport } from './storage/process-reports';

/** A process says every minute that it is there; one that was silent for longer serves no more. */
const aliveMs = 3 * minuteMs;

interface ReadReport extends Omit<StoredReport, 'report'> {
  readonly isAlive: boolean;
  readonly report: ProcessReport;
}

/** Those that this version of the service can read. */
function readable(stored: readonly StoredReport[], now: Date): readonly ReadReport[] {
  return stored.flatMap(({ report, ...times }) => {
    const parsed = processReportSchema.safeParse(report);
    const isAlive = now.getTime() - times.reportedAt.getTime() <= aliveMs;
    return parsed.success ? [{ ...times, isAlive, report: parsed.data }] : [];
  });
}

function latest(moments: readonly (string | null)[]): string | null {
  return moments.reduce<string | null>(
    (one, other) => (other !== null && (one === null || other > one) ? other : one),
    null,
  );
}

function counted<Counts extends Readonly<Record<string, number>>>(
  all: readonly Counts[],
  none: Counts,
): Counts {
  const sums = Object.keys(none).map((key) => [
    key,
    all.reduce((sum, counts) => sum + (counts[key] ?? 0), 0),
  ]);
  return Object.fromEntries(sums) as Counts;
}

type MergedJob = ServiceStatus['jobs'][number];

/** Late when none of these processes has done it. */
function mergeJob(name: string, reports: readonly ReadReport[], now: Date): MergedJob {
  const of = (some: readonly ReadReport[]): readonly JobState[] =>
    some.flatMap(({ report }) => report.jobs.filter((job) => job.name === name));
  const all = of(reports);
  const alive = of(reports.filter(({ isAlive }) => isAlive));
  const last = all.toSorted((a, b) => (a.lastRunAt ?? '').localeCompare(b.lastRunAt ?? '')).at(-1);
  const everySeconds = Math.max(...alive.map((job) => job.everySeconds));
  const lastSuccessAt = latest(all.map((job) => job.lastSuccessAt));
  const begun = reports.filter(({ isAlive }) => isAlive).map(({ startedAt }) => startedAt.getTime());
  const since = lastSuccessAt === null ? Math.min(...begun) : Date.parse(lastSuccessAt);
  return {
    name,
    everySeconds,
    lastRunAt: last?.lastRunAt ?? null,
    lastSuccessAt,
    lastSeconds: last?.lastSeconds ?? null,
    nextAt: alive.flatMap(({ nextAt }) => nextAt ?? []).toSorted()[0] ?? null,
    failures: alive.reduce((sum, { failures }) => sum + failures, 0),
    isLate: now.getTime() - since > lateAfterMs(everySeconds * secondMs),
  };
}

/** What each process does for itself: that another one did it is of no help to it. The rest is done for all, in the database. */
const ownJobs: ReadonlySet<string> = new Set<JobName>(['clock', 'rates-taken-up', 'report']);

/** As it is in the process that has not done it for the longest. */
function worstJob(name: string, alive: readonly ReadReport[], now: Date): readonly MergedJob[] {
  const doing = alive.filter(({ report }) => report.jobs.some((job) => job.name === name));
  return doing
    .map((report) => ({ job: mergeJob(name, [report], now), startedAt: report.startedAt.toISOString() }))
    .toSorted((a, b) =>
      (a.job.lastSuccessAt ?? a.startedAt).localeCompare(b.job.lastSuccessAt ?? b.startedAt),
    )
    .slice(0, 1)
    .map(({ job }) => job);
}

/** Of the process that holds the oldest ones; null when one holds none. */
function oldestRates(alive: readonly ReadReport[]): number | null {
  return alive
    .flatMap(({ report: { ratesAgeDays } }) => (ratesAgeDays === undefined ? [] : [ratesAgeDays]))
    .reduce((one, other) => (one === null || other === null ? null : Math.max(one, other)), 0);
}

function mergeConnections(reports: readonly ReadReport[]): ServiceStatus['database']['connections'] {
  const all = reports.flatMap(({ report }) => report.connections);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    ...counted(
      all
        .filter((counts) => counts.kind === kind)
        .map(({ busy, idle, awaited }) => ({ busy, idle, awaited })),
      { busy: 0, idle: 0, awaited: 0 },
    ),
  }));
}

function mergeUpkeep(reports: readonly ReadReport[]): ServiceStatus['upkeep'] {
  const said = reports.flatMap(({ report }) => (report.upkeep === null ? [] : [report.upkeep]));
  if (said.length === 0) return null;
  return {
    backupAt: latest(said.map(({ backupAt }) => backupAt)),
    logVerifiedAt: latest(said.map(({ logVerifiedAt }) => logVerifiedAt)),
  };
}

export type MergedReports = Pick<ServiceStatus, 'upkeep' | 'jobs' | 'processes'> & {
  readonly requests: ProcessReport['requests'];
  readonly connections: ServiceStatus['database']['connections'];
  readonly ratesAgeDays: number | null;
};

/** What all processes together say of the service: this one says how it is now, whatever it could store of itself. */
export function mergeReports(stored: readonly StoredReport[], own: StoredReport, now: Date): MergedReports {
  const others = stored.filter(({ processId }) => processId !== own.processId);
  const oldestFirst = [...others, own].toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  const reports = readable(oldestFirst, now);
  const alive = reports.filter(({ isAlive }) => isAlive);
  const names = [...new Set(alive.flatMap(({ report }) => report.jobs.map(({ name }) => name)))];
  return {
    processes: alive.map(({ startedAt, report }) => ({
      startedAt: startedAt.toISOString(),
      version: report.version,
    })),
    jobs: names.flatMap((name) =>
      ownJobs.has(name) ? worstJob(name, alive, now) : [mergeJob(name, reports, now)],
    ),
    requests: counted(
      alive.map(({ report }) => report.requests),
      noRequests,
    ),
    connections: mergeConnections(alive),
    upkeep: mergeUpkeep(alive),
    ratesAgeDays: oldestRates(alive),
  };
}
