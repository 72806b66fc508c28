import { confirmed, fromMemory, standing } from '../figure';

/** Rules of customs duty that hold for every product (duty-rules §3). Rates in percent, amounts in cents. */

const flatBasis = 'Nomenclature combinée, 1re partie, titre II, D';

export const customsDutyRows = {
  /** Flat rate for travellers' goods. */
  flatRate: standing(confirmed(2.5, flatBasis)),
  /** Value of the goods subject to duty up to which the flat rate is open. */
  flatRateCeiling: standing(confirmed(700_00, flatBasis)),
  /** Chapter of the nomenclature that the flat rate never touches: tobacco. */
  flatRateExcludedChapter: standing(confirmed(24, flatBasis)),
  /** First chapter of industrial goods: preference and the Andorran customs union start there. */
  firstIndustrialChapter: standing(confirmed(25, 'Accord CEE-Andorre du 28 juin 1990, art. 2')),
} as const;

export const conventionalRateBasis = 'Règlement (CEE) nº 2658/87, nomenclature combinée';

export const unionCustomsBasis = 'Règlement (UE) nº 952/2013, art. 4';

/** Months of treatment that a traveller's medicines may cover. */
export const medicineMonthRows = standing(fromMemory(3, 'Code de la santé publique, art. R. 5121-108'));

export const medicineBasis = 'Dir. 2007/74/CE, art. 7, § 4';
