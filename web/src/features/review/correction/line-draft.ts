import {
  type AnswerLine,
  confirmedAnswers,
  type Declaration,
  type LineCorrection,
  type ShoppingProductInput,
} from '@retour/contract';
import {
  type Currency,
  doubtAnswers,
  type Product,
  type RestrictionAnswers,
  restrictedGoodIds,
  saidOfBoth,
  toNumber,
} from '@retour/core';
import { parseFrenchNumber } from '../../../lib/french-number';
import { isBoolean, isRecord, isText, nullable, optional, type Shape } from '../../../lib/shape';
import { defaultCurrencyOf } from '../../../store';
import {
  type ArticleDraft,
  emptyDraft,
  isNumberDraft,
  type NumberDraft,
  numberDraft,
} from '../../basket/products/article-draft';
import { articleKind, asksDegree } from '../../basket/products/article-kind';
import { type ArticleProblems, type CheckedArticle, checkArticle } from '../../basket/products/check-article';
import type { NamedCurrency } from '../../basket/products/currency-options';
import { articleErrors } from '../../basket/text/article-text';
import { correctionText } from '../text/correction-text';
import { isSum } from './is-sum';
import { isPriceBasis, type PriceBasis, sentPrice } from './line-price';

export type SentLine = Declaration['shoppingProducts'][number];

/** A line as it stands in the form; null is an article out of the nomenclature. */
export interface LineDraft extends Omit<ArticleDraft, 'purchaseCountry'> {
  /** What its price is of. */
  readonly priceBasis: PriceBasis;
  /** Code of its country of purchase; empty for the trip's. */
  readonly purchaseCountry: string;
  readonly productId: string | null;
  /** What the agent says of a free article, restricted good by restricted good. */
  readonly restrictionAnswers: RestrictionAnswers;
}

/** What the agent touched, and nothing else: the rest follows the declaration. */
export type LineChanges = Partial<LineDraft>;

const isRestrictionAnswers: Shape<RestrictionAnswers> = (value): value is RestrictionAnswers =>
  isRecord(value) &&
  Object.entries(value).every(
    ([good, answer]) =>
      restrictedGoodIds.some((id) => id === good) && doubtAnswers.some((one) => one === answer),
  );

/** Changes kept in the tab, as they may be read back. */
export const isLineChanges: Shape<LineChanges> = (value): value is LineChanges =>
  isRecord(value) &&
  nullableOrAbsent(value.productId) &&
  optional(isPriceBasis)(value.priceBasis) &&
  optional(isBoolean)(value.isCurrencySaid) &&
  optional(isRestrictionAnswers)(value.restrictionAnswers) &&
  [value.name, value.currency, value.originCountry, value.purchaseCountry].every(optional(isText)) &&
  [value.price, value.count, value.amount, value.degree].every(optional(isNumberDraft));

const nullableOrAbsent = optional(nullable(isText));

/** Kept changes, as they are taken up: a currency that is none is not, and would be read nowhere. */
export function readLineChanges(changes: LineChanges): LineChanges {
  const { currency, isCurrencySaid: _, ...others } = changes;
  return currency === undefined || /^[A-Z]{3}$/.test(currency) ? changes : others;
}

export interface NewLinePlace {
  /** That of the trip, as it is corrected. */
  readonly country: string;
  readonly currencies: readonly Currency[];
}

/** The one chosen, or that a price was typed in; that of the country where it was bought while nothing is said of it. */
export function currencyOfNew(
  { currency, isCurrencySaid = false, price, purchaseCountry }: LineChanges,
  { country, currencies }: NewLinePlace,
): string {
  const isSaid = isCurrencySaid || (price !== undefined && price.text.trim() !== '');
  return (isSaid ? currency : undefined) ?? defaultCurrencyOf(purchaseCountry || country, currencies);
}

/** What is touched of an article that was not declared: its price is in the currency that stands beside it. */
export function touchedNewLine(touched: LineChanges, currency: string): LineChanges {
  if (touched.currency !== undefined) return { ...touched, isCurrencySaid: true };
  return touched.price === undefined ? touched : { ...touched, currency };
}

/** The form of an article that was not declared: with what is typed of it. */
export function newLineDraft(product: Product | null, changes: LineChanges, place: NewLinePlace): LineDraft {
  const currency = currencyOfNew(changes, place);
  const begun = {
    ...emptyDraft(product, { currency }),
    productId: null,
    purchaseCountry: '',
    restrictionAnswers: {},
    ...changes,
    currency,
  };
  const priceBasis = articleKind(product) === 'amount' ? 'all' : 'each';
  return { ...begun, priceBasis, price: typedPrice(changes, begun.count, priceBasis) ?? { text: '' } };
}

/** A line that was sent, and what is touched of it. */
export interface TouchedLine {
  readonly line: SentLine;
  readonly changes: LineChanges;
  /** As it was sent, then as it is in the form. */
  readonly before: Product | null;
  readonly product: Product | null;
}

/** The product that a line is in the form; null out of the nomenclature. */
export function productIdOf(line: SentLine, { productId = line.id ?? null }: LineChanges): string | null {
  return productId;
}

/** The form of a line: as it was sent, with what is touched of it. Its price is that of one article where this is exact. */
export function lineDraft({ line, changes, before, product }: TouchedLine): LineDraft {
  const begun = { ...fieldsOfLine(line, before, product), ...changes };
  const count = isCounted(before) ? (line.amount ?? 1) : 1;
  const sent = sentPrice(line, count);
  const isOfEach = sent.each !== undefined && isCounted(product);
  const priceBasis = isOfEach ? 'each' : 'all';
  const proposed = isOfEach
    ? sent.each
    : isCounted(product)
      ? sent.allOf(readCount(begun.count))
      : line.originalValue;
  return {
    ...begun,
    priceBasis,
    price: typedPrice(changes, begun.count, priceBasis) ?? numberDraft(proposed),
  };
}

const isCounted = (product: Product | null): boolean => articleKind(product) !== 'amount';

function fieldsOfLine(
  line: SentLine,
  before: Product | null,
  product: Product | null,
): Omit<LineDraft, 'price' | 'priceBasis'> {
  const { amount, alcoholDegree } = saidOfBoth(line, before, product);
  return {
    productId: line.id ?? null,
    name: line.customName ?? '',
    currency: line.currency,
    count: numberDraft(isCounted(before) ? (line.amount ?? 1) : 1),
    amount: isCounted(product) ? { text: '' } : numberDraft(amount),
    degree: numberDraft(alcoholDegree ?? (asksDegree(product) ? product?.tariff?.defaultDegree : null)),
    originCountry: line.originCountry ?? '',
    purchaseCountry: line.purchaseCountry ?? '',
    restrictionAnswers: {},
  };
}

/** What was typed as a price, unless it was typed of something else: the price of one, then asked of all. */
function typedPrice(changes: LineChanges, count: NumberDraft, basis: PriceBasis): NumberDraft | undefined {
  const { price, priceBasis: typedFor = basis } = changes;
  return typedFor === basis || readCount(count) === 1 ? price : undefined;
}

export type CheckedLine =
  | { readonly kind: 'unchanged' }
  /** Its quantity was put to zero. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'corrected'; readonly correction: LineCorrection }
  | { readonly kind: 'faulty'; readonly problems: ArticleProblems };

export interface LineToCheck extends TouchedLine {
  /** As it was counted. */
  readonly assessed?: AnswerLine | undefined;
  /** That of the trip. */
  readonly country: string;
  readonly currencies: readonly NamedCurrency[];
}

/**
 * Reads a line of the form: what differs from what was sent, or what is to be put right. One piece is what a line without a number
 * means.
 */
export function checkLine(toCheck: LineToCheck): CheckedLine {
  const { line, changes, assessed, country, before, product, currencies } = toCheck;
  if (Object.keys(changes).length === 0) return { kind: 'unchanged' };
  const draft = lineDraft({ line, changes, before, product });
  if (isZero(articleKind(product) === 'amount' ? draft.amount : draft.count)) return { kind: 'removed' };
  const { purchaseCountry } = draft;
  const checked = checkWhole(draft, product, currencies, isSum({ line, assessed, draft, product }));
  if (checked.kind === 'faulty') return { ...checked, problems: orNone(checked.problems) };
  const { article } = checked;
  const { amount, alcoholDegree } = saidOfBoth({ ...line, amount: line.amount ?? 1 }, before, product);
  const sent = { ...line, amount, alcoholDegree, purchaseCountry: line.purchaseCountry ?? country };
  const correction = differences(sent, {
    productId: draft.productId,
    customName: product === null ? article.name : line.customName,
    originalValue: article.value,
    currency: article.currency,
    amount: article.amount,
    alcoholDegree: asksDegree(product) ? (article.alcoholDegree ?? null) : undefined,
    originCountry: article.originCountry,
    purchaseCountry: purchaseCountry || country,
    restrictionAnswers: product === null ? newAnswers(line, draft) : undefined,
  });
  return Object.keys(correction).length > 1 ? { kind: 'corrected', correction } : { kind: 'unchanged' };
}

/** Of what was declared, none at all is a number too: it is taken off. */
function orNone(problems: ArticleProblems): ArticleProblems {
  const { messages } = problems;
  return messages.count === articleErrors.count
    ? { ...problems, messages: { ...messages, count: correctionText.countWrong } }
    : problems;
}

/** A line as it would be declared: the price of all its articles, their number always said. */
function checkWhole(
  { purchaseCountry: _, priceBasis, ...typed }: LineDraft,
  product: Product | null,
  currencies: readonly NamedCurrency[],
  isMoney: boolean,
): CheckedArticle {
  const count = isCounted(product) ? readCount(typed.count) : undefined;
  const priced = priceBasis === 'each' ? typed : { ...typed, count: numberDraft(1) };
  const checked = checkArticle(priced, product, currencies, { asksThousands: true, isSum: isMoney });
  const wrongCount = isCounted(product) && count === undefined ? { count: articleErrors.count } : {};
  if (checked.kind === 'faulty' || 'count' in wrongCount) {
    const problems = checked.kind === 'faulty' ? checked.problems : { messages: {}, choices: {} };
    return { kind: 'faulty', problems: { ...problems, messages: { ...problems.messages, ...wrongCount } } };
  }
  const { article } = checked;
  return isCounted(product) ? { kind: 'valid', article: { ...article, amount: count } } : checked;
}

export type CheckedNewLine =
  | { readonly kind: 'valid'; readonly article: ShoppingProductInput }
  | { readonly kind: 'faulty'; readonly problems: ArticleProblems };

export interface NewLineToCheck extends Pick<LineToCheck, 'product' | 'currencies'> {
  readonly customId: string;
  readonly draft: LineDraft;
}

/** Reads an article that was not declared: as its traveller would have sent it, or what is to be put right. */
export function checkNewLine({ customId, draft, product, currencies }: NewLineToCheck): CheckedNewLine {
  const checked = checkWhole(draft, product, currencies, isSum({ line: {}, draft, product }));
  if (checked.kind === 'faulty') return checked;
  const { name, value, currency, amount, alcoholDegree, originCountry } = checked.article;
  const { purchaseCountry, restrictionAnswers } = draft;
  const answers =
    product === null && Object.keys(restrictionAnswers).length > 0 ? { restrictionAnswers } : {};
  return {
    kind: 'valid',
    article: {
      ...(product === null ? {} : { id: product.id }),
      customId,
      customName: name,
      originalValue: value,
      currency,
      ...(amount === undefined ? {} : { amount }),
      ...(alcoholDegree === undefined ? {} : { alcoholDegree }),
      ...(originCountry === undefined ? {} : { originCountry }),
      ...(purchaseCountry === '' ? {} : { purchaseCountry }),
      ...answers,
    },
  };
}

/** With what its author answered, of which a new name keeps what it was said to be; undefined when the agent says nothing else. */
function newAnswers(
  line: SentLine,
  { name, restrictionAnswers: typed }: LineDraft,
): RestrictionAnswers | undefined {
  const answers = line.restrictionAnswers ?? {};
  const known = name === line.customName ? answers : confirmedAnswers(answers);
  const isNew = restrictedGoodIds.some((good) => typed[good] !== undefined && typed[good] !== known[good]);
  return isNew ? { ...known, ...typed } : undefined;
}

function isZero({ text, chosen }: NumberDraft): boolean {
  const reading = parseFrenchNumber(text, { maximumDecimals: 3, units: ['articles', 'article'] });
  return reading.kind === 'number' ? toNumber(reading.value) === 0 : chosen === 0;
}

function readCount({ text, chosen }: NumberDraft): number | undefined {
  const reading = parseFrenchNumber(text, { maximumDecimals: 0, units: ['articles', 'article'] });
  const value = reading.kind === 'number' ? reading.value.units : chosen;
  return value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}

type Corrected = Omit<LineCorrection, 'customId'>;

/** The fields that are not as they were sent; null is what was said no more, or never was. */
function differences(line: SentLine, corrected: Corrected): LineCorrection {
  const sent: Corrected = { ...line, productId: line.id ?? null };
  const isSame = (field: keyof Corrected): boolean =>
    corrected[field] === undefined || (corrected[field] ?? null) === (sent[field] ?? null);
  const changed = Object.entries(corrected).filter(([field]) => !isSame(field as keyof Corrected));
  return { customId: line.customId, ...Object.fromEntries(changed) };
}
