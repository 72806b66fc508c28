import type { SearchWord } from './search-words';

const numerals = new Set(
  'un une des deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent plusieurs'.split(
    ' ',
  ),
);
const sizes = new Set('petit petite grand grande gros grosse demi quelque quelques'.split(' '));
const units = new Set('l litre cl ml dl kg kilo kilogramme g gr gramme m metre carat'.split(' '));
/** What holds an article, before « de »: « une bouteille de rhum » is rum. */
const containers = new Set(
  'bouteille flacon canette cannette bidon fut cubi magnum brique bocal pot tube boite paquet sachet carton caisse coffret lot pack paire tranche morceau tablette plaque barre barquette plateau panier gousse botte verre poignee rouleau dizaine douzaine centaine peu beaucoup'.split(
    ' ',
  ),
);
const joiners = new Set(['de', 'd', 'du', 'des', 'of']);

const isNumber = ({ folded }: SearchWord): boolean => /^\d{1,3}$/.test(folded) || numerals.has(folded);
const isMeasure = ({ folded }: SearchWord): boolean => /^\d+(?:l|cl|ml|dl|kg|g|gr|k)$/.test(folded);
const isUnit = ({ stem }: SearchWord): boolean => units.has(stem);

function lengthWhile(words: readonly SearchWord[], test: (word: SearchWord) => boolean): number {
  const end = words.findIndex((word) => !test(word));
  return end === -1 ? words.length : end;
}

/** Where the article itself begins: after « deux », « 5 litres de », « une petite bouteille de ». */
function headStart(words: readonly SearchWord[]): number {
  const counted = lengthWhile(words, (word) => isNumber(word) || isMeasure(word) || sizes.has(word.folded));
  const measured = words[counted];
  if (measured === undefined) return counted;
  const joiner = words[counted + 1];
  const isJoined = joiner !== undefined && joiners.has(joiner.folded);
  if (counted > 0 && isUnit(measured)) return counted + (isJoined ? 2 : 1);
  if (isJoined && (isUnit(measured) || containers.has(measured.stem))) return counted + 2;
  // « 50cl de whisky »: the measure and its unit are one word.
  return counted > 0 && joiners.has(measured.folded) ? counted + 1 : counted;
}

/** Where it ends: « whisky 5 litres », « rhum 70cl ». */
function tailEnd(words: readonly SearchWord[], start: number): number {
  const [beforeLast, last] = words.slice(-2);
  if (last === undefined) return words.length;
  if (isMeasure(last) && words.length - 1 > start) return words.length - 1;
  const isMeasured = beforeLast !== undefined && isNumber(beforeLast) && isUnit(last);
  return isMeasured && words.length - 2 > start ? words.length - 2 : words.length;
}

/** The words that name the article, without how much of it; all of them when they say nothing else. */
export function withoutQuantity(words: readonly SearchWord[]): readonly SearchWord[] {
  const start = headStart(words);
  const named = words.slice(start, tailEnd(words, start));
  return named.length > 0 ? named : words;
}
