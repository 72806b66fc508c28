import type { Declaration } from '@retour/contract';
import type { Currency, CurrencyTable } from '@retour/core';

/** Day and source of the rates that an assessment was made with, from what it explained. */
function explainedRates({
  shoppingProducts,
}: Declaration['assessment']): ReadonlyMap<string, Partial<Currency>> {
  return new Map(
    shoppingProducts.flatMap(({ currency, explanation }) =>
      explanation
        .filter(({ code }) => code === 'exchange-rate')
        .map(({ figures: { rateDate, source } }) => [
          currency,
          {
            ...(typeof rateDate === 'string' ? { rateDate } : {}),
            ...(typeof source === 'string' ? { source } : {}),
          },
        ]),
    ),
  );
}

/**
 * The exchange rates that a declaration was assessed with, whatever the rates are now. A currency that it did not use has
 * none: it takes the rate of the table, which is that of the same day of arrival.
 */
export function frozenRates(
  { assessment, exchangeRates }: Pick<Declaration, 'assessment' | 'exchangeRates'>,
  table: CurrencyTable,
): CurrencyTable {
  const { edition, validFrom, validTo, rates } = exchangeRates;
  const explained = explainedRates(assessment);
  const currencies = table.currencies.map((currency) => {
    const rate = rates[currency.id];
    if (rate === undefined || rate === currency.rate) return currency;
    return { ...currency, rate, rateDate: validFrom, ...explained.get(currency.id) };
  });
  return { edition, validFrom, validTo, currencies };
}
