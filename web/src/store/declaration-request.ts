import { isBorderPossible } from '@retour/core';
import type { SimulatorRequest } from './app-state';
import { type Basket, type BasketArticle, basketArticles } from './basket';
import type { DeclarationRequest, MeansOfTransportAndCountry } from './declaration-state';

export interface TripChange extends Partial<MeansOfTransportAndCountry> {
  readonly border?: boolean | undefined;
  readonly defaultCurrency?: string | undefined;
}

/** Names the drafts of lists of a declaration: typed for it, or copied from the simulation that it took over. */
export const declaredLists = ':declaration';

/** Which typed lists are of a declaration: its own, but for one that took a simulation over without a copy of them. */
export function listsOf({ carriedOver, hasOwnLists }: DeclarationRequest): string {
  return carriedOver && hasOwnLists !== true ? '' : declaredLists;
}

/** What a declaration holds as a basket: its unlisted articles are its `products` (specification §3). */
export function declaredBasket({ shoppingProducts, products, alcoholDegree }: DeclarationRequest): Basket {
  return { shoppingProducts, customShoppingProducts: products, alcoholDegree };
}

/** Every article declared, in the order in which it is sent. */
export function declaredArticles(request: DeclarationRequest): readonly BasketArticle[] {
  return basketArticles(declaredBasket(request));
}

/** The part of a declaration that is computed, as a simulation holds it. */
export function computedPart(request: DeclarationRequest): SimulatorRequest {
  const { meansOfTransport, country } = request.meansOfTransportAndCountry;
  return {
    age: request.contactDetails.age,
    meanOfTransport: meansOfTransport,
    country,
    border: request.border,
    date: request.arrivalDay,
    defaultCurrency: request.defaultCurrency,
    ...declaredBasket(request),
  };
}

export function withDeclaredBasket(
  request: DeclarationRequest,
  { shoppingProducts, customShoppingProducts, alcoholDegree }: Basket,
): DeclarationRequest {
  return { ...request, shoppingProducts, products: customShoppingProducts, alcoholDegree };
}

/** The request with another trip; the answer about the border stands only where it is asked. */
export function withTrip(
  request: DeclarationRequest,
  { border, defaultCurrency, ...fields }: TripChange,
): DeclarationRequest {
  const before = request.meansOfTransportAndCountry;
  const trip = { ...before, ...fields };
  const borderBefore = isBorderPossible(before.country, before.meansOfTransport) ? request.border : undefined;
  const isPossible = isBorderPossible(trip.country, trip.meansOfTransport);
  return {
    ...request,
    meansOfTransportAndCountry: trip,
    defaultCurrency: defaultCurrency ?? request.defaultCurrency,
    border: isPossible ? (border ?? borderBefore) : isWhole(trip) ? false : undefined,
  };
}

/** Whether a declaration is of the trip that was simulated. */
export function isSameTrip(
  { meansOfTransportAndCountry: declared }: DeclarationRequest,
  { meanOfTransport, country }: Pick<SimulatorRequest, 'meanOfTransport' | 'country'>,
): boolean {
  return declared.meansOfTransport === meanOfTransport && declared.country === country;
}

function isWhole({ meansOfTransport, country }: MeansOfTransportAndCountry): boolean {
  return meansOfTransport !== undefined && country !== undefined;
}
