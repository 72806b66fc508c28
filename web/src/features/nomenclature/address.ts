import { useLocation } from 'react-router';
import { useCountries } from '../reference';

const names = { country: 'pays', product: 'produit' } as const;

/** What the nomenclature shows, named by its address. */
export interface NomenclatureAddress {
  /** Country of purchase; null when the address names none, or none that exists. */
  readonly country: string | null;
  readonly productId: string | null;
  /** The address of a product, or of none, for the same country. */
  readonly productPath: (productId: string | null) => string;
  /** The address of the same product for another country. */
  readonly countryPath: (country: string) => string;
}

function pathWith(pathname: string, country: string | null, productId: string | null): string {
  const parameters = new URLSearchParams();
  if (country !== null) parameters.set(names.country, country);
  if (productId !== null) parameters.set(names.product, productId);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

export function useNomenclatureAddress(): NomenclatureAddress {
  const { pathname, search } = useLocation();
  const countries = useCountries();
  const parameters = new URLSearchParams(search);
  const named = parameters.get(names.country)?.toUpperCase();
  const country = countries.find(({ code }) => code === named)?.code ?? null;
  const productId = parameters.get(names.product);
  return {
    country,
    productId,
    productPath: (other) => pathWith(pathname, country, other),
    countryPath: (other) => pathWith(pathname, other, productId),
  };
}
