import { confirmed, type Figure, fromMemory } from './figure';

/** Rules of customs duty that hold for every product (duty-rules §3). Rates in percent, amounts in cents. */

const flatBasis = 'Nomenclature combinée, 1re partie, titre II, D';

/** Flat rate for travellers' goods. */
export const flatRate: Figure = confirmed(2.5, flatBasis);

/** Value of the goods subject to duty up to which the flat rate is open. */
export const flatRateCeiling: Figure = confirmed(700_00, flatBasis);

/** Chapter of the nomenclature that the flat rate never touches: tobacco. */
export const flatRateExcludedChapter: Figure = confirmed(24, flatBasis);

export const conventionalRateBasis = 'Règlement (CEE) nº 2658/87, nomenclature combinée';

/** First chapter of industrial goods: preference and the Andorran customs union start there. */
export const firstIndustrialChapter: Figure = confirmed(25, 'Accord CEE-Andorre du 28 juin 1990, art. 2');

export const unionCustomsBasis = 'Règlement (UE) nº 952/2013, art. 4';

/** VAT rate used to estimate goods without a tariff line. */
export const estimatedVatRate: Figure = confirmed(20, 'CGI, art. 278');

export const vatBasis = 'CGI, art. 291, 292 et 278';

/** Months of treatment that a traveller's medicines may cover. */
export const medicineMonths: Figure = fromMemory(3, 'Code de la santé publique, art. R. 5121-108');

export const medicineBasis = 'Dir. 2007/74/CE, art. 7, § 4';
