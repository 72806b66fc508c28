import type { Declaration } from '@retour/contract';
import { formatDay, transportPhrases } from '@retour/core';
import { countryText } from './country-text';

/** « 22 novembre 2026, en avion », as it was chosen: the flight is typed. */
export function arrivalText({
  date,
  meanOfTransport,
}: Pick<Declaration, 'date' | 'meanOfTransport'>): string {
  return `${formatDay(date)}, ${transportPhrases[meanOfTransport]}`;
}

/** « Achats faits dans le pays : Japon », which an article may say otherwise. */
export function purchasesText(
  { country, shoppingProducts }: Pick<Declaration, 'country' | 'shoppingProducts'>,
  otherwise: string,
): string {
  const isElsewhere = shoppingProducts.some(({ purchaseCountry }) => purchaseCountry !== undefined);
  return `Achats faits dans le pays : ${countryText(country)}${isElsewhere ? `, ${otherwise}` : ''}`;
}
