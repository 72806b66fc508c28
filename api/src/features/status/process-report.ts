import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { connectionCountsSchema, jobStateSchema, requestCountsSchema } from '@retour/contract';
import * as z from 'zod';
import type { Database } from '../../platform/database/database';
import type { RecentRequests } from '../../platform/http/recent-requests';
import type { JobWatch } from '../../platform/jobs/job-watch';
import type { StoredReport } from './storage/process-reports';

const moment = z.iso.datetime().nullable();

/** What a process says of itself, to all the others. */
export const processReportSchema = z.object({
  version: z.string(),
  jobs: z.array(jobStateSchema),
  requests: requestCountsSchema,
  connections: z.array(connectionCountsSchema),
  upkeep: z.object({ backupAt: moment, logVerifiedAt: moment }).nullable(),
  /** Of the rates that this process holds; null for none. A version that does not say it may serve meanwhile. */
  ratesAgeDays: z.int().nullable().optional(),
});
export type ProcessReport = z.infer<typeof processReportSchema>;

export interface ProcessReporterOptions {
  readonly database: Pick<Database, 'connections'>;
  readonly version: string;
  readonly jobs: Pick<JobWatch, 'states'>;
  readonly requests: Pick<RecentRequests, 'counts'>;
  /** Where what runs beside the service leaves a file when it succeeded; null: nowhere. */
  readonly statusFolder: string | null;
  readonly newestFixingAge: () => number | null;
  readonly now: () => Date;
}

/** How this process is now. */
export type ReportProcess = () => Promise<StoredReport>;

/** When a file was last written; null when it is not there. */
async function lastWritten(folder: string, file: string): Promise<string | null> {
  const found = await stat(path.join(folder, file)).catch(() => null);
  return found?.mtime.toISOString() ?? null;
}

async function readUpkeep(folder: string | null): Promise<ProcessReport['upkeep']> {
  if (folder === null) return null;
  const [backupAt, logVerifiedAt] = await Promise.all([
    lastWritten(folder, 'backup'),
    lastWritten(folder, 'log-verified'),
  ]);
  return { backupAt, logVerifiedAt };
}

export function processReporter(options: ProcessReporterOptions): ReportProcess {
  const { database, version, jobs, requests, statusFolder, newestFixingAge, now } = options;
  const processId = randomUUID();
  const startedAt = now();
  return async () => {
    const report: ProcessReport = {
      version,
      jobs: [...jobs.states()],
      requests: requests.counts(),
      connections: [...database.connections()],
      upkeep: await readUpkeep(statusFolder),
      ratesAgeDays: newestFixingAge(),
    };
    return { processId, startedAt, reportedAt: now(), report };
  };
}
