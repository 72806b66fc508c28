import type { CurrencyContext } from './currency-words';
import type { PriceReader } from './list-text';
import { perMeasure } from './per-measure';
import { pricesInDigits, writtenPrices } from './read-price';
import { ofThePrice } from './split-at-prices';

/** « 2 livres » may be books, « 3 tops » clothes: after a comma they are something else. */
const alsoBought = /^\d+\s+(?:livre|couronne|gourde|réal|sol|top|gel|cup|pen|bob)s?$/iu;
const leadsToPrice = /^(?:à|a|pour|prix)?[\s:]*$/iu;
/** « 5 chapeaux, 30 $ le chapeau ». */
const ofName = /^\s*(?:\/|l[ea]\s|l['’]|par\s|chaque\s)\s*(\p{L}+?)[sx]?$/iu;

/** How a list tells prices from names, whatever their currency and what stands beside them. */
export const pricesIn = (context: CurrencyContext): PriceReader => ({
  isAlone: (part, last) => {
    if (alsoBought.test(part)) return false;
    const text = pricesInDigits(part.replace(perMeasure, ''), context);
    const [price] = writtenPrices(text, context);
    if (price === undefined || !leadsToPrice.test(text.slice(0, price.start))) return false;
    const rest = text.slice(price.end);
    const [, noun] = ofName.exec(rest) ?? [];
    return (
      /^[\s.!]*$/u.test(rest.replace(ofThePrice, '')) ||
      (noun !== undefined && new RegExp(`(?<!\\p{L})${noun}[sx]?(?!\\p{L})`, 'iu').test(last))
    );
  },
  // Two pounds that nothing else is named beside are books.
  isIn: (last) => {
    const text = pricesInDigits(last, context);
    return writtenPrices(text, context).some(({ start, end }) =>
      /\p{L}/u.test(text.slice(0, start) + text.slice(end)),
    );
  },
});
