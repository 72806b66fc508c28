import { refusalText } from '@retour/contract';
import { type Arrival, minimumAge, offeredAtAge, type Product } from '@retour/core';
import { namedCountry, type UnnamedPlace, unnamedPlace } from '../../reference';
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
  /** It is overseas France, which nothing here counts. */
  readonly isOverseas?: true | undefined;
}

/** What is bought there, and by whom. */
interface Purchase {
  readonly product: Product | null;
  readonly age: number | undefined;
  /** Where an agent fills the form, who is not told to go and see one. */
  readonly agentWords?: Pick<AgentWords, 'tooYoung' | 'boughtOverseas'> | undefined;
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
  if (country === undefined) {
    const place = unnamedPlace(typed);
    const isOverseas = place !== undefined && place !== 'france';
    return { message: whyNotKept(place, purchase), ...(isOverseas ? { isOverseas } : {}) };
  }
  if (country === trip?.country) return {};
  if (trip?.regime === 'eu' && arrivalFor(trip, country).regime !== 'eu') {
    return { country, message: refusalText({ code: 'purchased-outside-union', path: [], figures: {} }) };
  }
  if (trip !== null && isTooYoungOnlyIn(country, trip, purchase)) {
    const { regime, law } = arrivalFor(trip, country);
    const words = purchase?.agentWords?.tooYoung ?? purchaseText.tooYoung;
    return { country, message: words(minimumAge(regime, law).value), isTooYoung: true };
  }
  return { country };
}

/** Where it was bought is no choice: another country would be a false answer. */
function whyNotKept(place: UnnamedPlace | undefined, purchase: Purchase | undefined): string {
  if (place === undefined) return purchaseText.unknown;
  const ofAgent = place === 'france' ? undefined : purchase?.agentWords?.boughtOverseas;
  return ofAgent ?? purchaseText.unnamed[place];
}

function isTooYoungOnlyIn(country: string, trip: Arrival, { product, age }: Partial<Purchase> = {}): boolean {
  if (product == null || age === undefined) return false;
  const isOffered = (there: string): boolean => offeredAtAge(product, { age, country: there }, trip.law);
  return isOffered(trip.country) && !isOffered(country);
}
