import type { CurrencyContext } from './currency-words';
import type { PriceReader } from './list-text';
import { perMeasure } from './per-measure';
import { basisLength } from './price-basis';
import { pricesInDigits, writtenPrices } from './read-price';

/** « 2 livres » may be books, « 3 tops » clothes, « 2 gourdes » flasks: goods, where nothing else is named. */
export const alsoBought = /^\s*\d+\s+(?:livre|couronne|gourde|réal|sol|top|gel|cup|pen|bob)s?\s*$/iu;
const leadsToPrice = /^(?:à|a|pour|prix)?[\s:]*$/iu;
/** How a list tells prices from names, whatever their currency and what stands beside them. */
export const pricesIn = (context: CurrencyContext): PriceReader => ({
  isAlone: (part, last) => {
    if (alsoBought.test(part)) return false;
    const text = pricesInDigits(part.replace(perMeasure, ''), context);
    const [price] = writtenPrices(text, context);
    if (price === undefined || !leadsToPrice.test(text.slice(0, price.start))) return false;
    const rest = text.slice(price.end);
    return /^[\s.!]*$/u.test(rest.slice(basisLength(rest, last)));
  },
  // Two pounds that nothing else is named beside are books.
  isIn: (last) => {
    const text = pricesInDigits(last, context);
    return writtenPrices(text, context).some(({ start, end }) =>
      /\p{L}/u.test(text.slice(0, start) + text.slice(end)),
    );
  },
});
