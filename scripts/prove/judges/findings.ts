import { readFileSync } from 'node:fs';
import { absolute } from '../../checks/source-files';
import type { Figure, Outcome, ProofContext } from '../proof';

/** What a judge found wrong in one place. */
export interface Finding {
  /** As the judge names it. */
  readonly rule: string;
  readonly where: string;
  readonly message: string;
}

/** A finding that was looked at and left, by its name. */
export interface Answer {
  readonly rule: string;
  /** What the place or the message of the finding holds; empty: every finding of the rule. */
  readonly about: string;
}

const page = 'docs/outside-judges.md';
const row = /^\| `([^`]+)` \| (?:`([^`]+)`)? ?\| \S/;

/** The findings that a page answers, of one judge: the rows of the section that names it. */
export function readAnswers(markdown: string, judge: string): readonly Answer[] {
  const section = markdown.split(/^(?=## )/m).find((text) => text.split('\n')[0]?.includes(`\`${judge}\``));
  if (section === undefined) throw new Error(`${page} has no section of ${judge}`);
  return section.split('\n').flatMap((line) => {
    const [, rule, about = ''] = row.exec(line) ?? [];
    return rule === undefined ? [] : [{ rule, about }];
  });
}

export function isAnsweredBy({ rule, about }: Answer, finding: Finding): boolean {
  return finding.rule === rule && (finding.where.includes(about) || finding.message.includes(about));
}

/** One line of each kind of finding, with how often it came and one of its places. */
function tellKinds(findings: readonly Finding[], tell: (line: string) => void): void {
  const kinds = new Map<string, string[]>();
  for (const { rule, message, where } of findings) {
    const kind = `${rule}: ${message}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), where]);
  }
  for (const [kind, places] of kinds) tell(`${kind} (${places.length} times, ${places[0]})`);
}

/** What a judge found comes down to: what the page does not answer has failed; so has an answer to nothing. */
export function weigh(
  { tell }: Pick<ProofContext, 'tell'>,
  judge: string,
  tried: number,
  findings: readonly Finding[],
  figures: readonly Figure[] = [],
): Outcome {
  const answers = readAnswers(readFileSync(absolute(page), 'utf8'), judge);
  const open = findings.filter((finding) => !answers.some((answer) => isAnsweredBy(answer, finding)));
  tellKinds(open, tell);
  const unasked = answers.filter((answer) => !findings.some((finding) => isAnsweredBy(answer, finding)));
  for (const { rule, about } of unasked) tell(`answered, but not found any more: ${rule} ${about}`);
  return {
    tried,
    failed: open.length,
    figures: [
      ...figures,
      { name: 'findings answered by name', value: findings.length - open.length, unit: '' },
      { name: 'answers to nothing', value: unasked.length, unit: '', max: 0 },
    ],
  };
}
