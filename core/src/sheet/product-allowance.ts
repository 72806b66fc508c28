import { tariffTerms } from '../assessment/tariff-terms';
import type { QuantityPot, ValuePot } from '../goods/pots';
import type { AmountUnit, Product } from '../goods/product';
import type { QuantityClass } from '../goods/quantity-class';
import { isDrink } from '../goods/quantity-class';
import type { Figure } from '../regulation/figure';
import type { Law } from '../regulation/law';
import { quantityAllowance } from '../regulation/quantity-allowance';
import { quantityClass, quantityPot } from '../regulation/quantity-pot';
import { valueAllowance } from '../regulation/value-allowance';
import { isBorderPossible } from '../traveller/country';
import type { MeanOfTransport, Regime } from '../traveller/traveller';

/** An allowance in cents, and how one must arrive to have it. */
export interface ValueLevel {
  readonly arrival: 'air-or-sea' | 'land' | 'any' | 'frontier';
  readonly figure: Figure;
}

/** A quantity of a class, its degree in % vol saying which one a drink is in. Null figure: no limit. */
export interface QuantityLevel {
  readonly quantityClass: QuantityClass | 'sparkling';
  readonly degree: 'any' | 'strong' | 'soft';
  readonly arrival: 'any' | 'frontier';
  readonly figure: Figure | null;
}

export type AllowanceSheet =
  /** Outside every pot: a traveller's own treatment. */
  | { readonly kind: 'medicine' }
  /** Bought inside the Union: no allowance that it could be left out of, and a prescription beyond a time. */
  | { readonly kind: 'union-medicine' }
  /** Outside every pot: gold that is carried as money is. */
  | { readonly kind: 'cash' }
  /** Bought inside the Union, without any limit. */
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'value'; readonly pot: ValuePot; readonly levels: readonly ValueLevel[] }
  | {
      readonly kind: 'quantity';
      readonly pot: QuantityPot;
      readonly unit: AmountUnit | null;
      /** Guidance above which a carriage is presumed commercial, not a limit: inside the Union. */
      readonly indicative: boolean;
      readonly levels: readonly QuantityLevel[];
    };

type CountryRegime = Exclude<Regime, 'frontier'>;

function valueLevels(country: string, regime: CountryRegime, pot: ValuePot, law: Law): readonly ValueLevel[] {
  const age = law.fullAllowanceAge.value;
  const level = (
    arrival: ValueLevel['arrival'],
    meanOfTransport: MeanOfTransport,
    of: Regime = regime,
  ): readonly ValueLevel[] => {
    const figure = valueAllowance({ regime: of, age, meanOfTransport }, pot, law);
    return figure === null ? [] : [{ arrival, figure }];
  };
  const [byAir] = level('air-or-sea', 'plane');
  const [byLand] = level('land', 'car');
  const sameEverywhere = byAir?.figure === byLand?.figure;
  return [
    ...(sameEverywhere ? level('any', 'other') : [...level('air-or-sea', 'plane'), ...level('land', 'car')]),
    ...(isBorderPossible(country, 'car') ? level('frontier', 'car', 'frontier') : []),
  ];
}

/** The classes that a product may be in: its degree decides strong from soft where both exist. */
function classesOf(
  product: Product,
  law: Law,
): readonly (readonly [QuantityClass, QuantityLevel['degree']])[] {
  const { amountProduct } = product;
  if (amountProduct === null) return [];
  const soft = quantityClass(amountProduct, 0, law);
  const strong = quantityClass(amountProduct, law.strongAlcoholDegree.value + 1, law);
  if (!isDrink(amountProduct) || soft === strong) return [[soft, 'any']];
  const usual = quantityClass(amountProduct, product.tariff?.defaultDegree ?? 0, law);
  if (soft !== 'soft' && usual === soft) return [[soft, 'any']];
  return [
    ['strong', 'strong'],
    [soft, 'soft'],
  ];
}

function quantityLevels(
  product: Product,
  country: string,
  regime: CountryRegime,
  law: Law,
): readonly QuantityLevel[] {
  const { indicativeLevels } = law;
  const classes = classesOf(product, law);
  if (regime === 'eu') {
    const levels = classes.map(
      ([quantityClass, degree]): QuantityLevel =>
        product.amountProduct === 'sparklingWine'
          ? { quantityClass: 'sparkling', degree, arrival: 'any', figure: indicativeLevels.sparkling }
          : { quantityClass, degree, arrival: 'any', figure: indicativeLevels[quantityClass] },
    );
    return levels;
  }
  const at = (of: Exclude<Regime, 'eu'>, arrival: QuantityLevel['arrival']): readonly QuantityLevel[] =>
    classes.map(([quantityClass, degree]) => ({
      quantityClass,
      degree,
      arrival,
      figure: quantityAllowance(of, quantityClass, law),
    }));
  return [...at(regime, 'any'), ...(isBorderPossible(country, 'car') ? at('frontier', 'frontier') : [])];
}

/** What an adult may bring of a product without owing anything, by way of arriving. */
export function allowanceSheet(
  product: Product,
  country: string,
  regime: CountryRegime,
  law: Law,
): AllowanceSheet {
  const { medicine, cash, agricultural } = tariffTerms(product, law);
  const quantity = quantityPot(product, null, law);
  if (quantity !== null) {
    return {
      kind: 'quantity',
      pot: quantity,
      unit: product.unit,
      indicative: regime === 'eu',
      levels: quantityLevels(product, country, regime, law),
    };
  }
  if (cash) return { kind: 'cash' };
  if (regime === 'eu') return { kind: medicine ? 'union-medicine' : 'unlimited' };
  if (medicine) return { kind: 'medicine' };
  const pot: ValuePot = regime === 'andorra' && agricultural ? 'food' : 'value';
  return { kind: 'value', pot, levels: valueLevels(country, regime, pot, law) };
}
