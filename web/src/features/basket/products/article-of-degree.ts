import {
  indexCatalogue,
  isOfItsDegree,
  type Law,
  type Product,
  type ProductCatalogue,
  quantityClass,
} from '@retour/core';
import { asksDegree } from './article-kind';

/** How much of the beginning of both names is the same: « Vin en cubi de 2 à 10 L, ». */
function sharedStart(one: string, other: string): number {
  const end = [...one].findIndex((letter, place) => letter !== other[place]);
  return end < 0 ? one.length : end;
}

/**
 * The drink that an article of this degree is, where what was chosen cannot have it. One whose name says its degrees and begins as
 * what was chosen comes first, then one of the same tax, then the first of the list.
 */
export function articleOfDegree(
  chosen: Product,
  degree: number,
  catalogue: ProductCatalogue,
  law: Law,
): Product | undefined {
  const candidates = [...indexCatalogue(catalogue).values()].filter(
    (product) => asksDegree(product) && isOfItsDegree(product.name, degree),
  );
  const [firstWord = chosen.name] = /^\S+\s/u.exec(chosen.name) ?? [];
  const alike = candidates
    .filter(({ name }) => saysDegree(name) && name.startsWith(firstWord))
    .toSorted((one, other) => sharedStart(other.name, chosen.name) - sharedStart(one.name, chosen.name));
  const { exciseClass } = chosen.tariff ?? {};
  const asStrong = candidates.filter(
    (product) => saysDegree(product.name) || isAsStrong(product, degree, law),
  );
  return alike[0] ?? asStrong.find(({ tariff }) => tariff?.exciseClass === exciseClass) ?? asStrong[0];
}

/** « jusqu’à 13 % vol »: not every drink may be of it. */
function saysDegree(name: string): boolean {
  return !isOfItsDegree(name, 0) || !isOfItsDegree(name, 100);
}

/** On the same side of the degree from which the law calls a drink strong. */
function isAsStrong({ amountProduct, tariff }: Product, degree: number, law: Law): boolean {
  const usual = tariff?.defaultDegree;
  if (amountProduct === null || usual == null) return false;
  return quantityClass(amountProduct, usual, law) === quantityClass(amountProduct, degree, law);
}
