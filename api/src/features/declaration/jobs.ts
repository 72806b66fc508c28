import { dayMs, hourMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job';
import { anonymiseDeclarations } from './storage/anonymise-declarations';

export interface DeclarationJobsOptions {
  readonly run: RunStatement;
  readonly retentionDays: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Anonymises every declaration that nobody touched for as long as they are kept; gives how many. */
export async function applyRetention({ run, retentionDays, now }: DeclarationJobsOptions): Promise<number> {
  let total = 0;
  for (;;) {
    const at = now();
    const before = new Date(at.getTime() - retentionDays * dayMs);
    const done = await anonymiseDeclarations(run, { before, at });
    total += done;
    if (done === 0) return total;
  }
}

/** Retention, every hour. */
export function startRetention(options: DeclarationJobsOptions): PeriodicJob {
  return startPeriodicJob({
    everyMs: hourMs,
    run: async () => void (await applyRetention(options)),
    onError: options.onError,
  });
}
