import type { QuantityPot, ValuePot } from '../goods/pots';
import type { AmountProduct, Product } from '../goods/product';
import type { QuantityClass } from '../goods/quantity-class';
import type { Cents } from '../money/cents';
import type { ExchangeRate } from '../regulation/exchange-rates';
import type { RestrictedGood } from '../regulation/restricted-good';
import type { Arrival } from '../regulation/restriction-severity';
import type { NameReading } from '../restriction/read-name';
import type { DeclaredGood } from './assessment';
import type { TariffTerms } from './tariff-terms';

/** A good of the request with all that the tables say of it. */
interface Resolved {
  /** Position in the request, and so the traveller's own order. */
  readonly index: number;
  readonly good: DeclaredGood;
  /** Where it was bought: duty, restrictions and ages are those of that country. One object for the trip's own. */
  readonly arrival: Arrival;
  /** Its country of purchase; null when it is the trip's. */
  readonly purchaseCountry: string | null;
  /** Null for an unlisted product. */
  readonly product: Product | null;
  /** Of a free article under a name of the list that is several products': these, of which it was not said which it is. */
  readonly kinds: readonly Product[];
  /** What its name and what was answered of it leave; null for what the nomenclature names. */
  readonly reading: NameReading | null;
  readonly terms: TariffTerms;
  readonly exchange: ExchangeRate;
  readonly value: Cents;
}

/** Relieved or taxed by whole items. */
export interface ValueGood extends Resolved {
  readonly kind: 'value';
  readonly pot: ValuePot;
  /** Identical, indivisible items. */
  readonly count: number;
}

/** Tobacco and alcohol, relieved by quantity. */
export interface QuantityGood extends Resolved {
  readonly kind: 'quantity';
  readonly amountProduct: AmountProduct;
  readonly quantityClass: QuantityClass;
  readonly pot: QuantityPot;
  readonly amountMillionths: number;
  readonly degreeThousandths: number;
}

/** The traveller's own treatment. */
export interface MedicineGood extends Resolved {
  readonly kind: 'medicine';
}

/** Money is no merchandise, nor is gold that is carried as it is: it is declared apart and owes nothing. */
export interface CashGood extends Resolved {
  readonly kind: 'cash';
}

/** Alcohol or tobacco named freely: the quantity on which its taxes depend is not known. */
export interface UnmeasuredGood extends Resolved {
  readonly kind: 'unmeasured';
  readonly restricted: RestrictedGood;
}

export type ResolvedGood = ValueGood | QuantityGood | MedicineGood | CashGood | UnmeasuredGood;
