import { dayInParis } from '@retour/contract';
import { tablesBegin } from '@retour/core';
import { useLocation } from 'react-router';
import { isDay } from '../../lib/shape';
import { countriesOfPurchase } from '../reference';

const names = {
  country: 'pays',
  product: 'produit',
  restricted: 'reglementation',
  compared: 'avec',
  day: 'jour',
} as const;

/** What an address of the nomenclature names; null for what it leaves out. */
type Named = Readonly<Record<keyof typeof names, string | null>>;

/** What the nomenclature shows, named by its address. */
export interface NomenclatureAddress {
  /** Country of purchase; null when the address names none, or none that exists. */
  readonly country: string | null;
  readonly productId: string | null;
  /** The restricted good whose rule is shown. */
  readonly restrictedId: string | null;
  /** Another country, side by side with the first; null when none is. */
  readonly compared: string | null;
  /** The day of arrival that the rules are told for, YYYY-MM-DD: today when the address names none. */
  readonly day: string;
  /** The address of a product, or of none, for the same countries and day. */
  readonly productPath: (productId: string | null) => string;
  /** The address of the rule of a restricted good, for the same countries and day. */
  readonly restrictedPath: (restrictedId: string) => string;
  /** The address of the same sheet for another country. */
  readonly countryPath: (country: string) => string;
  /** The address of the same sheet beside that of another country, or alone. */
  readonly comparedPath: (country: string | null) => string;
  /** The address of the same sheet on another day; null for today. */
  readonly dayPath: (day: string | null) => string;
}

function pathWith(pathname: string, named: Named): string {
  const parameters = new URLSearchParams();
  for (const part of Object.keys(names) as readonly (keyof Named)[]) {
    const value = named[part];
    if (value !== null) parameters.set(names[part], value);
  }
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

export function useNomenclatureAddress(): NomenclatureAddress {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const countryOf = (part: 'country' | 'compared'): string | null => {
    const named = parameters.get(names[part])?.toUpperCase();
    return countriesOfPurchase.find(({ code }) => code === named)?.code ?? null;
  };
  const country = countryOf('country');
  const other = countryOf('compared');
  const namedDay = parameters.get(names.day);
  const day = namedDay !== null && isDay(namedDay) && namedDay >= tablesBegin ? namedDay : null;
  const named: Named = {
    country,
    product: parameters.get(names.product),
    restricted: parameters.get(names.restricted),
    compared: other === country ? null : other,
    day,
  };
  const path = (changed: Partial<Named>): string => pathWith(pathname, { ...named, ...changed });
  return {
    country,
    productId: named.product,
    restrictedId: named.restricted,
    compared: named.compared,
    day: day ?? dayInParis(new Date()),
    productPath: (product) => path({ product, restricted: null }),
    restrictedPath: (restricted) => path({ product: null, restricted }),
    countryPath: (to) => path({ country: to, compared: named.compared === to ? null : named.compared }),
    comparedPath: (to) => path({ compared: to }),
    dayPath: (to) => path({ day: to }),
  };
}
