import { formatDay } from '../french/format-day';
import { formatNumber } from '../french/format-number';
import { phrase } from '../french/typeset';
import type { Cents } from '../money/cents';
import { exactDecimal, proportionHalfUp } from '../money/exact';
import type { Currency, CurrencyTable } from './currency';

/** A currency ready to convert prices with. */
export interface ExchangeRate {
  readonly currency: Currency;
  /** cents = thousandths × multiplier ÷ divisor. */
  readonly multiplier: number;
  readonly divisor: number;
  /** « au taux du 2 octobre 2026 (1 € = 1,1225 USD) ». */
  readonly label: string;
}

export interface ExchangeRates {
  readonly edition: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** Null for a currency that is listed without a usable rate. */
  readonly byCurrency: ReadonlyMap<string, ExchangeRate | null>;
}

function exchangeRate(currency: Currency): ExchangeRate | null {
  if (!Number.isFinite(currency.rate) || currency.rate <= 0) return null;
  const { units, decimals } = exactDecimal(currency.rate);
  const label = phrase`au taux du ${formatDay(currency.rateDate)} (1 € = ${formatNumber(currency.rate)} ${currency.id})`;
  return { currency, multiplier: 10 ** decimals, divisor: units * 10, label };
}

const tables = new WeakMap<CurrencyTable, ExchangeRates>();

/** The rates of a table, compiled once. */
export function exchangeRates(table: CurrencyTable): ExchangeRates {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const rates: ExchangeRates = {
    edition: table.edition,
    validFrom: table.validFrom,
    validTo: table.validTo,
    byCurrency: new Map(table.currencies.map((currency) => [currency.id, exchangeRate(currency)])),
  };
  tables.set(table, rates);
  return rates;
}

/** A price in thousandths of a currency unit, in euros, rounded half-up to the cent (duty-rules §5). */
export function toCents(thousandths: number, rate: ExchangeRate): Cents {
  return proportionHalfUp(thousandths, rate.multiplier, rate.divisor);
}
