import { useLocation } from 'react-router';
import { useCountries } from '../reference';

const names = { country: 'pays', product: 'produit', restricted: 'reglementation' } as const;

/** What the nomenclature shows, named by its address. */
export interface NomenclatureAddress {
  /** Country of purchase; null when the address names none, or none that exists. */
  readonly country: string | null;
  readonly productId: string | null;
  /** The restricted good whose rule is shown. */
  readonly restrictedId: string | null;
  /** The address of a product, or of none, for the same country. */
  readonly productPath: (productId: string | null) => string;
  /** The address of the rule of a restricted good, for the same country. */
  readonly restrictedPath: (restrictedId: string) => string;
  /** The address of the same sheet for another country. */
  readonly countryPath: (country: string) => string;
}

function pathWith(pathname: string, named: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value !== null) parameters.set(name, value);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

export function useNomenclatureAddress(): NomenclatureAddress {
  const { pathname, search } = useLocation();
  const countries = useCountries();
  const parameters = new URLSearchParams(search);
  const named = parameters.get(names.country)?.toUpperCase();
  const country = countries.find(({ code }) => code === named)?.code ?? null;
  const productId = parameters.get(names.product);
  const restrictedId = parameters.get(names.restricted);
  return {
    country,
    productId,
    restrictedId,
    productPath: (other) => pathWith(pathname, { [names.country]: country, [names.product]: other }),
    restrictedPath: (other) => pathWith(pathname, { [names.country]: country, [names.restricted]: other }),
    countryPath: (other) =>
      pathWith(pathname, {
        [names.country]: other,
        [names.product]: productId,
        [names.restricted]: restrictedId,
      }),
  };
}
