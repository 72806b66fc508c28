import { countedNouns, describedAs } from '../words/counted-nouns';
import type { CurrencyContext } from '../words/currency-words';
import { isDrinkOfNumber, isPlainDrink } from '../words/drink-words';
import { isModelOfNumber } from '../words/model-words';
import { numberRun } from '../words/number-words';
import { lastNumber, writtenPrices } from './read-price';
import { nameGap, numberOf, startsWithCount, takeCount, timesNextGap } from './read-quantity';

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
  `(?<=[\\s\\uE000-\\uE002])(\\d{1,4}|${numberRun})\\s+(?:${containers})(s?)(?![\\p{L}\\p{N}-])`,
  'iu',
);

/** What holds several says how many it holds, not how many it is: « coffret 3 flacons », « cave à vin 12 bouteilles ». */
export const holdsSeveral = new RegExp(
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

/** « un vin rouge 3 bouteilles »: a word before a noun, and no second count. */
const oneBefore = /^[\s\uE000-\uE002]*(?:une?|1)\s+/iu;

/** « des cigarettes 2 cartouches »: they are of cigarettes. */
const someBefore = /^(?:de\s+l['’]\s*|(?:de la|de|du|des|les?|mes|nos)\s+|d['’]\s*)(?=\p{L})/iu;

/** « t-shirts rouges 5 »; after any other word, and after what is worn by size, the number may be of a model or a size. */
const pluralThenCount = new RegExp(
  `^[\\s\\uE000-\\uE002]*(?:les\\s+)?((?:${countedNouns})(?:\\s+(?:${describedAs}))*)\\s+([2-9])(?![\\p{N}.,])`,
  'iu',
);
/** « 5 200 » may be of thousands. */
const groupNext = /^[ \u00A0\u202F'’]\d{3}(?!\d)/u;

/** « t-shirts 5 1000 THB » as « 5 t-shirts 1000 THB ». */
function countOfPlural(text: string, context: CurrencyContext): string {
  const [counted = '', name = '', count = ''] = pluralThenCount.exec(text) ?? [];
  const after = text.slice(counted.length);
  if (counted === '' || groupNext.test(after)) return text;
  const [price = lastNumber(text, context)] = writtenPrices(text, context);
  const isNext =
    price !== undefined &&
    /^[\s:=@\uE000-\uE002]*(?:pour\s+)?$/iu.test(text.slice(counted.length, price.start));
  return isNext && price.start > counted.length ? `${count} ${name}${nameGap}${after}` : text;
}

/** « parfum qté 2 », « montres 3 pcs »: how many, and a word that says so. */
const countWithWord =
  /(?:(?<!\p{L})(?:quantité|qt[ée]|qty)\s*[:=]?\s*(\d{1,2})(?![ \u00A0\u202F'’]\d{3}(?!\d))|(?<![\p{L}\p{N}.,])(\d{1,2})\s*pcs)(?![\p{L}\p{N}]|[.,]\d)/iu;
/** « uniqlo 3 t shirts », after the words of a maker. */
const countInside = new RegExp(
  `(?<=^[\\s\\uE000-\\uE002]*\\p{L}[\\p{L}\\s&'’-]*\\s)([2-9]|1\\d)(?=\\s+(?:${countedNouns}|t shirts)(?![\\p{L}-]))`,
  'iu',
);
/** « Body Works 3 bougies » may be the end of the name of a maker, and begins no article. */
export const isCountInside = (text: string): boolean => countInside.test(text);

/** What is made of as many pieces, or holds them. */
const ofPieces =
  /(?<!\p{L})(?:coffrets?|cartons?|caisses?|packs?|lots?|sets?|kits?|puzzles?|lego|playmobil|jeux?|jouets?|services?|parures?|ensembles?|pyjamas?|maillots?|bikinis?|costumes?|tailleurs?|survêtements?|joggings?|salons?|trousses?|cintres?|livres?|coffres?|présentoirs?|calendriers?|assortiments?|mallettes?|box|bo[iî]tes?|paquets?|sachets?|[ée]tuis?|tentes?|tablettes?|barquettes?|batteries?|ménagères?|casseroles?)(?!\p{L})/iu;

/** « parfum qté 2 50 € » as « 2 parfum 50 € ». */
function countWithin(text: string): string | undefined {
  const said = countWithWord.exec(text);
  const match = said ?? countInside.exec(text);
  if (match === null) return undefined;
  const name = text.slice(0, match.index);
  const [, quantity, pieces] = match;
  const count = quantity ?? pieces ?? '';
  // « sacs 3 pcs » are three.
  const holder = name.replace(/(?<!\p{L})\p{L}+[sx](?!\p{L})/giu, '');
  const isHeld =
    said === null
      ? holdsSeveral.test(name) || ofPieces.test(name) || isModelOfNumber(name + count)
      : pieces !== undefined && ofPieces.test(holder);
  if (!/\p{L}/u.test(name) || isHeld || leadsToNumber.test(name) || numberOf(count) === 0) return undefined;
  const after = text.slice(match.index + match[0].length);
  return `${count} ${name.replace(oneBefore, '').trim()}${/^\s+\p{L}/u.test(after) ? '' : nameGap}${after}`;
}

/** « 3 foulards x 15 € »: after how many, the price of each. */
function timesPrice(text: string, context: CurrencyContext): string {
  const [price, other] = startsWithCount(text) ? writtenPrices(text, context) : [];
  const ahead = text.slice(0, price?.start);
  const [times] = /(?<=\p{L}[\s\uE000-\uE002]+)[x×*]\s*$/iu.exec(ahead) ?? [];
  if (price === undefined || other !== undefined || times === undefined) return text;
  return ahead.slice(0, -times.length) + timesNextGap + text.slice(price.start);
}

/** « vin 6 bouteilles 12 € » as « 6 bouteilles de vin 12 € », which is read; any other text as it is. */
export function countBeforeName(text: string, context: CurrencyContext): string {
  const match = countAfterName.exec(text);
  const eachPriced = timesPrice(text, context);
  if (eachPriced !== text) return eachPriced;
  if (takeCount(text.replace(oneBefore, '')).found !== undefined) return text;
  if (match === null) return countWithin(text) ?? countOfPlural(text, context);
  const [counted, written = '', plural] = match;
  const name = text.slice(0, match.index).replace(oneBefore, '').trim();
  const after = text.slice(match.index + counted.length);
  const isPlural = plural !== '';
  // « iPhone 15 boîte » is one: a number that its unit does not agree with may be of the name, but of what has no number.
  const isAgreed = isPlural === numberOf(written) > 1 || isPlainDrink(name);
  if (numberOf(written) === 0 || !isAgreed) return text;
  if (!/\p{L}/u.test(name) || holdsSeveral.test(name)) return text;
  if (leadsToNumber.test(name) || writtenPrices(name, context).length > 0) return text;
  const isOfNumber = isDrinkOfNumber(name);
  if (endsLikePrice.test(name) && !isOfNumber) return text;
  // Other words may be the name of another article.
  if (endsInNumber.test(name) && !isOfNumber && /^[\s\uE000-\uE002]*\p{L}/u.test(after)) return text;
  const held = name.replace(someBefore, '');
  const of = startsInVowel.test(held) ? 'd’' : 'de ';
  return `${counted} ${of}${held}${nameGap}${after}`;
}

/** « 2 vins 3 bouteilles »: how many is said twice. */
export function hasOtherCount(text: string, context: CurrencyContext): boolean {
  return countBeforeName(text.trim(), context) !== text.trim();
}
