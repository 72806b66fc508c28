import type { CurrencyContext } from './currency-words';
import { writtenPrices } from './read-price';
import { countWords, gap, numberOf, takeCount } from './read-quantity';

const containers = [
  'bouteille',
  'canette',
  'cannette',
  'flacon',
  'paquet',
  'cartouche',
  'boîte',
  'boite',
  'pot',
  'tube',
  'sachet',
  'tablette',
  'brique',
  'magnum',
  'fût',
  'paire',
].join('|');

const countAfterName = new RegExp(
  `(?<=[\\s\\uE000-\\uE002])(\\d{1,4}|${countWords})\\s+(?:${containers})(s?)(?![\\p{L}\\p{N}-])`,
  'iu',
);

/** What holds several says how many it holds, not how many it is: « coffret 3 flacons », « cave à vin 12 bouteilles ». */
const holdsSeveral = new RegExp(
  `(?<!\\p{L})(?:${containers}|coffret|carton|caisse|casier|pack|lot|set|kit|cave|porte|range|glacière|réfrigérateur|frigo|sac|support|étagère|meuble|valise|panier|seau|étui|housse)s?(?!\\p{L})`,
  'iu',
);

/** « carton de 6 bouteilles », « un meuble pour 12 bouteilles ». */
const leadsToNumber =
  /(?:^|[\s\uE000-\uE002])(?:de|à|a|pour|par|avec|en|ou|et|n°|taille|environ|[-+−±~≈x×*])\s*$/iu;
/** « montre 99,50 3 bouteilles 45 € », « montre 1099 3 bouteilles »: a price, then another article. */
const endsLikePrice = /(?:\d{3}|\d[.,]\d+)[\s\uE000-\uE002]*$/u;
const endsInNumber = /\d[\s\uE000-\uE002]*$/u;

const startsInVowel = /^h?[aeiouyàâéèêëîïôœûù]/iu;

/** « vin 6 bouteilles 12 € » as « 6 bouteilles de vin 12 € », which is read; any other text as it is. */
export function countBeforeName(text: string, context: CurrencyContext): string {
  const match = countAfterName.exec(text);
  if (match === null || takeCount(text).found !== undefined) return text;
  const [counted, written = '', plural] = match;
  const name = text.slice(0, match.index).trim();
  const after = text.slice(match.index + counted.length);
  const isPlural = plural !== '';
  if (numberOf(written) === 0 || isPlural !== numberOf(written) > 1) return text;
  if (!/\p{L}/u.test(name) || holdsSeveral.test(name)) return text;
  if (leadsToNumber.test(name) || endsLikePrice.test(name) || writtenPrices(name, context).length > 0)
    return text;
  // Other words may be the name of another article.
  if (endsInNumber.test(name) && /^[\s\uE000-\uE002]*\p{L}/u.test(after)) return text;
  const of = startsInVowel.test(name) ? 'd’' : 'de ';
  return `${counted} ${of}${name}${gap}${after}`;
}
