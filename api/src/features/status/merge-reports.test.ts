import type { JobName, JobState } from '@retour/contract';
import { expect, it } from 'vitest';
import { noRequests } from '../../platform/http/recent-requests';
import { mergeReports } from './merge-reports';
import type { ProcessReport } from './process-report';
import type { StoredReport } from './storage/process-reports';

const now = new Date('2026-11-24T06:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

function job(name: JobName, success: number | null, failures = 0): JobState {
  return {
    name,
    everySeconds: 60,
    lastRunAt: minutesAgo(1).toISOString(),
    lastSuccessAt: success === null ? null : minutesAgo(success).toISOString(),
    lastSeconds: 1,
    nextAt: now.toISOString(),
    failures,
  };
}

interface Said extends Partial<ProcessReport> {
  readonly id: string;
  /** Minutes since it said so, and since it started. */
  readonly said?: number;
  readonly started?: number;
}

function reportOf({ id, said = 1, started = 60, ...changes }: Said): StoredReport {
  const report = { version: id, jobs: [], requests: noRequests, connections: [], upkeep: null, ...changes };
  return { processId: id, startedAt: minutesAgo(started), reportedAt: minutesAgo(said), report };
}

const own = reportOf({ id: 'own', said: 0, ratesAgeDays: 1 });

it('takes what this process says now, in the place of what it stored', () => {
  const requests = { ...noRequests, answered: 5 };
  const before = reportOf({ id: 'own', version: 'before', requests, ratesAgeDays: 8 });
  const merged = mergeReports([before, reportOf({ id: 'other', started: 90 })], own, now);
  expect(merged.processes.map(({ version }) => version)).toEqual(['other', 'own']);
  expect(merged.requests.answered).toBe(0);
  expect(merged.ratesAgeDays).toBe(1);
});

const jobsOf = (...stored: readonly StoredReport[]) => mergeReports(stored, own, now).jobs;

it.each(['clock', 'rates-taken-up', 'report'] as const)(
  'says of %s, which each process does for itself, how it is where it is worst',
  (name) => {
    const well = reportOf({ id: 'well', jobs: [job(name, 1)] });
    const stuck = (success: number | null, started = 60): StoredReport =>
      reportOf({ id: 'stuck', started, jobs: [job(name, success, 3)] });
    const late = { isLate: true, failures: 3, lastSuccessAt: minutesAgo(8).toISOString() };
    expect(jobsOf(well, stuck(8))).toMatchObject([late]);
    expect(jobsOf(stuck(8), well)).toMatchObject([late]);
    expect(jobsOf(well, stuck(7))).toMatchObject([{ isLate: false, failures: 3 }]);
    expect(jobsOf(well, stuck(null, 8))).toMatchObject([{ isLate: true, lastSuccessAt: null }]);
    expect(jobsOf(well, stuck(null, 0))).toMatchObject([{ isLate: false, failures: 0 }]);
    // It serves no more: nobody is told another moment by it.
    const gone = reportOf({ id: 'gone', said: 4, jobs: [job(name, 60)] });
    expect(jobsOf(well, gone)).toMatchObject([{ isLate: false }]);
  },
);

it('says of what is done for all processes that one of them did it', () => {
  const well = reportOf({ id: 'well', jobs: [job('totals', 1)] });
  const stuck = reportOf({ id: 'stuck', jobs: [job('totals', 60, 3)] });
  expect(jobsOf(well, stuck)).toMatchObject([{ isLate: false, failures: 3 }]);
});

it('says of the rates how old they are where they are oldest', () => {
  const ageOf = (...ages: readonly (number | null | undefined)[]): number | null => {
    const others = ages.map((ratesAgeDays, index) => reportOf({ id: String(index), ratesAgeDays }));
    return mergeReports(others, own, now).ratesAgeDays;
  };
  expect(ageOf()).toBe(1);
  expect(ageOf(0, 9, 2)).toBe(9);
  expect(ageOf(9, null)).toBeNull();
  // Of a version that does not say it.
  expect(ageOf(undefined)).toBe(1);
  expect(mergeReports([reportOf({ id: 'gone', said: 4, ratesAgeDays: 9 })], own, now).ratesAgeDays).toBe(1);
});
