import type { ValuePot } from '../goods/pots';
import type { Product } from '../goods/product';
import { type RateMillionths, rateOfPercent } from '../money/rate';
import type { Law } from '../regulation/law';
import { noSpecificDuty, parseSpecificDuty, type SpecificDuty } from '../regulation/specific-duty';
import { vatPercentOf } from '../regulation/vat';
import type { Regime } from '../traveller/traveller';

/** What the tariff says of a product, ready to compute with. */
export interface TariffTerms {
  /** Chapter of the nomenclature; 0 without a tariff line. */
  readonly chapter: number;
  readonly dutyPercent: number;
  readonly dutyRate: RateMillionths;
  readonly specific: SpecificDuty;
  /** True when the tariff asks for no duty at all. */
  readonly free: boolean;
  readonly vatPercent: number;
  readonly vatRate: RateMillionths;
  /** Unlisted or not managed: no tariff to apply (duty-rules §7). */
  readonly custom: boolean;
  /** For the traveller's own treatment: outside the allowance, and nothing is due. */
  readonly medicine: boolean;
  /** Gold that is carried as money is: outside the allowance, and nothing is due. */
  readonly cash: boolean;
  /** Has its own allowance for Andorra. */
  readonly agricultural: boolean;
  readonly confirmed: boolean;
}

function readCustom({ vatRates }: Law): TariffTerms {
  return {
    chapter: 0,
    dutyPercent: 0,
    dutyRate: 0,
    specific: noSpecificDuty,
    free: false,
    vatPercent: vatRates.standard.value,
    vatRate: rateOfPercent(vatRates.standard.value),
    custom: true,
    medicine: false,
    cash: false,
    agricultural: false,
    confirmed: true,
  };
}

function read(product: Product, law: Law): TariffTerms {
  const { tariff } = product;
  const medicine = product.id.startsWith('medicament');
  if (tariff === null || product.kind === 'custom-product' || product.notManagedReason !== null) {
    return { ...customTerms(law), medicine, agricultural: tariff?.agricultural ?? false };
  }
  const vatPercent = vatPercentOf(tariff.vatRate, law);
  return {
    chapter: Number(tariff.cnCode.slice(0, 2)),
    dutyPercent: tariff.dutyRate,
    dutyRate: rateOfPercent(tariff.dutyRate),
    specific: parseSpecificDuty(tariff.specificDuty),
    free: tariff.dutyRate === 0 && tariff.specificDuty === null,
    vatPercent,
    vatRate: rateOfPercent(vatPercent),
    custom: false,
    medicine,
    cash: product.restrictedGood === 'cash',
    agricultural: tariff.agricultural,
    confirmed: tariff.confidence === 'source',
  };
}

interface KnownTerms {
  readonly custom: TariffTerms;
  readonly byProduct: WeakMap<Product, TariffTerms>;
}

const known = new WeakMap<Law, KnownTerms>();

function knownUnder(law: Law): KnownTerms {
  const terms = known.get(law) ?? { custom: readCustom(law), byProduct: new WeakMap<Product, TariffTerms>() };
  known.set(law, terms);
  return terms;
}

/** What an unlisted article is computed with under a law. */
export function customTerms(law: Law): TariffTerms {
  return knownUnder(law).custom;
}

/** The terms of a product under a law, read once. */
export function tariffTerms(product: Product, law: Law): TariffTerms {
  const { byProduct } = knownUnder(law);
  const terms = byProduct.get(product) ?? read(product, law);
  byProduct.set(product, terms);
  return terms;
}

/**
 * The terms of an article, a free one under a name of the list that is several products': where all of these are food, their
 * allowance from Andorra, and no waiver of duty.
 */
export function termsOf(product: Product | null, kinds: readonly Product[], law: Law): TariffTerms {
  const isFood = kinds.length > 0 && kinds.every(({ tariff }) => tariff?.agricultural === true);
  if (isFood) return { ...customTerms(law), agricultural: true };
  return product === null ? customTerms(law) : tariffTerms(product, law);
}

/** The allowance by value that an article counts in, on a trip of that regime. */
export function valuePot({ agricultural }: TariffTerms, regime: Regime): ValuePot {
  return regime === 'andorra' && agricultural ? 'food' : 'value';
}
