import type { QuantityClass } from '../../goods/quantity-class';
import { confirmed, type Dated, fromMemory, type Sourced, standing, tablesBegin } from '../figure';

/** Tobacco and alcohol by quantity (duty-rules §4). */

/** Degree (% vol) above which a drink is strong. */
export const strongAlcoholDegreeRows = standing(confirmed(22, 'Dir. 2007/74/CE, art. 9'));

/** Units (cigarettes, cigarillos, cigars), grams or litres that one traveller may bring; null means no limit. */
export type QuantityLevels = Readonly<Record<QuantityClass, number | null>>;

interface QuantityTable extends Sourced, Dated {
  readonly levels: QuantityLevels;
}

const third: QuantityTable = {
  validFrom: tablesBegin,
  levels: { cigarette: 200, cigarillo: 100, cigar: 50, tobacco: 250, strong: 1, soft: 2, wine: 4, beer: 16 },
  legalBasis: 'Dir. 2007/74/CE, art. 8 et 9',
  confidence: 'confirmed',
};

const frontier: QuantityTable = {
  validFrom: tablesBegin,
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
  validFrom: tablesBegin,
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

/** Units, grams and litres by the regime of the traveller. */
export const quantityAllowanceRows = { third: [third], frontier: [frontier], andorra: [andorra] } as const;

const indicative = 'Dir. (UE) 2020/262, art. 32 ; décret nº 2024-276 du 27 mars 2024';

/** Levels above which a carriage between member states is presumed commercial: guidance, not a legal limit. */
export const indicativeLevelRows = {
  cigarette: standing(confirmed(800, indicative)),
  cigarillo: standing(confirmed(400, indicative)),
  cigar: standing(confirmed(200, indicative)),
  tobacco: standing(confirmed(1000, indicative)),
  strong: standing(confirmed(10, indicative)),
  soft: standing(confirmed(20, indicative)),
  wine: standing(confirmed(90, indicative)),
  sparkling: standing(confirmed(60, indicative)),
  beer: standing(confirmed(110, indicative)),
} as const satisfies Record<QuantityClass | 'sparkling', unknown>;

export const minimumAgeRows = {
  eu: standing(fromMemory(18, 'Code de la santé publique, art. L. 3342-1 et L. 3512-12')),
  elsewhere: standing(confirmed(17, 'Dir. 2007/74/CE, art. 10')),
} as const;
