import { exactDecimal, type Product, toNumber } from '@retour/core';
import { shareOf } from '../../../lib/exact-decimal';
import { isBoolean, isNumber, isText, objectOf, optional } from '../../../lib/shape';
import type { BasketArticle } from '../../../store';
import { nameOfCountry } from '../journey/country-name-typed';
import { articleKind, asksDegree } from './article-kind';

/** A number as typed; `chosen` is what an ambiguous entry was said to mean. */
export interface NumberDraft {
  readonly text: string;
  readonly chosen?: number | undefined;
}

/** The form of an article as it stands, before it is checked. */
export interface ArticleDraft {
  readonly name: string;
  readonly price: NumberDraft;
  readonly currency: string;
  readonly count: NumberDraft;
  readonly amount: NumberDraft;
  readonly degree: NumberDraft;
  readonly originCountry: string;
  /** The name of its country of purchase as typed; nothing for the trip's, and in the drafts of before it was asked. */
  readonly purchaseCountry?: string | undefined;
  /** It was chosen, written or saved: no country of purchase changes it any more. */
  readonly isCurrencySaid?: boolean | undefined;
  /** Its price is that of all together, which is the price of none of them: it does not divide by their number. */
  readonly isPriceOfAll?: boolean | undefined;
  /** What led to it: what stood in the search, of the same article, or the opening of a line of the list. */
  readonly sought?: string | undefined;
}

export const isNumberDraft = objectOf<NumberDraft>({ text: isText, chosen: optional(isNumber) });

export const isArticleDraft = objectOf<ArticleDraft>({
  name: isText,
  price: isNumberDraft,
  currency: isText,
  count: isNumberDraft,
  amount: isNumberDraft,
  degree: isNumberDraft,
  originCountry: isText,
  purchaseCountry: optional(isText),
  isCurrencySaid: optional(isBoolean),
  isPriceOfAll: optional(isBoolean),
  sought: optional(isText),
});

export type ArticleField = Exclude<keyof ArticleDraft, 'isCurrencySaid' | 'isPriceOfAll' | 'sought'>;
export type NumberField = 'price' | 'count' | 'amount' | 'degree';

/** Decimals of a price in the contract; few currencies have as many. */
export const priceDecimals = 3;

/** What a form begins with. */
export interface Beginnings {
  readonly currency: string;
  readonly degree?: number | undefined;
  readonly name?: string | undefined;
}

export function emptyDraft(product: Product | null, { currency, degree, name }: Beginnings): ArticleDraft {
  const firstDegree = asksDegree(product) ? (product?.tariff?.defaultDegree ?? degree) : undefined;
  return {
    name: name ?? '',
    price: { text: '' },
    currency,
    count: { text: '1' },
    amount: { text: '' },
    degree: numberDraft(firstDegree),
    originCountry: '',
    isCurrencySaid: false,
  };
}

/** The form that gave this article, to change it. */
export function draftOf(article: BasketArticle, product: Product | null): ArticleDraft {
  const isCounted = articleKind(product) !== 'amount';
  const count = isCounted ? (article.amount ?? 1) : 1;
  const unitPrice = shareOf(exactDecimal(article.value), count, priceDecimals);
  return {
    name: article.name,
    price: numberDraft(unitPrice === undefined ? article.value : toNumber(unitPrice)),
    currency: article.currency,
    count: numberDraft(count),
    amount: isCounted ? { text: '' } : numberDraft(article.amount),
    degree: numberDraft(
      article.alcoholDegree ?? (asksDegree(product) ? product?.tariff?.defaultDegree : null),
    ),
    originCountry: article.originCountry ?? '',
    purchaseCountry: nameOfCountry(article.purchaseCountry),
    isCurrencySaid: true,
    isPriceOfAll: unitPrice === undefined,
  };
}

/** A number written as a person would type it, marked as understood. */
export function numberDraft(value: number | null | undefined): NumberDraft {
  if (value === null || value === undefined) return { text: '' };
  return { text: String(value).replace('.', ','), chosen: value };
}
