import type { LineStatus, WarningSeverity } from './assessment';

/** What an answer comes down to, the gravest first: what a screen, a document or a mail says before any amount. */
export const verdicts = [
  'forbidden',
  'doubtful',
  'owed',
  'to-assess',
  'indicative-exceeded',
  'nothing',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What a verdict rests on: an assessment, or an answer of the contract. Earlier answers knew no severity. */
export interface VerdictFacts {
  readonly total: number;
  readonly totalIsMinimum: boolean;
  readonly lines: readonly { readonly status: LineStatus }[];
  readonly warnings: readonly { readonly severity?: WarningSeverity | undefined }[];
}

/**
 * `owed` may be a minimum (`totalIsMinimum`: « au moins »); `to-assess` is an amount that nothing of is known yet. An
 * answer that is `forbidden` or `doubtful` may owe something too: its total stands.
 */
export function verdictOf({ total, totalIsMinimum, lines, warnings }: VerdictFacts): Verdict {
  const has = (severity: WarningSeverity): boolean =>
    warnings.some((warning) => warning.severity === severity);
  if (has('forbidden')) return 'forbidden';
  if (has('doubtful')) return 'doubtful';
  if (total > 0) return 'owed';
  if (totalIsMinimum || lines.some(({ status }) => status === 'to-assess')) return 'to-assess';
  return lines.some(({ status }) => status === 'indicative-exceeded') ? 'indicative-exceeded' : 'nothing';
}
