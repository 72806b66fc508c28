import {
  type Arrival,
  type Product,
  type RestrictedGoodId,
  type RestrictedWords,
  readName,
  restrictionOf,
} from '@retour/core';
import type { SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { unknownAnswerText } from '../text/unknown-answer-text';
import { costliestAnswer } from './costliest-answer';

/** What an article becomes when nobody knows the answer to its question. */
export interface UnknownAnswer {
  /** The answer that is counted, where a free article would owe less than one of them; null for a free article. */
  readonly product: Product | null;
  /** Says nothing that nobody said, and keeps the doubt. */
  readonly name: string;
  /** The restricted good that each answer is: the article is one whatever the answer. Or what the law says to know of one of them. */
  readonly good: RestrictedGoodId | undefined;
}

export interface UnknownAnswerTrip {
  readonly request: SimulatorRequest;
  readonly calculator: Calculator | null;
  /** Where the article was bought; null until that is known. */
  readonly arrival: Arrival | null;
  readonly words: RestrictedWords;
  /** The same country, when it is not that of the trip. */
  readonly purchaseCountry?: string | undefined;
}

export function unknownAnswer(
  group: Product,
  { request, calculator, arrival, words, purchaseCountry }: UnknownAnswerTrip,
): UnknownAnswer {
  const product = costliestAnswer(group, request, calculator, purchaseCountry);
  if (product !== null) return { product, name: unknownAnswerText.unknown(group.name), good: undefined };
  const free = { product, name: group.name, good: undefined };
  if (arrival === null) return free;
  const restrictions = group.subProducts.map(({ restrictedGood }) => restrictionOf(restrictedGood, arrival));
  // « Selon ce dont il est fait, cet article peut venir d'une espèce protégée »: true of what nobody knows too.
  if (restrictions.every((restriction) => restriction === null || restriction.severity === 'information')) {
    return { ...free, good: restrictions.find((restriction) => restriction !== null)?.good.id };
  }
  const held = restrictions.map((restriction) =>
    restriction === null || restriction.severity === 'information' ? undefined : restriction.good.id,
  );
  const [good] = held;
  if (good !== undefined && held.every((other) => other === good)) return { ...free, good };
  const asked = goodsAsked(group.name, arrival, words);
  const unsaid = group.subProducts.filter((_, index) => {
    const own = held[index];
    return own !== undefined && !asked.includes(own);
  });
  return { ...free, name: unsaid.length === 0 ? group.name : unknownAnswerText.perhaps(group.name, unsaid) };
}

function goodsAsked(name: string, arrival: Arrival, words: RestrictedWords): readonly RestrictedGoodId[] {
  const { open } = readName({ name, restriction: null, restrictionAnswers: {} }, arrival, words);
  return open.map(({ good }) => good.id);
}
