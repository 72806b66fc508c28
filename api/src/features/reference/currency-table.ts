import { addDays } from '@retour/contract';
import type { Currency, CurrencyTable } from '@retour/core';
import { monthOf, penultimateWednesday } from './calendar';
import type { Fixing } from './storage/fixing';

/** Where the last publication before the day of the rule may still be looked for. */
const daysOfItsWeek = 7;

interface Choice {
  readonly fixing: Fixing;
  readonly edition: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface KnownRates {
  /** Oldest first. */
  readonly history: readonly Fixing[];
  readonly shipped: CurrencyTable;
  readonly today: string;
}

/**
 * The fixing that the law names for a month of arrival (Reg. (EU) 2015/2447, art. 146); null when history lacks it, and as
 * long as the day of the rule may still have its own.
 */
function legalChoice(day: string, { history, today }: KnownRates): Choice | null {
  const month = monthOf(day);
  const named = penultimateWednesday(monthOf(addDays(month.first, -1)));
  const isSettled = today > named || history.some(({ date }) => date >= named);
  const fixing = history.findLast(({ date }) => date <= named);
  if (!isSettled || fixing === undefined || fixing.date <= addDays(named, -daysOfItsWeek)) return null;
  return { fixing, edition: month.first.slice(0, 7), validFrom: month.first, validTo: month.last };
}

/** Failing the legal one, the newest fixing on or before the day: valid that day only, so that later arrivals are warned. */
function provisionalChoice(day: string, { history, shipped }: KnownRates): Choice | null {
  const fixing = history.findLast(({ date }) => date <= day);
  if (fixing === undefined || fixing.date < shipped.validFrom) return null;
  return { fixing, edition: `${fixing.date}-provisoire`, validFrom: fixing.date, validTo: fixing.date };
}

function withRate(currency: Currency, { date, rates, source }: Fixing): Currency {
  const rate = rates.get(currency.id);
  return rate === undefined ? currency : { ...currency, rate, rateDate: date, rateToConfirm: false, source };
}

/** The rates that hold for a day of arrival; a currency that the bank does not quote keeps its shipped rate and date. */
export function currencyTableOn(day: string, known: KnownRates): CurrencyTable {
  const choice = legalChoice(day, known) ?? provisionalChoice(day, known);
  const { shipped } = known;
  if (choice === null) return shipped;
  const { fixing, ...validity } = choice;
  return { ...validity, currencies: shipped.currencies.map((currency) => withRate(currency, fixing)) };
}
