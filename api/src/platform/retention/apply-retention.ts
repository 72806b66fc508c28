import { dayMs } from '@retour/contract';
import type { RunStatement } from '../database/database';
import { readDatabaseTime } from '../database/database-clock';
import { recordRetention } from './record-retention';
import { PartlyErasedError, type RetentionRule, type RowsDue, usualShare } from './retention-rule';

/** Below so many rows, nothing is unusual: a small installation, a first year. */
const alwaysUsual = 100;
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

export interface RetentionReport {
  readonly at: Date;
  /** Rows erased, by rule; of the rules that had some. */
  readonly erased: Readonly<Record<string, number>>;
  /** What was left because it was unusually much, by rule. */
  readonly refused: Readonly<Record<string, RowsDue>>;
  /** What kept a rule from being applied, or from its end, by rule. */
  readonly failed: Readonly<Record<string, unknown>>;
}

interface RuleOutcome {
  readonly erased: number;
  readonly refused: RowsDue | null;
  /** Kept beside what was erased before it. */
  readonly failure: { readonly cause: unknown } | null;
}

async function applyRule(
  { run, isUnusualAsked = false }: RetentionOptions,
  rule: RetentionRule,
  at: Date,
): Promise<RuleOutcome> {
  const nothing = { erased: 0, refused: null, failure: null };
  try {
    const before = new Date(at.getTime() - rule.days * dayMs);
    const rows = await rule.count(run, before);
    if (rows.due === 0) return nothing;
    if (!isUnusualAsked && isUnusual(rows, rule.days)) return { ...nothing, refused: rows };
    return { ...nothing, erased: await rule.erase(run, { before, at }) };
  } catch (error) {
    return error instanceof PartlyErasedError
      ? { ...nothing, erased: error.erased, failure: { cause: error.cause } }
      : { ...nothing, failure: { cause: error } };
  }
}

/**
 * Erases what is past its time by the database's own clock, and says what it did. Each rule stands alone: what fails in one
 * is in the report, and keeps no other from being applied.
 */
export async function applyRetentionRules(options: RetentionOptions): Promise<RetentionReport> {
  const { run, rules } = options;
  const at = await readDatabaseTime(run);
  const erased: Record<string, number> = {};
  const refused: Record<string, RowsDue> = {};
  const failed: Record<string, unknown> = {};
  for (const rule of rules) {
    const outcome = await applyRule(options, rule, at);
    if (outcome.erased > 0) erased[rule.name] = outcome.erased;
    if (outcome.refused !== null) refused[rule.name] = outcome.refused;
    if (outcome.failure !== null) failed[rule.name] = outcome.failure.cause;
    const done = { at, rule: rule.name, erased: outcome.erased, refused: outcome.refused?.due ?? 0 };
    await recordRetention(run, done).catch((cause: unknown) => {
      failed[rule.name] ??= cause;
    });
  }
  return { at, erased, refused, failed };
}
