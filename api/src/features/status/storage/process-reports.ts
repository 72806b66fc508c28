import type { RunStatement } from '../../../platform/database/database';

export interface StoredReport {
  readonly processId: string;
  readonly startedAt: Date;
  readonly reportedAt: Date;
  /** As the process wrote it, of whatever version it is. */
  readonly report: unknown;
}

/** Keeps what a process says of itself, in the place of what it said before. */
export async function saveReport(
  run: RunStatement,
  { processId, startedAt, reportedAt, report }: StoredReport,
): Promise<void> {
  await run({
    name: 'save-process-report',
    text: `insert into process_report (process_id, started_at, reported_at, report) values ($1, $2, $3, $4)
      on conflict (process_id) do update set reported_at = excluded.reported_at, report = excluded.report`,
    values: [processId, startedAt, reportedAt, JSON.stringify(report)],
  });
}

/** Those of the processes that serve, and of those that did not long ago. */
export async function readReports(run: RunStatement): Promise<readonly StoredReport[]> {
  return run<StoredReport>({
    name: 'read-process-reports',
    text: `select process_id as "processId", started_at as "startedAt", reported_at as "reportedAt", report
      from process_report`,
    values: [],
  });
}

/** Forgets the processes that have said nothing since. */
export async function forgetReports(run: RunStatement, before: Date): Promise<void> {
  await run({
    name: 'forget-process-reports',
    text: 'delete from process_report where reported_at < $1',
    values: [before],
  });
}
