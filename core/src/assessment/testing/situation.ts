import currencies from '../../../data/currencies.json' with { type: 'json' };
import products from '../../../data/products.json' with { type: 'json' };
import type { ProductCatalogue } from '../../goods/product';
import type { RestrictionAnswer, RestrictionAnswers } from '../../goods/restricted-good-id';
import { scaled } from '../../money/exact';
import { exchangeRates } from '../../regulation/exchange-rates';
import { assessOn } from '../assess';
import type { Assessment, AssessmentOutcome, AssessmentRequest, DeclaredGood, Refusal } from '../assessment';

/** Situations for tests, on the real tables, written as people say them. */

export const catalogue = products as ProductCatalogue;
export const rates = exchangeRates(currencies);

export interface SpokenGood {
  readonly customId?: string;
  readonly id?: string;
  readonly originalValue: number;
  readonly currency?: string;
  readonly amount?: number;
  readonly alcoholDegree?: number;
  readonly originCountry?: string;
  readonly purchaseCountry?: string;
  readonly customName?: string;
  readonly restriction?: RestrictionAnswer;
  readonly restrictionAnswers?: RestrictionAnswers;
  readonly isHandedOver?: boolean;
}

export function declaredGood(good: SpokenGood): DeclaredGood {
  return {
    customId: good.customId ?? good.id ?? 'custom',
    productId: good.id ?? null,
    customName: good.customName ?? null,
    originalValueThousandths: scaled(good.originalValue, 3),
    currency: good.currency ?? 'EUR',
    amountMillionths: good.amount === undefined ? null : scaled(good.amount, 6),
    alcoholDegreeThousandths: good.alcoholDegree === undefined ? null : scaled(good.alcoholDegree, 3),
    originCountry: good.originCountry ?? null,
    purchaseCountry: good.purchaseCountry ?? null,
    restriction: good.restriction ?? null,
    restrictionAnswers: good.restrictionAnswers ?? {},
    isHandedOver: good.isHandedOver ?? false,
  };
}

/** An adult from the United States by plane, unless told otherwise. */
export function situation(
  goods: readonly SpokenGood[],
  traveller: Partial<Omit<AssessmentRequest, 'goods'>> = {},
): AssessmentRequest {
  return {
    age: 30,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    date: '2026-11-21',
    ...traveller,
    goods: goods.map((good, index) => declaredGood({ customId: `${index}`, ...good })),
  };
}

export function outcome(request: AssessmentRequest): AssessmentOutcome {
  return assessOn(request, catalogue, rates);
}

export function assessed(request: AssessmentRequest): Assessment {
  const answer = outcome(request);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.refusals));
  return answer.assessment;
}

export function refused(request: AssessmentRequest): readonly Refusal[] {
  const answer = outcome(request);
  return answer.kind === 'refused' ? answer.refusals : [];
}
