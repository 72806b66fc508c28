import { dayMs } from '@retour/contract';
import type { RunStatement } from '../database/database';
import { readDatabaseTime } from '../database/database-clock';
import { type RetentionReport, recordRetention } from './record-retention';
import type { RetentionRule, RowsDue } from './retention-rule';

/** Below so many rows, nothing is unusual: a small installation, a first year. */
const alwaysUsual = 100;
const usualShare = 0.2;
/** A service that was stopped for so many days has that much to catch up on. */
const usualDaysStopped = 3;

/**
 * Whether so many rows at once look like a wrong clock or a wrong setting: a job that runs each hour has a day's worth to
 * erase at the most, that is the n-th part of what is kept for n days.
 */
function isUnusual({ due, all }: RowsDue, days: number): boolean {
  return due > alwaysUsual && due / all > Math.max(usualShare, usualDaysStopped / days);
}

export interface RetentionOptions {
  readonly run: RunStatement;
  readonly rules: readonly RetentionRule[];
  /** Somebody looked and says that it is right: an unusual share is erased too. */
  readonly isUnusualAsked?: boolean;
}

/** Erases what is past its time by the database's own clock, and says what it did. */
export async function applyRetentionRules(options: RetentionOptions): Promise<RetentionReport> {
  const { run, rules, isUnusualAsked = false } = options;
  const at = await readDatabaseTime(run);
  const erased: Record<string, number> = {};
  const refused: Record<string, RowsDue> = {};
  for (const rule of rules) {
    const before = new Date(at.getTime() - rule.days * dayMs);
    const rows = await rule.count(run, before);
    if (rows.due === 0) continue;
    if (!isUnusualAsked && isUnusual(rows, rule.days)) refused[rule.name] = rows;
    else erased[rule.name] = await rule.erase(run, { before, at });
  }
  const report = { at, erased, refused };
  await recordRetention(run, report);
  return report;
}
