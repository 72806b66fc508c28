import type { Product } from '../goods/product';
import { type RateMillionths, rateOfPercent } from '../money/rate';
import { estimatedVatRate } from '../regulation/customs-duty';
import { noSpecificDuty, parseSpecificDuty, type SpecificDuty } from '../regulation/specific-duty';

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
  /** Has its own allowance for Andorra. */
  readonly agricultural: boolean;
  readonly confirmed: boolean;
}

export const customTerms: TariffTerms = {
  chapter: 0,
  dutyPercent: 0,
  dutyRate: 0,
  specific: noSpecificDuty,
  free: false,
  vatPercent: estimatedVatRate.value,
  vatRate: rateOfPercent(estimatedVatRate.value),
  custom: true,
  medicine: false,
  agricultural: false,
  confirmed: true,
};

function read(product: Product): TariffTerms {
  const { tariff } = product;
  const medicine = product.id.startsWith('medicament');
  if (tariff === null || product.kind === 'custom-product' || product.notManagedReason !== null) {
    return { ...customTerms, medicine, agricultural: tariff?.agricultural ?? false };
  }
  return {
    chapter: Number(tariff.cnCode.slice(0, 2)),
    dutyPercent: tariff.dutyRate,
    dutyRate: rateOfPercent(tariff.dutyRate),
    specific: parseSpecificDuty(tariff.specificDuty),
    free: tariff.dutyRate === 0 && tariff.specificDuty === null,
    vatPercent: tariff.vatRate,
    vatRate: rateOfPercent(tariff.vatRate),
    custom: false,
    medicine,
    agricultural: tariff.agricultural,
    confirmed: tariff.confidence === 'source',
  };
}

const known = new WeakMap<Product, TariffTerms>();

/** The terms of a product, read once. */
export function tariffTerms(product: Product): TariffTerms {
  let terms = known.get(product);
  if (terms === undefined) {
    terms = read(product);
    known.set(product, terms);
  }
  return terms;
}
