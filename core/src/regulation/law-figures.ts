import { type InForce, type RowsOf, rowsInForce } from './rows-in-force';
import { alcoholExciseTables, contributionDegreeRows, lightBeerDegreeRows } from './tables/alcohol-excise';
import { customsDutyRows, medicineMonthRows } from './tables/customs-duty';
import {
  cartonReferenceRows,
  cashDeclarationRows,
  paymentLimitRows,
  penaltyRows,
  proofOfOriginRows,
  restrictedQuantityRows,
  validityYearRows,
} from './tables/public-figures';
import {
  indicativeLevelRows,
  minimumAgeRows,
  quantityAllowanceRows,
  strongAlcoholDegreeRows,
} from './tables/quantity-allowances';
import { tobaccoExciseTables } from './tables/tobacco-excise';
import { valueAllowanceTables } from './tables/value-allowances';
import { vatRateRows } from './tables/vat-rates';

/** Every figure of the law with its rows, in order of date. A change of law is one row more. */
export const figureTables = {
  ...valueAllowanceTables,
  quantityAllowances: quantityAllowanceRows,
  indicativeLevels: indicativeLevelRows,
  minimumAges: minimumAgeRows,
  strongAlcoholDegree: strongAlcoholDegreeRows,
  customsDuty: customsDutyRows,
  vatRates: vatRateRows,
  medicineMonths: medicineMonthRows,
  alcoholExcise: alcoholExciseTables,
  lightBeerDegree: lightBeerDegreeRows,
  contributionDegree: contributionDegreeRows,
  tobaccoExcise: tobaccoExciseTables,
  cashDeclaration: cashDeclarationRows,
  validityYears: validityYearRows,
  penalties: penaltyRows,
  paymentLimits: paymentLimitRows,
  cartonReference: cartonReferenceRows,
  restrictedQuantities: restrictedQuantityRows,
  proofOfOrigin: proofOfOriginRows,
} as const;

export type FigureTables = RowsOf<typeof figureTables>;

/** The figures of the law of a day: of each, the row in force. */
export type LawFigures = InForce<typeof figureTables>;

/** The figures of a day, without what restricts goods: all that most pages quote. */
export function figuresOn(day: string, rows: FigureTables = figureTables): LawFigures {
  return rowsInForce(day, rows);
}
