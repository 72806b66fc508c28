import {
  type Arrival,
  type OfferQuestion,
  type Product,
  productOffered,
  type RestrictedGood,
} from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { firstIncompleteStep, productsStep, type SimulatorRequest } from '../../../store';
import { productPath } from '../../basket/products/product-link';
import { entryBanOf } from '../../basket/restrictions/banned-products';
import { arrivalOf } from '../../basket/restrictions/use-arrival';
import { countryName } from '../../reference';
import { searchText } from '../content/faq/search-text';
import type { Leads } from './find-leads';

/** What is offered of an article that a question names. */
export interface ProductOffer {
  readonly title: string;
  readonly hint: string;
  readonly to: string;
  readonly isBanned: boolean;
  /** Searched for on the products page, once the questions before it are answered. */
  readonly sought: string | null;
}

const productsPath = '/simulateur/produits';

const guidePath = ({ topic }: RestrictedGood): string => `/preparer-mon-voyage#${topic}`;

/** Outside the Union and its neighbours: what holds where no exception does. */
function fromAnywhere(): Arrival {
  return { country: '', regime: 'third', law: lawToday() };
}

function offeredBan(
  product: Product,
  good: RestrictedGood,
  country: Leads['country'],
  request: SimulatorRequest,
): Omit<ProductOffer, 'isBanned' | 'sought'> {
  const { name } = product;
  const code = country?.code ?? request.country;
  const isAlways = good.insideUnion === 'forbidden';
  if (code === undefined) {
    return {
      title: isAlways ? searchText.banned(name) : searchText.mostlyBanned(name),
      hint: isAlways ? searchText.bannedHint : searchText.mostlyBannedHint,
      to: guidePath(good),
    };
  }
  // In the basket being filled, the page of the article says the rule for its country.
  const isBegun = country === null && firstIncompleteStep(request) === productsStep;
  return {
    title: isAlways ? searchText.banned(name) : searchText.bannedFrom(name),
    hint: searchText.bannedFromHint(country?.name ?? countryName(code)),
    to: isBegun ? productPath(productsPath, product) : guidePath(good),
  };
}

/** Whether the product, or one of those that it groups, is offered to this traveller. */
function isOffered(product: Product, question: OfferQuestion): boolean {
  if (product.kind !== 'category') return productOffered(product, question, lawToday());
  return product.subProducts.some((child) => isOffered(child, question));
}

/**
 * The article in the basket being filled, or in a new one; what may not enter from the country of the question, else of
 * the basket, else from most countries, is said so.
 */
export function offerOf(
  product: Product,
  country: Leads['country'],
  request: SimulatorRequest,
): ProductOffer {
  const arrival =
    arrivalOf(country === null ? request : { ...request, country: country.code }) ?? fromAnywhere();
  const ban = entryBanOf(product, arrival);
  if (ban !== null) {
    return { ...offeredBan(product, ban.good, country, request), isBanned: true, sought: null };
  }
  const isReady = firstIncompleteStep(request) === productsStep;
  const { age = 0, country: code = '' } = request;
  const isShown = isReady && isOffered(product, { age, country: code });
  return {
    title: searchText.simulate(product.name),
    hint: isReady ? searchText.addHint : searchText.simulateHint,
    to: isShown ? productPath(productsPath, product) : productsPath,
    isBanned: false,
    sought: isShown ? null : product.name,
  };
}
