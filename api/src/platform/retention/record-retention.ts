import { retentionTerms } from '@retour/contract';
import type { RunStatement } from '../database/database';
import { deletionRule } from './retention-rule';

export interface RuleRun {
  readonly at: Date;
  readonly rule: string;
  readonly erased: number;
  /** Rows past their time that were left because they were unusually many. */
  readonly refused: number;
}

/** Keeps what a rule did and did not do; nothing when it had nothing to do. */
export async function recordRetention(
  run: RunStatement,
  { at, rule, erased, refused }: RuleRun,
): Promise<void> {
  if (erased + refused === 0) return;
  await run({
    text: 'insert into retention_run (at, rule, erased, refused) values ($1, $2, $3, $4)',
    values: [at, rule, erased, refused],
  });
}

export const retentionRunRule = deletionRule({
  name: 'retention-runs',
  days: retentionTerms.retentionRuns,
  table: 'retention_run',
  isDue: 'at < $1',
});
