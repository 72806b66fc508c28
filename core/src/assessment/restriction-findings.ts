import { phrase, typeset } from '../french/typeset';
import { doubtsAbout, restrictionOf } from '../restriction/held-restrictions';
import type { Arrival, RestrictedGood } from '../restriction/restricted-good';
import type { RestrictedWords } from '../restriction/restricted-words';
import type { AssessedLine, AssessmentWarning, Explanation, LineRestriction } from './assessment';
import type { ResolvedGood } from './resolved-good';

/** What the law, or a doubt about a name, says of one article. */
interface Finding {
  readonly good: RestrictedGood;
  readonly severity: AssessmentWarning['severity'];
  readonly resolved: ResolvedGood;
}

function heldBy(id: string | null, arrival: Arrival): Omit<Finding, 'resolved'> | null {
  const held = restrictionOf(id, arrival);
  return held && { good: held.good, severity: held.severity };
}

/** A free article is what its author answered; unanswered, the name leaves a doubt; denied, an officer may still look. */
function findRestriction(resolved: ResolvedGood, arrival: Arrival, words: RestrictedWords): Finding | null {
  const { good: declared, product } = resolved;
  if (product !== null) {
    const held = heldBy(product.restrictedGood, arrival);
    return held && { ...held, resolved };
  }
  const { restriction, customName } = declared;
  if (restriction !== null && restriction !== 'none') {
    const held = heldBy(restriction, arrival);
    return held && { ...held, resolved };
  }
  const [doubt] = customName === null ? [] : doubtsAbout(customName, arrival, words);
  if (doubt === undefined) return null;
  return { good: doubt.good, severity: restriction === 'none' ? 'information' : 'doubtful', resolved };
}

function nameOf({ good }: ResolvedGood): string {
  return typeset(`« ${good.customName ?? ''} »`);
}

function messageOf({ good, severity, resolved }: Finding, own: readonly Finding[]): string {
  if (severity === 'doubtful') {
    const names = own.map((finding) => nameOf(finding.resolved)).join(', ');
    return phrase`${names} : ${typeset(`${good.question ?? ''} ${good.law}`)} Répondez avant de vous fier au montant.`;
  }
  if (severity === 'information' && resolved.product === null) {
    const names = own.map((finding) => nameOf(finding.resolved)).join(', ');
    return phrase`${names} : réponse « non » à la question « ${typeset(good.question ?? '')} » Un agent peut le vérifier.`;
  }
  const sentences = new Set(own.map((finding) => finding.resolved.product?.restriction ?? good.advice));
  return typeset([good.law, ...sentences].join(' '));
}

/** Goods forbidden, limited, watched or doubtful, one warning a rule and a severity. */
function toWarnings(findings: readonly Finding[]): readonly AssessmentWarning[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.good.id} ${finding.severity} ${finding.resolved.product === null}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return {
      code: first.good.id,
      severity: first.severity,
      message: messageOf(first, own),
      legalBasis: first.good.legalBasis,
      customIds: own.map(({ resolved }) => resolved.good.customId),
    };
  });
}

/** Said of a line instead of « dans la franchise »: what may not enter is never announced as free. */
function explainBan({ good, severity }: Finding): Explanation {
  const text =
    severity === 'forbidden'
      ? phrase`Interdit depuis ce pays. ${typeset(`${good.law} ${good.advice}`)}`
      : phrase`Peut-être interdit ou réglementé : ${typeset(good.question ?? '')}`;
  return { code: `restriction-${severity}`, text, legalBasis: good.legalBasis, figures: {} };
}

const announcesRelief = new Set(['value-relieved', 'union-personal-use']);

function withRestriction(line: AssessedLine, finding: Finding): AssessedLine {
  const { good, severity } = finding;
  if (severity === 'information') return line;
  const restriction: LineRestriction = { code: good.id, severity };
  if (severity === 'regulated') return { ...line, restriction };
  const others = line.explanation.filter(({ code }) => !announcesRelief.has(code));
  return { ...line, restriction, explanation: [explainBan(finding), ...others] };
}

export interface RestrictionFindings {
  readonly warnings: readonly AssessmentWarning[];
  readonly lines: readonly AssessedLine[];
}

/** The lines with what restricts them, and the warnings about it; amounts do not change (duty-rules §8). */
export function findRestrictions(
  goods: readonly ResolvedGood[],
  lines: readonly AssessedLine[],
  arrival: Arrival,
  words: RestrictedWords,
): RestrictionFindings {
  const byCustomId = new Map<string, Finding>();
  for (const resolved of goods) {
    const finding = findRestriction(resolved, arrival, words);
    if (finding !== null) byCustomId.set(resolved.good.customId, finding);
  }
  if (byCustomId.size === 0) return { warnings: [], lines };
  return {
    warnings: toWarnings([...byCustomId.values()]),
    lines: lines.map((line) => {
      const finding = byCustomId.get(line.customId);
      return finding === undefined ? line : withRestriction(line, finding);
    }),
  };
}
