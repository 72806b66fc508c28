import type { LineStatus, WarningSeverity } from './assessment';

/**
 * What an answer owes, whatever else is said of it. `excess`: an allowance is exceeded, which is declared, by goods whose taxes
 * come to nothing.
 */
export const claims = ['owed', 'to-assess', 'indicative-exceeded', 'excess', 'nothing'] as const;
export type Claim = (typeof claims)[number];

/** What is said before any amount, the gravest first. */
export const graveVerdicts = ['forbidden', 'doubtful', 'regulated'] as const;
export type GraveVerdict = (typeof graveVerdicts)[number];

/** What an answer comes down to, the gravest first: what a screen, a document or a mail says before any amount. */
export const verdicts = [...graveVerdicts, ...claims, 'unidentified'] as const;
export type Verdict = (typeof verdicts)[number];

/** A warning as it may have been stored: earlier answers knew no severity. */
export interface JudgedWarning {
  readonly code: string;
  readonly severity?: WarningSeverity | undefined;
}

/** What a verdict rests on: an assessment, or an answer of the contract. */
export interface VerdictFacts {
  readonly total: number;
  readonly totalIsMinimum: boolean;
  readonly lines: readonly { readonly status: LineStatus }[];
  readonly warnings: readonly JudgedWarning[];
}

/** Warnings about the figures used, not about the goods: they change nothing to what must be declared. */
const aboutFigures: ReadonlySet<string> = new Set([
  'exchange-rate-out-of-date',
  'exchange-rate-to-confirm',
  'excise-rates-out-of-date',
  'rate-to-confirm',
]);

/** Whether a warning is about the figures used: how old a rate is, or how sure. */
export function isAboutFigures({ code }: JudgedWarning): boolean {
  return aboutFigures.has(code);
}

const aboutOrigin = /^preference-/;

/** Before severities were kept, what a warning said of the goods was a rule about them: it is never taken for nothing. */
export function severityOfWarning({ code, severity }: JudgedWarning): WarningSeverity {
  if (severity !== undefined) return severity;
  return aboutFigures.has(code) || aboutOrigin.test(code) ? 'information' : 'regulated';
}

/** Whether something is said about the goods themselves, to be read or declared although nothing is owed. */
export function needsAttention({ warnings }: { readonly warnings: readonly JudgedWarning[] }): boolean {
  return !warnings.every(isAboutFigures);
}

/** `owed` may be a minimum (`totalIsMinimum`: « au moins »); `to-assess` is an amount that nothing of is known yet. */
export function claimOf({ total, totalIsMinimum, lines }: Omit<VerdictFacts, 'warnings'>): Claim {
  if (total > 0) return 'owed';
  const statuses = lines.map(({ status }) => status);
  if (totalIsMinimum || statuses.includes('to-assess')) return 'to-assess';
  if (statuses.includes('indicative-exceeded')) return 'indicative-exceeded';
  // Wholly or partly.
  return statuses.some((status) => status.endsWith('taxed')) ? 'excess' : 'nothing';
}

const unknownName = 'unknown-name';

/** Articles whose name tells nobody what they are: what is owed for them is announced to no one as certain. */
export function unidentifiedIds(
  warnings: readonly { readonly code: string; readonly customIds?: readonly string[] | undefined }[],
): ReadonlySet<string> {
  return new Set(warnings.flatMap(({ code, customIds = [] }) => (code === unknownName ? customIds : [])));
}

/**
 * An answer that is `forbidden`, `doubtful` or `regulated` may owe something too: its claim stands. One that owes nothing
 * is `unidentified` when nobody knows what an article is: nothing is owed, unless a check finds otherwise.
 */
export function verdictOf(facts: VerdictFacts): Verdict {
  const severities = new Set(facts.warnings.map(severityOfWarning));
  const grave = graveVerdicts.find((verdict) => severities.has(verdict));
  if (grave !== undefined) return grave;
  const claim = claimOf(facts);
  const owesNothing = claim === 'nothing' || claim === 'excess';
  const isUnidentified = owesNothing && facts.warnings.some(({ code }) => code === unknownName);
  return isUnidentified ? 'unidentified' : claim;
}
