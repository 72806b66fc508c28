/** Exchange rates as they are published, stored and sent (plain data). */

export interface Currency {
  /** ISO 4217 code. */
  readonly id: string;
  /** French name. */
  readonly name: string;
  readonly symbol: string;
  /** Foreign units per euro, a decimal read digit for digit (never through binary arithmetic). */
  readonly rate: number;
  /** Day the rate was fixed, YYYY-MM-DD. */
  readonly rateDate: string;
  /** True when sources disagree or nobody official quotes the currency. */
  readonly rateToConfirm: boolean;
  /** ISO alpha-2 codes of the countries that use it. */
  readonly countries: readonly string[];
  readonly source: string;
}

/** Rates that hold for arrivals between validFrom and validTo. */
export interface CurrencyTable {
  readonly edition: string;
  /** YYYY-MM-DD, first day of arrival these rates hold for. */
  readonly validFrom: string;
  /** YYYY-MM-DD, last day of arrival these rates hold for. */
  readonly validTo: string;
  readonly currencies: readonly Currency[];
}
