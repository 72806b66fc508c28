import type { RestrictedWords } from './restricted-words';

/** How a product is bought and assessed. */
export const productKinds = ['category', 'value-product', 'amount-product', 'custom-product'] as const;
export type ProductKind = (typeof productKinds)[number];

/** What a product's quantity counts towards (specification §3, "amount keys"). */
export const amountProducts = [
  'cigarette',
  'cigarillos',
  'cigar',
  'tobacco',
  'spiritDrink',
  'alcoholIntermediate',
  'wine',
  'sparklingWine',
  'beer',
] as const;
export type AmountProduct = (typeof amountProducts)[number];

/** The thirteen names of what an age opens (specification §3, "category keys"): four categories, and what a quantity counts towards. */
export const categoryKeys = [
  'tobaccoCategory',
  'alcoholCategory',
  'strongAlcohol',
  'softAlcohol',
  ...amountProducts,
] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** Unit in which the amount of an amount-product is counted. */
export const amountUnits = ['l', 'g', 'cigarette', 'cigarillo', 'cigare'] as const;
export type AmountUnit = (typeof amountUnits)[number];

/** Row of the excise tables that applies to a product (duty-rules §4). */
export const exciseClasses = [
  'cigarettes',
  'cigars',
  'rolling-tobacco',
  'smoking-tobacco',
  'spirits',
  'intermediate',
  'still-wine',
  'sparkling-wine',
  'other-fermented',
  'cider',
  'beer',
] as const;
export type ExciseClass = (typeof exciseClasses)[number];

/** How a node of the tree is shown (specification §2). */
export const productDisplayTypes = ['category', 'not-managed', 'addable', 'radio', 'radio-card'] as const;
export type ProductDisplayType = (typeof productDisplayTypes)[number];

/** How sure the maintainers are of a figure. */
export const dataConfidences = ['source', 'memory', 'uncertain'] as const;
export type DataConfidence = (typeof dataConfidences)[number];

/** What the tariff says of a product. Percentages are plain decimal numbers (5.5 means 5.5 %). */
export interface Tariff {
  /** Combined Nomenclature code, 8 digits. */
  readonly cnCode: string;
  /** Ad valorem part of the conventional customs duty, in percent. */
  readonly dutyRate: number;
  /** Specific, minimum or maximum part as the tariff writes it, e.g. "32 EUR/hl"; null when there is none. */
  readonly specificDuty: string | null;
  /** VAT rate in percent. */
  readonly vatRate: number;
  readonly exciseClass: ExciseClass | null;
  /** Degree (% vol) assumed when the traveller gives none. */
  readonly defaultDegree: number | null;
  /** Food and agricultural goods have their own pot for Andorra. */
  readonly agricultural: boolean;
  readonly confidence: DataConfidence;
  /** Where the rate was read. */
  readonly source: string;
}

/** A product of the nomenclature, as the generated data file, the API and the browser all hold it. */
export interface Product {
  readonly id: string;
  readonly kind: ProductKind;
  /** French name shown to people. */
  readonly name: string;
  /** Synonyms, brands, foreign words people type. */
  readonly relatedWords: readonly string[];
  /** Countries of purchase for which the product is offered; empty means all. */
  readonly countries: readonly string[];
  readonly productDisplayTypes: readonly ProductDisplayType[];
  /** For a radio or radio-card group: the one question asked to choose among its sub-products. */
  readonly question: string | null;
  /** That of a category of tobacco or alcohol, or of what the product's quantity counts towards. */
  readonly categoryKey: CategoryKey | null;
  readonly amountProduct: AmountProduct | null;
  readonly unit: AmountUnit | null;
  readonly tariff: Tariff | null;
  /** Short French warning shown when the product is chosen; null when nothing restricts it. */
  readonly restriction: string | null;
  /** The restricted good whose rule this product falls under; null when none does. */
  readonly restrictedGood: string | null;
  /** Why the service cannot compute this product; null when it can. */
  readonly notManagedReason: string | null;
  readonly subProducts: readonly Product[];
}

/** Whether all that is known of an article is its name: unlisted, or « Autre article » of the nomenclature. */
export function isNamedFreely(product: Product | null): boolean {
  return product === null || (product.kind === 'custom-product' && product.restrictedGood === null);
}

/** The whole nomenclature in one edition. */
export interface ProductCatalogue {
  /** Edition of the tables, e.g. "2026-11". */
  readonly edition: string;
  readonly products: readonly Product[];
  readonly restrictedWords: RestrictedWords;
}
