import { formatEuros, formatNumber } from '../../french/format-number';
import { phrase } from '../../french/typeset';
import { eurosOf } from '../../money/cents';
import type { Explanation } from '../assessment';
import type { ResolvedGood } from '../resolved-good';

/** How a price in a foreign currency became euros; nothing to say of a price in euros. */
export function explainConversion({ good, exchange, value }: ResolvedGood): Explanation | null {
  const { currency, label } = exchange;
  if (currency.id === 'EUR') return null;
  const price = formatNumber(good.originalValueThousandths / 1_000);
  return {
    code: 'exchange-rate',
    text: phrase`Prix converti : ${price} ${currency.id} ${label} font ${formatEuros(value)}.`,
    legalBasis: 'Règlement (UE) nº 952/2013, art. 53',
    figures: {
      rate: currency.rate,
      rateDate: currency.rateDate,
      value: eurosOf(value),
      source: currency.source,
    },
  };
}
