import { retentionTerms } from '@retour/contract';
import type { RunStatement } from '../database/database';
import { deletionRule, type RowsDue } from './retention-rule';

export interface RetentionReport {
  readonly at: Date;
  /** Rows erased, by rule; of the rules that had some. */
  readonly erased: Readonly<Record<string, number>>;
  /** What was left because it was unusually much, by rule. */
  readonly refused: Readonly<Record<string, RowsDue>>;
}

/** Keeps what a run of retention did and did not do; nothing for a run that had nothing to do. */
export async function recordRetention(run: RunStatement, { at, ...report }: RetentionReport): Promise<void> {
  const rules = [...Object.keys(report.erased), ...Object.keys(report.refused)];
  if (rules.length === 0) return;
  const rows = rules.map((rule) => ({
    rule,
    erased: report.erased[rule] ?? 0,
    refused: report.refused[rule]?.due ?? 0,
  }));
  await run({
    text: `insert into retention_run (at, rule, erased, refused)
      select $1::timestamptz, rule, erased, refused
      from json_to_recordset($2::json) as done (rule text, erased integer, refused integer)`,
    values: [at, JSON.stringify(rows)],
  });
}

export const retentionRunRule = deletionRule({
  name: 'retention-runs',
  days: retentionTerms.retentionRuns,
  table: 'retention_run',
  isDue: 'at < $1',
});
