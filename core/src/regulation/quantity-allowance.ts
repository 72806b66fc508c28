import type { QuantityClass } from '../goods/quantity-class';
import type { Regime } from '../traveller/traveller';
import type { Figure } from './figure';
import type { LawFigures } from './law-figures';

/** The share of a pot that a whole quantity takes is its amount over this level; null means no limit. */
export function quantityAllowance(
  regime: Exclude<Regime, 'eu'>,
  quantityClass: QuantityClass,
  { quantityAllowances }: LawFigures,
): Figure | null {
  const { levels, legalBasis, confidence } =
    quantityAllowances[regime === 'third-union-customs' ? 'third' : regime];
  const value = levels[quantityClass];
  return value === null ? null : { value, legalBasis, confidence };
}

/** Age from which tobacco and alcohol are offered at all. */
export function minimumAge(regime: Regime, { minimumAges }: LawFigures): Figure {
  return regime === 'eu' ? minimumAges.eu : minimumAges.elsewhere;
}
