import { simulationLimits } from '@retour/contract';
import type { Product } from '@retour/core';
import { timesCount } from '../../../lib/exact-decimal';
import { parseFrenchNumber } from '../../../lib/french-number';
import type { BasketArticle } from '../../../store';
import { articleErrors } from '../text/article-text';
import {
  type ArticleDraft,
  type ArticleField,
  type NumberDraft,
  type NumberField,
  priceDecimals,
} from './article-draft';
import { amountDecimals, articleKind, asksDegree } from './article-kind';

export interface ArticleProblems {
  readonly messages: Partial<Record<ArticleField, string>>;
  readonly choices: Partial<Record<NumberField, readonly [number, number]>>;
}

export type CheckedArticle =
  | { readonly kind: 'sound'; readonly article: Omit<BasketArticle, 'id'> }
  | { readonly kind: 'unsound'; readonly problems: ArticleProblems };

interface NumberRule {
  readonly maximumDecimals: number;
  readonly units: readonly string[];
  readonly minimum: number;
  readonly maximum: number;
  readonly isOptional?: boolean;
  readonly message: string;
}

/** Reads the whole form at once: a complete article, or every field that is to be put right. */
export function checkArticle(
  draft: ArticleDraft,
  product: Product | null,
  currencyUnits: readonly string[],
): CheckedArticle {
  const messages: Partial<Record<ArticleField, string>> = {};
  const choices: Partial<Record<NumberField, readonly [number, number]>> = {};
  const kind = articleKind(product);

  const read = (field: NumberField, rule: NumberRule): number | undefined => {
    const reading = readNumber(draft[field], rule);
    if (typeof reading === 'number' || reading === undefined) return reading;
    messages[field] = reading.message;
    if (reading.choices) choices[field] = reading.choices;
    return undefined;
  };

  const name = product?.name ?? draft.name.trim();
  if (name === '') messages.name = articleErrors.name;
  else if (name.length > simulationLimits.customName) messages.name = articleErrors.nameTooLong;

  const price = read('price', priceRule(currencyUnits));
  const count = kind === 'amount' ? 1 : read('count', countRule);
  const amount = kind === 'amount' && product !== null ? read('amount', amountRule(product)) : undefined;
  const degree = asksDegree(product) ? read('degree', degreeRule) : undefined;
  const value =
    price === undefined || count === undefined ? undefined : timesCount(price, count, priceDecimals);
  if (value !== undefined && value > simulationLimits.originalValue.max) messages.price = articleErrors.price;

  if (Object.keys(messages).length > 0 || value === undefined || count === undefined) {
    return { kind: 'unsound', problems: { messages, choices } };
  }
  return {
    kind: 'sound',
    article: {
      productId: product?.id ?? null,
      name,
      value,
      currency: draft.currency,
      amount: kind === 'amount' ? amount : count > 1 ? count : undefined,
      alcoholDegree: degree,
      originCountry: draft.originCountry === '' ? undefined : draft.originCountry,
    },
  };
}

type BadNumber = { readonly message: string; readonly choices?: readonly [number, number] };

function readNumber(draft: NumberDraft, rule: NumberRule): number | undefined | BadNumber {
  const reading = parseFrenchNumber(draft.text, rule);
  switch (reading.kind) {
    case 'empty':
      return rule.isOptional ? undefined : { message: rule.message };
    case 'not-a-number':
    case 'too-many-decimals':
      return { message: rule.message };
    case 'ambiguous':
      return draft.chosen !== undefined && reading.readings.includes(draft.chosen)
        ? within(draft.chosen, rule)
        : { message: articleErrors.ambiguous, choices: reading.readings };
    case 'number':
      return within(reading.value, rule);
  }
}

function within(value: number, { minimum, maximum, message }: NumberRule): number | BadNumber {
  return value >= minimum && value <= maximum ? value : { message };
}

const priceRule = (units: readonly string[]): NumberRule => ({
  maximumDecimals: priceDecimals,
  units,
  minimum: 0,
  maximum: simulationLimits.originalValue.max,
  message: articleErrors.price,
});

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

const amountRule = (product: Product): NumberRule => ({
  maximumDecimals: amountDecimals(product),
  units: product.unit === null ? [] : unitWords[product.unit],
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
