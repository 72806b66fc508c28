import type { Product } from '../goods/product';
import type { Law } from './law';
import { minimumAge } from './quantity-allowance';
import { regimeOf } from './regime';

export interface OfferQuestion {
  readonly age: number;
  readonly country: string;
}

/** Whether tobacco and alcohol are offered at this age (specification §5, duty-rules §4). */
export function offeredAtAge(product: Product, { age, country }: OfferQuestion, law: Law): boolean {
  if (product.amountProduct === null) return true;
  const regime = regimeOf({ country, meanOfTransport: 'other', border: false });
  return age >= minimumAge(regime, law).value;
}

/** Whether a product limited to some countries is offered for this one. */
export function offeredForCountry(product: Product, country: string): boolean {
  return product.countries.length === 0 || product.countries.includes(country);
}

/** Whether a product is shown to, and accepted from, a traveller. */
export function productOffered(product: Product, question: OfferQuestion, law: Law): boolean {
  return offeredAtAge(product, question, law) && offeredForCountry(product, question.country);
}
