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

/**
 * Anonymises every declaration that nobody touched for as long as they are kept; gives how many. One that cannot be is
 * told of, each time, and the others are done.
 */
export async function applyRetention(options: DeclarationJobsOptions): Promise<number> {
  const { run, retentionDays, now, onError } = options;
  const except: string[] = [];
  let total = 0;
  for (;;) {
    const at = now();
    const before = new Date(at.getTime() - retentionDays * dayMs);
    const { done, failed } = await anonymiseDeclarations(run, { before, at, except });
    for (const { id, cause } of failed) {
      except.push(id);
      onError(new Error(`declaration ${id} cannot be anonymised`, { cause }));
    }
    total += done;
    if (done + failed.length === 0) return total;
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
