import { articleNameSchema, simulationLimits } from '@retour/contract';
import { type ExactDecimal, isOfItsDegree, type Product, toNumber, typeset } from '@retour/core';
import { timesCount } from '../../../lib/exact-decimal';
import { type NumberFormat, parseFrenchNumber } from '../../../lib/french-number';
import type { BasketArticle } from '../../../store';
import { articleErrors, sumErrors } from '../text/article-text';
import {
  type ArticleDraft,
  type ArticleField,
  type NumberDraft,
  type NumberField,
  priceDecimals,
} from './article-draft';
import { amountDecimals, articleKind, asksDegree } from './article-kind';
import { currenciesIn, currencyUnits, endsInMeasure, meantCurrencies } from './currency-index';
import { type NamedCurrency, priceFormat } from './currency-options';

export interface ArticleProblems {
  readonly messages: Partial<Record<ArticleField, string>>;
  readonly choices: Partial<Record<NumberField, readonly number[]>>;
  /** What the word beside the price as typed may mean, which is not the currency chosen: the most likely first. */
  readonly otherCurrencies?: readonly string[] | undefined;
  /** The degree as read, which an article of this name cannot have. */
  readonly otherDegree?: number | undefined;
}

export type CheckedArticle =
  | { readonly kind: 'valid'; readonly article: Omit<BasketArticle, 'id'> }
  | { readonly kind: 'faulty'; readonly problems: ArticleProblems };

interface NumberRule extends NumberFormat {
  readonly units: readonly string[];
  readonly minimum: number;
  readonly maximum: number;
  readonly isOptional?: boolean;
  readonly message: string;
  readonly tooManyDecimals?: string;
}

export interface ArticleReader {
  /** A price is corrected at the desk: what may be thousands is asked back, whatever its currency. */
  readonly asksThousands?: boolean | undefined;
  /** That of the country where the article was bought, then that of the trip: what « dh » and « dollars » are of. */
  readonly likelyCurrencies?: readonly string[] | undefined;
  /** It is money: nothing has a price. */
  readonly isSum?: boolean | undefined;
}

/** Reads the whole form at once: a complete article, or every field that is to be put right. */
export function checkArticle(
  draft: ArticleDraft,
  product: Product | null,
  currencies: readonly NamedCurrency[],
  { asksThousands, likelyCurrencies = [], isSum }: ArticleReader = {},
): CheckedArticle {
  const messages: Partial<Record<ArticleField, string>> = {};
  const choices: Partial<Record<NumberField, readonly number[]>> = {};
  const kind = articleKind(product);

  const read = (field: NumberField, rule: NumberRule): ExactDecimal | undefined => {
    const reading = readNumber(draft[field], rule);
    if (reading === undefined || 'units' in reading) return reading;
    messages[field] = reading.message;
    if (reading.choices) choices[field] = reading.choices;
    return undefined;
  };

  const name = product?.name ?? draft.name.trim();
  const wrongName = refuseName(name);
  if (wrongName !== undefined) messages.name = wrongName;

  const errors = isSum ? sumErrors : articleErrors;
  const rule = {
    ...priceRule(draft.currency, currencies),
    message: errors.price,
    tooManyDecimals: errors.decimals,
  };
  const price = read('price', { ...rule, asksThousands: asksThousands ?? rule.asksThousands });
  const otherCurrencies = price === undefined ? currenciesTyped(draft, likelyCurrencies, currencies) : [];
  if (otherCurrencies.length > 0) messages.price = errors.otherCurrency;
  const count = kind === 'amount' ? 1 : read('count', countRule)?.units;
  const amount = kind === 'amount' && product !== null ? read('amount', amountRule(product)) : undefined;
  const degree = asksDegree(product) ? read('degree', degreeRule) : undefined;
  const otherDegree =
    degree === undefined || isOfItsDegree(name, toNumber(degree)) ? undefined : toNumber(degree);
  if (otherDegree !== undefined) messages.degree = articleErrors.otherDegree(name);
  const priced = draft.isPriceOfAll ? 1 : count;
  const value = price === undefined || priced === undefined ? undefined : toNumber(timesCount(price, priced));
  if (value !== undefined && value > simulationLimits.originalValue.max) messages.price = errors.price;

  if (Object.keys(messages).length > 0 || value === undefined || count === undefined) {
    return { kind: 'faulty', problems: { messages, choices, otherCurrencies, otherDegree } };
  }
  return {
    kind: 'valid',
    article: {
      productId: product?.id ?? null,
      name,
      value,
      currency: draft.currency,
      amount: kind === 'amount' ? amount && toNumber(amount) : count > 1 ? count : undefined,
      alcoholDegree: degree && toNumber(degree),
      originCountry: draft.originCountry === '' ? undefined : draft.originCountry,
    },
  };
}

/** What is wrong with a name, by the server's own rule: what is added here must be taken there. */
function refuseName(name: string): string | undefined {
  if (name === '') return articleErrors.name;
  if (name.normalize('NFKC').length > simulationLimits.customName) return articleErrors.nameTooLong;
  const { error } = articleNameSchema.safeParse(name);
  return error === undefined ? undefined : typeset(error.issues[0]?.message ?? articleErrors.name);
}

type BadNumber = { readonly message: string; readonly choices?: readonly number[] };

function readNumber(draft: NumberDraft, rule: NumberRule): ExactDecimal | undefined | BadNumber {
  const { chosen } = draft;
  const reading = parseFrenchNumber(draft.text, {
    ...rule,
    // What was said to be meant may be finer than what is typed.
    maximumDecimals:
      chosen === undefined ? rule.maximumDecimals : Math.max(rule.maximumDecimals, priceDecimals),
  });
  switch (reading.kind) {
    case 'empty':
      return rule.isOptional ? undefined : { message: rule.message };
    case 'not-a-number':
      return { message: rule.message };
    case 'too-many-decimals':
      return { message: rule.tooManyDecimals ?? rule.message };
    case 'ambiguous': {
      const meant = reading.readings.find((one) => toNumber(one) === chosen);
      const [thousands, fraction] = reading.readings;
      if (meant !== undefined) return within(meant, rule);
      // Decimals that this money has not are offered as nothing: neither as they are, nor rounded.
      return fraction.decimals > rule.maximumDecimals
        ? { message: rule.tooManyDecimals ?? rule.message, choices: [toNumber(thousands)] }
        : { message: articleErrors.ambiguous, choices: [toNumber(thousands), toNumber(fraction)] };
    }
    case 'number':
      return within(reading.value, rule);
  }
}

function within(exact: ExactDecimal, { minimum, maximum, message }: NumberRule): ExactDecimal | BadNumber {
  const value = toNumber(exact);
  return value >= minimum && value <= maximum ? exact : { message };
}

const priceRule = (currency: string, currencies: readonly NamedCurrency[]): NumberRule => ({
  ...priceFormat(currency),
  units: currencyUnits(currency, currencies),
  minimum: 0,
  maximum: simulationLimits.originalValue.max,
  message: articleErrors.price,
  tooManyDecimals: articleErrors.decimals,
});

/** The currencies whose sign or name stands beside a price that the chosen one cannot read. */
function currenciesTyped(
  { price, currency }: ArticleDraft,
  likely: readonly string[],
  currencies: readonly NamedCurrency[],
): readonly string[] {
  const reads = (id: string): boolean => {
    const { kind } = parseFrenchNumber(price.text, priceRule(id, currencies));
    return kind === 'number' || kind === 'ambiguous';
  };
  const own = parseFrenchNumber(price.text, priceRule(currency, currencies));
  if (own.kind !== 'not-a-number') return [];
  const others = [...currenciesIn(price.text, currencies)].filter((id) => id !== currency && reads(id));
  const meant = meantCurrencies(others, likely, currencies);
  return endsInMeasure(price.text) && !meant.some((id) => likely.includes(id)) ? [] : meant;
}

const countRule: NumberRule = {
  maximumDecimals: 0,
  units: ['articles', 'article'],
  minimum: 1,
  maximum: simulationLimits.amount.max,
  message: articleErrors.count,
};

const unitWords = {
  l: ['litres', 'litre', 'l'],
  g: ['grammes', 'gramme', 'g'],
  cigarette: ['cigarettes', 'cigarette'],
  cigarillo: ['cigarillos', 'cigarillo'],
  cigare: ['cigares', 'cigare'],
} as const;

/** How a quantity of this product is read: the name of its unit may stand beside it. */
export const amountFormat = (product: Product): Pick<NumberRule, 'maximumDecimals' | 'units'> => ({
  maximumDecimals: amountDecimals(product),
  units: product.unit === null ? [] : unitWords[product.unit],
});

const amountRule = (product: Product): NumberRule => ({
  ...amountFormat(product),
  minimum: amountDecimals(product) === 0 ? 1 : 0.001,
  maximum: simulationLimits.amount.max,
  message: articleErrors.amount(product.unit),
});

const degreeRule: NumberRule = {
  maximumDecimals: simulationLimits.alcoholDegree.decimals,
  units: ['% vol', '%', '°'],
  minimum: 0,
  maximum: simulationLimits.alcoholDegree.max,
  isOptional: true,
  message: articleErrors.degree,
};
