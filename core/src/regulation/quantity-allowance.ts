import type { QuantityPot } from '../assessment/assessment';
import type { Regime } from '../traveller/traveller';
import { confirmed, type Figure, fromMemory, type Sourced } from './figure';

/** Tobacco and alcohol by quantity (duty-rules §4). */

/** What a quantity counts as, inside its pot. Strong is above 22 % vol. */
export const quantityClasses = [
  'cigarette',
  'cigarillo',
  'cigar',
  'tobacco',
  'strong',
  'soft',
  'wine',
  'beer',
] as const;
export type QuantityClass = (typeof quantityClasses)[number];

export const potOfClass = {
  cigarette: 'tobacco',
  cigarillo: 'tobacco',
  cigar: 'tobacco',
  tobacco: 'tobacco',
  strong: 'alcohol',
  soft: 'alcohol',
  wine: 'wine',
  beer: 'beer',
} as const satisfies Record<QuantityClass, QuantityPot>;

/** Degree (% vol) above which a drink is strong. */
export const strongAlcoholDegree: Figure = confirmed(22, 'Dir. 2007/74/CE, art. 9');

/** Units (cigarettes, cigarillos, cigars), grams or litres that one traveller may bring; null means no limit. */
export type QuantityLevels = Readonly<Record<QuantityClass, number | null>>;

interface QuantityTable extends Sourced {
  readonly levels: QuantityLevels;
}

const third: QuantityTable = {
  levels: { cigarette: 200, cigarillo: 100, cigar: 50, tobacco: 250, strong: 1, soft: 2, wine: 4, beer: 16 },
  legalBasis: 'Dir. 2007/74/CE, art. 8 et 9',
  confidence: 'confirmed',
};

const frontier: QuantityTable = {
  levels: {
    cigarette: 40,
    cigarillo: 20,
    cigar: 10,
    tobacco: 50,
    strong: 0.25,
    soft: 0.5,
    wine: 0.5,
    beer: 4,
  },
  legalBasis: 'Dir. 2007/74/CE, art. 13',
  confidence: 'confirmed',
};

const andorra: QuantityTable = {
  levels: {
    cigarette: 300,
    cigarillo: 150,
    cigar: 75,
    tobacco: 400,
    strong: 1.5,
    soft: 3,
    wine: 5,
    beer: null,
  },
  legalBasis: 'Accord CEE-Andorre du 28 juin 1990, art. 13',
  confidence: 'confirmed',
};

const tables: Readonly<Record<Exclude<Regime, 'eu'>, QuantityTable>> = {
  third,
  frontier,
  andorra,
  'third-union-customs': third,
};

/** The share of a pot that a whole quantity takes is its amount over this level; null means no limit. */
export function quantityAllowance(
  regime: Exclude<Regime, 'eu'>,
  quantityClass: QuantityClass,
): Figure | null {
  const { levels, legalBasis, confidence } = tables[regime];
  const value = levels[quantityClass];
  return value === null ? null : { value, legalBasis, confidence };
}

const indicative = 'Dir. (UE) 2020/262, art. 32 ; décret nº 2024-276 du 27 mars 2024';

/** Levels above which a carriage between member states is presumed commercial: guidance, not a legal limit. */
export const indicativeLevels = {
  cigarette: confirmed(800, indicative),
  cigarillo: confirmed(400, indicative),
  cigar: confirmed(200, indicative),
  tobacco: confirmed(1000, indicative),
  strong: confirmed(10, indicative),
  soft: confirmed(20, indicative),
  wine: confirmed(90, indicative),
  sparkling: confirmed(60, indicative),
  beer: confirmed(110, indicative),
} as const satisfies Record<QuantityClass | 'sparkling', Figure>;

const minimumAges = {
  eu: fromMemory(18, 'Code de la santé publique, art. L. 3342-1 et L. 3512-12'),
  elsewhere: confirmed(17, 'Dir. 2007/74/CE, art. 10'),
} as const;

/** Age from which tobacco and alcohol are offered at all. */
export function minimumAge(regime: Regime): Figure {
  return regime === 'eu' ? minimumAges.eu : minimumAges.elsewhere;
}
