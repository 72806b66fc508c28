import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  type Arrival,
  answerVerdict,
  type Cents,
  type Figure,
  formatAskedTotal,
  formatEuros,
  formatEurosAmount,
  formatOwed,
  formatPercent,
  formatPrice,
  formatShortEuros,
  isOfSum,
  owedOnTheRest,
  type Product,
  type ProductCatalogue,
  phrase,
  scaled,
  typeset,
} from '@retour/core';
import type { ArticleProblems } from '../../basket/products/check-article';
import { banFrom } from '../../basket/restrictions/ban-from';
import { leftToOffice } from '../../basket/restrictions/left-to-office';
import { owesElsewhere } from '../../basket/summary/owes-elsewhere';
import { choiceText } from '../../basket/text/choice-text';
import { productName } from '../../basket/text/product-words';
import { productsText } from '../../basket/text/products-text';
import { restrictionName, restrictionText } from '../../basket/text/restriction-text';
import { typedListText } from '../../basket/text/typed-list-text';
import { beforeBuyingText as text } from '../text/before-buying-text';
import { isRuledOut, type PurchaseOutcome } from './assess-purchase';
import { type ConsideredArticle, mayBeRestricted, suggestedProducts } from './considered-article';
import { isAmount, isFreeAtAnyPrice, type PurchaseEffect, type PurchaseRule } from './purchase-effect';
import { quantityLeft } from './quantity-left';

/** What is answered in the shop: a title that could be read alone, then what stands behind it. */
export interface PurchaseWords {
  readonly title: string;
  /** What is left of the allowance, where the title does not say it. */
  readonly left?: string | undefined;
  readonly lines: readonly string[];
  readonly rules: readonly PurchaseRule[];
}

function isFood({ tariff, subProducts }: Product): boolean {
  return tariff?.agricultural ?? (subProducts.length > 0 && subProducts.every(isFood));
}

/** The allowance by value that the article counts in: from Andorra food has its own. */
function allowanceOf(
  { allowances: [first, ...others] }: SimulationAnswer,
  { product, group }: ConsideredArticle,
): SimulationAnswer['allowances'][number] | undefined {
  const node = product ?? group;
  const food = node !== null && isFood(node) ? others.find(({ pot }) => pot === 'food') : undefined;
  return food ?? first;
}

/** Of the allowance that it counts in: « Il vous reste 112,40 € », « 0,3 L d'alcool »; that by value is for others where it is taxed. */
function leftWords(
  answer: SimulationAnswer,
  considered: ConsideredArticle,
  catalogue: ProductCatalogue,
  line?: AnswerLine,
): string {
  const ofQuantity = quantityLeft(answer, considered, catalogue, line);
  if (ofQuantity !== undefined) return ofQuantity;
  const allowance = allowanceOf(answer, considered);
  if (allowance === undefined || allowance.limit === null) return text.noLimit;
  const left = scaled(allowance.limit, 2) - scaled(allowance.used, 2);
  if (allowance.pot === 'food') {
    return left > 0 ? text.leftForFood(formatEuros(left)) : text.nothingLeftForFood;
  }
  if (left <= 0) return text.nothingLeft;
  return (line?.taxedValue ? text.leftForOthers : text.left)(formatEuros(left));
}

export function purchaseWords(
  before: SimulationAnswer,
  outcome: PurchaseOutcome,
  considered: ConsideredArticle,
  catalogue: ProductCatalogue,
  awaitsBasis = false,
): PurchaseWords {
  const { after, effect, range, worth, problems } = outcome;
  if (considered.youngest !== null) return tooYoungWords(considered.youngest, considered.arrival);
  if (effect !== undefined && isRuledOut(outcome, considered)) {
    return { title: titleOf(effect, considered), lines: [], rules: effect.rules };
  }
  if (range !== undefined) return rangeWords(before, range, considered, catalogue, outcome.leftOut);
  if (effect !== undefined && after !== undefined) {
    const assumed =
      considered.unsureOf === null || isLeftToOffice(considered)
        ? []
        : [considered.product === null ? choiceText.assumedFree : choiceText.assumed];
    const lines = [
      valueWords(effect.line),
      ...reasonsOf(effect, considered),
      ...assumed,
      ...basketWords(before, after),
    ];
    const left = isSum(effect) ? undefined : leftWords(after, considered, catalogue, effect.line);
    return { title: titleOf(effect, considered), left, lines, rules: effect.rules };
  }
  const [problem] = problems === undefined ? [] : messagesInOrder(problems);
  if (effect !== undefined) {
    const reasons = isFreeAtAnyPrice(effect) ? reasonsOf(effect, considered) : [];
    const lines = problem === undefined ? reasons : [...reasons, problem];
    const left = isSum(effect) ? undefined : leftWords(before, considered, catalogue);
    return { title: titleOf(effect, considered), left, lines, rules: effect.rules };
  }
  const over = worth === undefined ? undefined : overWords(before, worth, considered, catalogue);
  const lines = [
    ...(worth === undefined ? [] : [valueWords(worth)]),
    problem ?? whatToDo(considered, awaitsBasis),
  ];
  return { title: over ?? leftWords(before, considered, catalogue), lines, rules: [] };
}

/** Money is in no allowance: neither what is left of one, nor that there is no limit, is said beside it. */
const isSum = ({ line }: PurchaseEffect): boolean => isOfSum(line.explanation);

/** What is counted is what the office counts: no answer costs more than another. */
function isLeftToOffice({ product, arrival }: ConsideredArticle): boolean {
  return product !== null && leftToOffice(product, arrival) !== null;
}

/** The law as it is: no allowance covers it, and an officer says what is owed. */
function tooYoungWords({ value: age, legalBasis }: Figure, arrival: Arrival | null): PurchaseWords {
  const isInUnion = arrival?.regime === 'eu';
  const message = (isInUnion ? productsText.tooYoungInUnion : productsText.tooYoung)(age);
  const title = isInUnion ? text.tooYoungInUnion(age) : text.tooYoung(age);
  return { title, lines: [], rules: [{ message, legalBasis }] };
}

function whatToDo({ group, product }: ConsideredArticle, awaitsBasis: boolean): string {
  if (awaitsBasis) return typedListText.basisMissing;
  if (group === null || product !== null) return text.typePrice;
  return group.question === null ? text.choose : text.dependsOnAnswer;
}

/** What is taxed whatever the answer is, said while its amount is not known. */
function overWords(
  answer: SimulationAnswer,
  { value }: AnswerLine,
  considered: ConsideredArticle,
  catalogue: ProductCatalogue,
): string | undefined {
  const allowance = allowanceOf(answer, considered);
  if (allowance === undefined || allowance.limit === null) return undefined;
  if (quantityLeft(answer, considered, catalogue) !== undefined) return undefined;
  const left = Math.max(0, scaled(allowance.limit, 2) - scaled(allowance.used, 2));
  if (scaled(value, 2) <= left) return undefined;
  const worth = formatEurosAmount(value);
  return allowance.used === 0
    ? text.overAllowance(worth, formatEuros(left))
    : text.overWhatIsLeft(worth, formatEuros(left));
}

function rangeWords(
  before: SimulationAnswer,
  [{ effect: least }, { effect: most, after }]: NonNullable<PurchaseOutcome['range']>,
  considered: ConsideredArticle,
  catalogue: ProductCatalogue,
  leftOut: PurchaseOutcome['leftOut'] = [],
): PurchaseWords {
  const apart = leftOut.length === 0 ? [] : [text.leftOut(leftOut.map(productName).join(' ; '))];
  const isSame = least.added === most.added;
  const unchosen = !isSame ? [text.dependsOnAnswer] : leftOut.length === 0 ? [text.sameForEach] : [];
  if (most.added === 0) {
    const lines = [valueWords(most.line), ...unchosen, ...apart, ...basketWords(before, after)];
    // What is restricted is named apart, when it is left out.
    const { verdict } = most;
    const plain = text.titles[verdict === 'excess' ? verdict : 'nothing'];
    const title = apart.length === 0 && mayBeRestricted(considered) ? text.titles.unidentified : plain;
    return { title, left: leftWords(after, considered, catalogue), lines, rules: [] };
  }
  const title = isSame
    ? text.owed(formatOwed(most.added, most.isMinimum))
    : text.between(formatEuros(least.added), formatEuros(most.added));
  const lines = [valueWords(most.line), ...unchosen, ...apart];
  return { title, lines, rules: [] };
}

function titleOf({ verdict, added, isMinimum, line }: PurchaseEffect, considered: ConsideredArticle): string {
  const { held, arrival } = considered;
  switch (verdict) {
    case 'forbidden':
      return text.forbidden(held === null ? text.banned : banFrom(held, arrival));
    case 'regulated':
      if (held === null) return restrictionText.regulated;
      return held.good.boardingBan === undefined
        ? restrictionText.regulatedGood(restrictionName(held))
        : text.forbidden(held.good.boardingBan);
    case 'owed':
      return text.owed(formatOwed(added, isMinimum));
    // Nobody but its author needs to say more: it is offered below, each with its rate.
    case 'to-assess':
      return suggestedProducts(considered).length > 0 ? text.whichFound : text.titles[verdict];
    case 'nothing':
      if (owesElsewhere(line)) return text.nothingAtCustoms;
      return mayBeRestricted(considered) ? text.titles.unidentified : text.titles.nothing;
    default:
      return text.titles[verdict];
  }
}

/** « 98 000 JPY, soit 624,00 €. » */
function valueWords({ currency, originalValue, value }: AnswerLine): string {
  const euros = formatEurosAmount(value);
  return currency === 'EUR' ? text.worth(euros) : text.worthIn(formatPrice(originalValue, currency), euros);
}

/** Why it owes that, or why nobody but an agent can tell, with what is known all the same. */
function reasonsOf(
  { verdict, added, isMinimum, line, isUnidentified, notes }: PurchaseEffect,
  considered: ConsideredArticle,
): readonly string[] {
  const reason = reasonOf(line);
  const isOfFree = /^(?:to-assess|custom-)/.test(reason?.code ?? '');
  // It may be in the list: nothing says that it is not before one of those found is chosen, or none.
  const isMaybeListed = considered.product === null && isOfFree;
  const isUnsaid = isMaybeListed && considered.unsureOf === null && considered.name.trim() === '';
  const said =
    isMaybeListed && suggestedProducts(considered).length > 0
      ? verdict === 'to-assess'
        ? []
        : [text.estimated]
      : isMaybeListed && considered.unsureOf !== null
        ? []
        : reason === undefined
          ? []
          : [isUnsaid ? unsaidWords(reason, line) : reason.text];
  return [
    ...(verdict === 'regulated' && added > 0 ? [phrase`${text.owed(formatOwed(added, isMinimum))}.`] : []),
    ...said,
    // Alcohol and tobacco owe more than a tax on their value.
    ...(line.status === 'to-assess' && line.restriction === undefined && line.taxedValue > 0
      ? [text.vatAlone(formatPercent(line.vatRate), formatShortEuros(vatAlone(line)))]
      : []),
    ...(isUnidentified || (isAmount(verdict) && mayBeRestricted(considered)) ? [text.unidentified] : []),
    // Of what was named freely, they only tell that an answer may be checked; of money, from which sum on it is declared.
    ...(considered.product === null && considered.surely === undefined && !isOfSum(line.explanation)
      ? []
      : notes),
  ];
}

/** Nothing says that it is not in the list: nobody said what it is. */
function unsaidWords({ code, figures: { rate } }: Reason, { vatRate }: AnswerLine): string {
  const vat = formatPercent(vatRate);
  if (code === 'custom-waived') return text.unsaid.estimated(text.unsaid.vat(vat));
  return code === 'custom-estimate'
    ? text.unsaid.estimated(text.unsaid.flat(formatPercent(Number(rate)), vat))
    : text.unsaid['to-assess'];
}

/** What an amount rests on, the least certain first. */
const reasonCodes = [
  'to-assess',
  'not-managed',
  'food-allowance',
  'union-vehicle',
  'union-medicine',
  'custom-estimate',
  'custom-waived',
  'value-over-allowance',
  'value-partly-relieved',
];

type Reason = PurchaseEffect['line']['explanation'][number];

function reasonOf({ explanation }: PurchaseEffect['line']): Reason | undefined {
  return reasonCodes.flatMap((reason) => explanation.find(({ code }) => code === reason) ?? []).at(0);
}

/** To the euro: what is known of it is no more exact. */
function vatAlone({ taxedValue, vatRate }: PurchaseEffect['line']): Cents {
  return Math.round((taxedValue * vatRate) / 100) * 100;
}

/** Only what is known: what stands in the place of an amount is no amount to compare. */
function basketWords(before: SimulationAnswer, after: SimulationAnswer): readonly string[] {
  if (before.shoppingProducts.length === 0) return [];
  if (!hasAmount(before)) return owedOnTheRest(before).totalIsMinimum ? [text.agentSetsTotal] : [];
  return hasAmount(after)
    ? [text.after(formatAskedTotal(before), formatAskedTotal(after))]
    : [text.without(formatAskedTotal(before))];
}

function hasAmount(answer: SimulationAnswer): boolean {
  const verdict = answerVerdict(answer);
  const { total, totalIsMinimum } = owedOnTheRest(answer);
  return total > 0 || (!totalIsMinimum && (isAmount(verdict) || verdict === 'unidentified'));
}

/** In the order of the page. */
function messagesInOrder({ messages }: ArticleProblems): readonly string[] {
  const { name, amount, degree, price, count, purchaseCountry } = messages;
  return [name, amount, degree, price, count, purchaseCountry].flatMap((message) =>
    message === undefined ? [] : [typeset(message)],
  );
}
