import { refusalText } from '@retour/contract';
import { type Arrival, minimumAge, offeredAtAge, type Product } from '@retour/core';
import { namedCountry, unnamedPlace, whyUnnamed } from '../../reference';
import { arrivalFor } from '../restrictions/arrival-for';
import type { AgentWords } from '../session/agent-words';
import { purchaseText } from '../text/purchase-text';

export interface ReadPurchaseCountry {
  /** Absent for the country of the trip. */
  readonly country?: string | undefined;
  /** Why what was typed cannot be kept. */
  readonly message?: string | undefined;
  /** It alone makes the article refused for an age. */
  readonly isTooYoung?: true | undefined;
}

/** What is bought there, and by whom. */
interface Purchase {
  readonly product: Product | null;
  readonly age: number | undefined;
  /** Where an agent fills the form, who is not told to go and see one. */
  readonly tooYoung?: AgentWords['tooYoung'] | undefined;
}

/**
 * The country that somebody typed for one article, when it is not the trip's; nothing typed is the trip's. One that alone makes the
 * article refused for its age is not kept: nothing more of the basket would be computed.
 */
export function readPurchaseCountry(
  typed: string | undefined,
  trip: Arrival | null,
  purchase?: Purchase,
): ReadPurchaseCountry {
  if (typed === undefined || typed.trim() === '') return {};
  const country = namedCountry(typed);
  if (country === undefined) return { message: whyNotKept(typed, purchase) };
  if (country === trip?.country) return {};
  if (trip?.regime === 'eu' && arrivalFor(trip, country).regime !== 'eu') {
    return { country, message: refusalText({ code: 'purchased-outside-union', path: [], figures: {} }) };
  }
  if (trip !== null && isTooYoungOnlyIn(country, trip, purchase)) {
    const { regime, law } = arrivalFor(trip, country);
    const words = purchase?.tooYoung ?? purchaseText.tooYoung;
    return { country, message: words(minimumAge(regime, law).value), isTooYoung: true };
  }
  return { country };
}

/** Where it was bought is no choice: another country would be a false answer. An agent who fills the form is not told to go and see one. */
function whyNotKept(typed: string, purchase: Purchase | undefined): string {
  if (purchase?.tooYoung !== undefined) return whyUnnamed(typed) ?? purchaseText.unknown;
  const place = unnamedPlace(typed);
  return place === undefined ? purchaseText.unknown : purchaseText.unnamed[place];
}

function isTooYoungOnlyIn(country: string, trip: Arrival, { product, age }: Partial<Purchase> = {}): boolean {
  if (product == null || age === undefined) return false;
  const isOffered = (there: string): boolean => offeredAtAge(product, { age, country: there }, trip.law);
  return isOffered(trip.country) && !isOffered(country);
}
