import type { CurrencyContext } from '../words/currency-words';
import { moneyOrGoods } from '../words/money-or-goods';
import { perMeasure } from '../words/per-measure';
import type { PriceReader } from './list-text';
import { basisLength } from './price-basis';
import { pricesInDigits, writtenPrices } from './read-price';
import { startsWithCount } from './read-quantity';

/** « 2 livres » may be books, « 3 tops » clothes, « 2 gourdes » flasks: goods, where nothing else is named. */
export const alsoBought = new RegExp(`^\\s*\\d+\\s+${moneyOrGoods}\\s*$`, 'iu');
const leadsToPrice = /^(?:à|a|pour|prix)?$/iu;

/** What stands on a receipt beside the price of an article, and is none: « détaxe 12 € », « au lieu de 300 € ». */
const besidePrice =
  /^(?:en |avec |après |avant |moins )?(?:d[ée]tax[ée]e?s?|(?:frais|d[ée]taxe|remise|valeur|prix) (?:immédiate|de port|de livraison|de douane|de l[’']objet|d[’']achat|d[’']origine|de départ|réelle|estimée|neu(?:f|ve)|initial|normal|barré|boutique|magasin|conseillé|public)|remises?|r[ée]ductions?|rabais|ristournes?|promos?|promotion|sold[ée]e?s?|au lieu|valeur|tva|vat|gst|(?:sales )?tax(?:es?)?|discount|frais|port|livraison|shipping|pourboires?|tips?|emballage(?: cadeau)?|acompte|remis[ée]e?s?|n[ée]goci[ée]e?s?|r[ée]duite?s?|pay[ée]e?s?|soit)(?:\s*:|\s+(?:de|à))?$/iu;

export const isBesidePrice = (name: string): boolean => besidePrice.test(name.trim());

const size = '(?:\\d{1,3}|(?:\\d?X{1,4})?[SML]|unique)';
const colour = '(?:noire?|blanc(?:he)?|bleue?|rouge|verte?|grise?|jaune|beige|violet)s?';
/** « taille 38 », « T38 »; after an article without its price, « XL » and « noir » too. */
const sized = new RegExp(
  `^(?:[Tt]aille|[Pp]ointure|T\\.?)\\s?:?\\s?${size}(?:\\s?[/-]\\s?${size})?(?![\\p{L}\\p{N}])`,
  'u',
);
const sizeOrColour = new RegExp(`^(?:(?:\\d?X{1,4})?[SML]|${colour})(?![\\p{L}\\p{N}-])`, 'u');
const ofColour = new RegExp(`(?<!\\p{L})${colour}(?!\\p{L})`, 'iu');

/** How a list tells prices from names, whatever their currency and what stands beside them. */
export const pricesIn = (context: CurrencyContext): PriceReader => {
  const isAlone = (part: string, last: string): boolean => {
    if (alsoBought.test(part)) return false;
    const text = pricesInDigits(part.replace(perMeasure, ''), context);
    const [price] = writtenPrices(text, context);
    const ahead = text.slice(0, price?.start).replace(/[\s:=]+$/u, '');
    if (price === undefined || !(leadsToPrice.test(ahead) || basisLength(ahead, last) === ahead.length))
      return false;
    const rest = text.slice(price.end);
    return /^[\s.!]*$/u.test(rest.slice(basisLength(rest, last)));
  };
  // Two pounds that nothing else is named beside are books.
  const isIn = (last: string): boolean => {
    const text = pricesInDigits(last, context);
    return writtenPrices(text, context).some(({ start, end }) =>
      /\p{L}/u.test(text.slice(0, start) + text.slice(end)),
    );
  };
  const tellsOf = (part: string, last: string, isEnded: boolean): boolean => {
    const [written] = sized.exec(part) ?? [];
    if (isIn(last)) {
      const [price] = writtenPrices(part, context);
      return written === part || (price !== undefined && isBesidePrice(part.slice(0, price.start)));
    }
    const [which = ''] = [written ?? sizeOrColour.exec(part)?.[0]];
    const rest = part.slice(which.length).trim();
    if (which === '' || !(rest === '' ? isEnded : isAlone(rest, last))) return false;
    return startsWithCount(last) || !(ofColour.test(which) && ofColour.test(last));
  };
  return { isAlone, isIn, tellsOf };
};
