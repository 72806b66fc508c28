import { phrase, typeset } from '../french/typeset';
import type { Regulation } from '../regulation/regulation';
import type { RestrictedGood } from '../regulation/restricted-good';
import { banWords } from '../regulation/restriction-severity';
import { type HeldRestriction, restrictionOf } from '../restriction/held-restrictions';
import { isNameUnderstood } from '../restriction/is-name-understood';
import type { AssessedLine, AssessmentWarning, Explanation, LineRestriction } from './assessment';
import type { ResolvedGood } from './resolved-good';

/** What the law, or a doubt about a name, says of one article. */
interface Finding {
  readonly good: RestrictedGood;
  readonly severity: AssessmentWarning['severity'];
  readonly resolved: ResolvedGood;
  /** Said not to be this good. */
  readonly isDenied?: boolean;
  /** Meant by a name that nobody was asked about: where the law only informs, it is not. */
  readonly isUnasked?: boolean;
}

/** Whether it may not board the transport of the trip. */
function isBarred({ good }: Finding): boolean {
  return good.boardingBan !== undefined;
}

/** Its ban of boarding, as a line and a warning tell it. */
function banOfBoarding(finding: Finding): Pick<LineRestriction, 'barredAboard'> {
  const { meanOfTransport } = finding.resolved.arrival;
  if (finding.severity !== 'regulated' || !isBarred(finding) || meanOfTransport === undefined) return {};
  return { barredAboard: meanOfTransport };
}

/** The same for every good that nothing restricts: most of them. */
const nothing: readonly Finding[] = [];

/**
 * A product has its own rule; a free article is what its author answered, good by good. What was not answered leaves a
 * doubt; what was denied may still be looked at by an officer. The gravest first, a doubt before what is regulated, and there
 * what may not board.
 */
function findingsOf(resolved: ResolvedGood): readonly Finding[] {
  const { reading, product, arrival } = resolved;
  // « Autre article » of the nomenclature is a free article: what it is called is all that is known of it.
  if (reading === null) {
    const held = restrictionOf(product?.restrictedGood ?? null, arrival);
    return held === null ? nothing : [{ ...held, resolved }];
  }
  const found = ({ good, severity }: HeldRestriction): Finding => ({ good, severity, resolved });
  const { confirmed, open, denied, informed } = reading;
  const { restriction, restrictionAnswers } = resolved.good;
  const is = (severity: Finding['severity']) =>
    confirmed.filter((held) => held.severity === severity).map(found);
  return [
    ...is('forbidden'),
    ...open.map(({ good }): Finding => ({ good, severity: 'doubtful', resolved })),
    ...is('regulated').toSorted((one, other) => Number(isBarred(other)) - Number(isBarred(one))),
    ...denied.map(({ good }): Finding => ({ good, severity: 'information', resolved, isDenied: true })),
    ...informed.map((held): Finding => {
      const isSaid = restriction === held.good.id || restrictionAnswers[held.good.id] === 'yes';
      return { ...found(held), isUnasked: !isSaid };
    }),
  ];
}

/** A product that no rule is about, as most are: nothing is looked for. */
function isUnrestricted({ reading, product }: ResolvedGood): boolean {
  return reading === null && product?.restrictedGood == null;
}

/** Whether an article may not enter, for certain: a doubt is not an answer. */
export function isForbiddenGood(resolved: ResolvedGood): boolean {
  return !isUnrestricted(resolved) && findingsOf(resolved).some(({ severity }) => severity === 'forbidden');
}

/** A free article as its author called it: « Saucisson ». */
export function nameOf({ good }: ResolvedGood): string {
  return typeset(`« ${good.customName ?? ''} »`);
}

/**
 * A product's own words say more than the rule's advice; one left to an office that the law asks for needs both. They speak of the
 * ban, where the goods are admitted within limits: there the advice stands.
 */
function advicesOn(
  product: ResolvedGood['product'],
  { good, severity }: Finding,
  advice: string,
): readonly string[] {
  const isLimited = good.limitedLaw !== null && severity === 'regulated';
  if (product === null || product.restriction === null || isLimited) return [advice];
  const isAtOffice = product.notManagedReason !== null && severity === 'regulated';
  return isAtOffice ? [advice, product.restriction] : [product.restriction];
}

type Messages = Pick<AssessmentWarning, 'message' | 'later'>;

const answerFirst = phrase`Répondez avant de vous fier au montant.`;
const letDecide = phrase`À montrer à un agent : il décide.`;

/** What a finding says, stage by stage: before sending, once declared, once closed. */
function messagesOf(finding: Finding, own: readonly Finding[]): Messages {
  const { good, severity, isDenied, isUnasked } = finding;
  const names = own.map(({ resolved }) => nameOf(resolved)).join(', ');
  if (severity === 'doubtful' || isUnasked === true) {
    const asked = phrase`${names} : ${typeset(`${good.question ?? ''} ${good.law}`)}`;
    const [now, declared] =
      severity === 'doubtful'
        ? [answerFirst, letDecide]
        : [typeset(good.advice), typeset(good.declaredAdvice)];
    return { message: `${asked} ${now}`, later: { declared: `${asked} ${declared}`, closed: asked } };
  }
  if (isDenied === true) {
    return {
      message: phrase`${names} : réponse « non » à la question « ${typeset(good.question ?? '')} » Un agent peut le vérifier.`,
    };
  }
  const lawWith = (advice: string): string => {
    const sentences = new Set(
      own.flatMap(({ resolved: { product } }) => advicesOn(product, finding, advice)),
    );
    return typeset([good.law, ...sentences].filter((sentence) => sentence !== '').join(' '));
  };
  return {
    message: lawWith(good.advice),
    later: { declared: lawWith(good.declaredAdvice), closed: typeset(good.law) },
  };
}

/** Goods forbidden, limited, watched or doubtful, one warning a rule and a severity. */
function toWarnings(findings: readonly Finding[]): readonly AssessmentWarning[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { good, severity, isDenied = false, isUnasked = false, resolved } = finding;
    const key = `${good.id} ${severity} ${isDenied} ${isUnasked} ${resolved.product === null}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return {
      code: first.good.id,
      severity: first.severity,
      ...messagesOf(first, own),
      legalBasis: first.good.legalBasis,
      ...banOfBoarding(first),
      customIds: own.map(({ resolved }) => resolved.good.customId),
    };
  });
}

/** Said of a line instead of « dans la franchise »: what may not enter is never announced as free. */
function explainBan({ good, severity }: Finding): Explanation {
  const text =
    severity === 'forbidden'
      ? phrase`${banWords(good)}. ${typeset(`${good.law} ${good.advice}`)}`
      : phrase`Peut-être interdit ou réglementé : ${typeset(good.question ?? '')}`;
  return { code: `restriction-${severity}`, text, legalBasis: good.legalBasis, figures: {} };
}

const announcesRelief = new Set(['value-relieved', 'union-personal-use', 'union-purchase', 'union-medicine']);

function withRestriction(line: AssessedLine, finding: Finding): AssessedLine {
  const { good, severity } = finding;
  if (severity === 'information') return line;
  const restriction: LineRestriction = { code: good.id, severity, ...banOfBoarding(finding) };
  if (severity === 'regulated') return { ...line, restriction };
  const others = line.explanation.filter(({ code }) => !announcesRelief.has(code));
  return { ...line, restriction, explanation: [explainBan(finding), ...others] };
}

const latinLetter = /\p{Script=Latin}/u;

/** Articles of no name, or of one that tells nothing: what is not known is never announced as free to enter. */
function unknownNames(
  goods: readonly ResolvedGood[],
  { products, restrictedWords }: Regulation,
): readonly AssessmentWarning[] {
  const writtenName = ({ good }: ResolvedGood): string => good.customName?.trim() ?? '';
  const unknown = goods.filter(
    (resolved) =>
      resolved.reading !== null &&
      !isNameUnderstood(writtenName(resolved), resolved.reading.named, products, restrictedWords),
  );
  if (unknown.length === 0) return [];
  const isNamed = (resolved: ResolvedGood): boolean => writtenName(resolved) !== '';
  const isForeign = (resolved: ResolvedGood): boolean => !latinLetter.test(writtenName(resolved));
  const named = unknown.filter(isNamed);
  const unnamed = unknown.filter((resolved) => !isNamed(resolved));
  const unnamedHead = unnamed.length < 2 ? 'Un article sans nom' : 'Des articles sans nom';
  return [
    ...unknownWarning(named, named.map(nameOf).join(', '), named.some(isForeign)),
    ...unknownWarning(unnamed, unnamedHead, false),
  ];
}

function unknownWarning(
  goods: readonly ResolvedGood[],
  head: string,
  isForeign: boolean,
): readonly AssessmentWarning[] {
  if (goods.length === 0) return [];
  const isOne = goods.length < 2;
  const message = isOne
    ? phrase`${head} : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.`
    : phrase`${head} : nous ne savons pas ce que sont ces articles. Vérifiez qu’aucun n’est interdit ni réglementé.`;
  const inFrench = phrase`Écrivez ${isOne ? 'son' : 'leur'} nom en français : tabac, alcool, viande et médicaments ont leurs règles.`;
  return [
    {
      code: 'unknown-name',
      severity: 'information',
      message: isForeign ? `${message} ${inFrench}` : message,
      legalBasis: null,
      customIds: goods.map(({ good }) => good.customId),
    },
  ];
}

/** What stays to be said of articles that an officer took: by name, for the traveller may have called them anything. */
export function handedOverWarnings(goods: readonly ResolvedGood[]): readonly AssessmentWarning[] {
  return goods.flatMap((resolved) => {
    const finding = findingsOf(resolved).find(({ severity }) => severity === 'forbidden');
    if (finding === undefined) return [];
    return {
      code: 'handed-over',
      severity: 'information',
      message: phrase`Interdit à l'entrée, remis à la douane : rien n'est dû pour cet article.`,
      legalBasis: finding.good.legalBasis,
      customIds: [resolved.good.customId],
    };
  });
}

/** Money and gold that together are worth less than what is declared: the law is good to know, and there is nothing to do. */
function withoutSmallSums(
  found: readonly (readonly Finding[])[],
  { law }: Regulation,
): readonly (readonly Finding[])[] {
  const isSum = ({ good, severity }: Finding): boolean => good.id === 'cash' && severity !== 'information';
  const worth = found
    .flat()
    .reduce((sum, finding) => (isSum(finding) ? sum + finding.resolved.value : sum), 0);
  if (worth >= law.cashDeclaration.threshold.value) return found;
  const isSmall = (finding: Finding): boolean => isSum(finding) && finding.severity === 'regulated';
  return found.map((findings) => [
    ...findings.filter((finding) => !isSmall(finding)),
    ...findings.filter(isSmall).map((finding): Finding => {
      const good = { ...finding.good, advice: '', declaredAdvice: '' };
      return { ...finding, good, severity: 'information' };
    }),
  ]);
}

export interface RestrictionFindings {
  readonly warnings: readonly AssessmentWarning[];
  readonly lines: readonly AssessedLine[];
}

/** The lines with what restricts them, and the warnings about it; amounts do not change (duty-rules §8). */
export function findRestrictions(
  goods: readonly ResolvedGood[],
  lines: readonly AssessedLine[],
  regulation: Regulation,
): RestrictionFindings {
  // Most baskets: nothing to go through.
  if (goods.every(isUnrestricted)) return { warnings: [], lines };
  const found = withoutSmallSums(goods.map(findingsOf), regulation);
  const unrestricted = goods.filter((_, index) => found[index]?.length === 0);
  const unknown = unknownNames(unrestricted, regulation);
  return {
    warnings: [...toWarnings(found.flat()), ...unknown],
    lines: lines.map((line, index) => {
      const finding = found[index]?.[0];
      return finding === undefined ? line : withRestriction(line, finding);
    }),
  };
}
