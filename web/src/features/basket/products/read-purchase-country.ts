import { refusalText } from '@retour/contract';
import type { Arrival } from '@retour/core';
import { namedCountry } from '../journey/named-country';
import { arrivalFor } from '../restrictions/arrival-for';
import { purchaseText } from '../text/purchase-text';

export interface ReadPurchaseCountry {
  /** Absent for the country of the trip. */
  readonly country?: string | undefined;
  /** Why what was typed cannot be kept. */
  readonly message?: string | undefined;
}

/** The country that somebody typed for one article, when it is not the trip's; nothing typed is the trip's. */
export function readPurchaseCountry(typed: string | undefined, trip: Arrival | null): ReadPurchaseCountry {
  if (typed === undefined || typed.trim() === '') return {};
  const country = namedCountry(typed);
  if (country === undefined) return { message: purchaseText.unknown };
  if (country === trip?.country) return {};
  if (trip?.regime === 'eu' && arrivalFor(trip, country).regime !== 'eu') {
    return { country, message: refusalText({ code: 'purchased-outside-union', path: [], figures: {} }) };
  }
  return { country };
}
