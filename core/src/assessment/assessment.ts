import type { QuantityPot, ValuePot } from '../goods/pots';
import type {
  RestrictedGoodId,
  RestrictionAnswer,
  RestrictionAnswers,
  RestrictionSeverity,
} from '../goods/restricted-good-id';
import type { Cents } from '../money/cents';
import type { CountryType, MeanOfTransport, Regime, Traveller } from '../traveller/traveller';

/** One article of the basket, complete: everything the engine needs and nothing it must guess. */
export interface DeclaredGood {
  /** Unique in the request. */
  readonly customId: string;
  /** Nomenclature id; null for an unlisted (custom) product. */
  readonly productId: string | null;
  readonly customName: string | null;
  /** Price of the whole line in thousandths of a currency unit. */
  readonly originalValueThousandths: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /**
   * Quantity in millionths of the product's unit (litres, grams, cigarettes…); for a value product the
   * number of identical items times a million. Null: one item, or the amount is unknown.
   */
  readonly amountMillionths: number | null;
  /** Thousandths of % vol; null takes the product's default degree. */
  readonly alcoholDegreeThousandths: number | null;
  /** Country where it was made, when the traveller claims a preference. */
  readonly originCountry: string | null;
  /** Country where it was bought, when it is not the trip's; null, or the trip's own, for the trip's. */
  readonly purchaseCountry: string | null;
  /**
   * What the traveller answered of a free article whose name is close to restricted goods', one by one; empty while
   * unanswered, and for a product of the nomenclature, which has its own rule.
   */
  readonly restrictionAnswers: RestrictionAnswers;
  /** The same as it was answered before each good was asked about, and still read. */
  readonly restriction: RestrictionAnswer | null;
  /** Handed over to the customs, as an officer saw: of what may not enter, nothing is owed any more. */
  readonly isHandedOver: boolean;
}

export interface AssessmentRequest extends Traveller {
  /** Day of arrival, YYYY-MM-DD in Paris. */
  readonly date: string;
  readonly goods: readonly DeclaredGood[];
}

export type DutyMode = 'normal' | 'flat';

export const lineStatuses = [
  'relieved',
  'taxed',
  'partly-taxed',
  'unlimited',
  'to-assess',
  'indicative-exceeded',
  'handed-over',
] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** Why an amount is what it is: a stable code, a French sentence, the law, the figures used. */
export interface Explanation {
  readonly code: string;
  readonly text: string;
  /** Legal source, e.g. "Dir. 2007/74/CE, art. 7"; null where the rule is the product's own. */
  readonly legalBasis: string | null;
  /** Named figures; amounts are euros with two decimals, rates percentages. */
  readonly figures: Readonly<Record<string, number | string>>;
}

/** What a warning does to an answer: only the first two rest on the law, `doubtful` waits for the person's own answer. */
export type WarningSeverity = RestrictionSeverity | 'doubtful';
export const warningSeverities = [
  'forbidden',
  'regulated',
  'doubtful',
  'information',
] as const satisfies readonly WarningSeverity[];

export interface LaterMessages {
  /** Once declared, while an agent is still to see the goods. */
  readonly declared: string;
  /** Once the declaration is closed: the law alone. */
  readonly closed: string;
}

export interface AssessmentWarning {
  /** The restricted good's id, or what else is warned of. */
  readonly code: string;
  readonly severity: WarningSeverity;
  readonly message: string;
  /** The same at the later stages, where it is worded otherwise: what could only be done before is not said any more. */
  readonly later?: LaterMessages;
  readonly legalBasis: string | null;
  /** As on the line of an article, whose restriction may be a graver one. */
  readonly barredAboard?: MeanOfTransport;
  /** Articles concerned; empty when the warning is about the whole journey. */
  readonly customIds: readonly string[];
}

/** What restricts an article on arrival; a mere information restricts nothing. */
export interface LineRestriction {
  readonly code: RestrictedGoodId;
  readonly severity: Exclude<WarningSeverity, 'information'>;
  /** The transport of the trip, where what is regulated at the border may not board it. */
  readonly barredAboard?: MeanOfTransport;
}

export interface AssessedLine {
  readonly customId: string;
  readonly productId: string | null;
  readonly customName: string | null;
  readonly originalValueThousandths: number;
  readonly currency: string;
  /** Foreign units per euro, as published. */
  readonly exchangeRate: number;
  readonly value: Cents;
  readonly amountMillionths: number | null;
  /** The degree used, the product's default included; null when it does not matter. */
  readonly alcoholDegreeThousandths: number | null;
  /** Country of purchase; null when it is the trip's. */
  readonly purchaseCountry: string | null;
  readonly status: LineStatus;
  /** Quantity relieved and taxed, in millionths; null when the line has no quantity. */
  readonly relievedAmountMillionths: number | null;
  readonly taxedAmountMillionths: number | null;
  readonly taxedValue: Cents;
  /** Ad valorem rate applied in percent; null for a duty that is only specific or a line left to assess. */
  readonly customDutyRate: number | null;
  readonly customDuty: Cents;
  /** Excise and social-security contribution together. */
  readonly excise: Cents;
  readonly vatRate: number;
  readonly vat: Cents;
  /** customDuty + excise + vat. */
  readonly total: Cents;
  readonly explanation: readonly Explanation[];
  /** Null when nothing restricts the article: only then may it be announced as free. */
  readonly restriction: LineRestriction | null;
}

export interface ValueAllowanceUse {
  readonly pot: ValuePot;
  /** null = unlimited. */
  readonly limit: Cents | null;
  /** Value relieved in this pot. */
  readonly used: Cents;
  /** What other declarations of the same arrival have used of it, the limit at most; absent when they used nothing. */
  readonly usedElsewhere?: Cents;
}

export interface QuantityAllowanceUse {
  readonly pot: QuantityPot;
  /** Share of the pot that the goods take, in percent, two decimals; may exceed 100. */
  readonly usedPercent: number;
  /** Whether the goods take more than what is left. */
  readonly exceeded: boolean;
  /** Share that other declarations of the same arrival have used, 100 at most; absent when they used nothing. */
  readonly usedElsewherePercent?: number;
}

/** What a basket comes to, line by line, in integer cents. */
export interface Computation {
  /** Rates the traveller pays with; null when no customs duty is in question. */
  readonly mode: DutyMode | null;
  readonly allowances: readonly ValueAllowanceUse[];
  readonly quantityAllowances: readonly QuantityAllowanceUse[];
  readonly totalCustomDuty: Cents;
  readonly totalExcise: Cents;
  readonly totalVat: Cents;
  readonly total: Cents;
  /** True when a line could not be computed, or only in part. */
  readonly totalIsMinimum: boolean;
  /** Part of the total owed on tobacco and on alcohol. */
  readonly tobaccoTax: Cents;
  readonly alcoholTax: Cents;
  readonly lines: readonly AssessedLine[];
}

/** What is owed on all the articles, and why. */
export interface Assessment extends Computation {
  readonly edition: string;
  readonly date: string;
  readonly country: string;
  readonly countryType: CountryType;
  readonly regime: Regime;
  readonly totalValue: Cents;
  /** The rest, once the articles that may not enter are handed over; null when none is forbidden for certain and still held. */
  readonly withoutForbidden: Computation | null;
  readonly warnings: readonly AssessmentWarning[];
}

/** Why a request cannot be assessed. `path` points into the request, e.g. ["goods", 2, "currency"]. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly path: readonly (string | number)[];
  readonly figures: Readonly<Record<string, number | string>>;
}

export const refusalCodes = [
  'unknown-country',
  'excluded-country',
  'unknown-product',
  'category-not-a-product',
  'product-not-offered-at-age',
  'product-not-offered-for-country',
  'unknown-currency',
  'currency-without-rate',
  'amount-required',
  'amount-not-whole',
  'too-many-items',
  'unknown-origin-country',
  'purchased-outside-union',
  'date-without-regulation',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type AssessmentOutcome =
  | { readonly kind: 'assessed'; readonly assessment: Assessment }
  | { readonly kind: 'refused'; readonly refusals: readonly [Refusal, ...Refusal[]] };
