import { measureStems } from '@retour/core';
import type { SearchWord } from './search-words';

const numerals = new Set(
  'un une des deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent plusieurs'.split(
    ' ',
  ),
);
/** Before the article, they say nothing of what it is: « j’ai acheté un vieux sac ». */
const before = new Set(
  'petit petite grand grande gros grosse demi quelque quelques vieux vieille vieilles beau beaux belle joli jolie mon ma mes plus j je ai achat achete ramene rapporte'.split(
    ' ',
  ),
);
const units = new Set([...measureStems, ...'m metre cm mm pouce go gb to'.split(' ')]);
/** What a number of carats says nothing more of: a « lingot », a « pierre » of so many is gold, or a gem. */
const jewels = new Set(
  'or gold bijou bague alliance collier bracelet chaine gourmette boucle pendentif montre diamant rubi saphir emeraude'.split(
    ' ',
  ),
);
/** What holds an article, before « de »: « une bouteille de rhum » is rum. */
const containers = new Set(
  'bouteille flacon canette cannette bidon fut cubi magnum brique bocal pot tube boite paquet sachet carton caisse coffret lot pack paire tranche morceau tablette plaque barre barquette plateau panier gousse botte verre poignee rouleau dizaine douzaine centaine peu beaucoup'.split(
    ' ',
  ),
);
const joiners = new Set(['de', 'd', 'du', 'des', 'of']);

const isNumber = ({ folded }: SearchWord): boolean => /^\d{1,3}$/.test(folded) || numerals.has(folded);
const isUnit = ({ stem }: SearchWord): boolean => units.has(stem);
export const isJoiner = (word: SearchWord | undefined): boolean =>
  word !== undefined && joiners.has(word.folded);

function lengthWhile(words: readonly SearchWord[], test: (word: SearchWord) => boolean): number {
  const end = words.findIndex((word) => !test(word));
  return end === -1 ? words.length : end;
}

/** Without « 5 litres », « 0,75 l », « 70cl », « 18 carats », wherever they stand. */
function withoutMeasures(words: readonly SearchWord[]): readonly SearchWord[] {
  const isJewel = words.some(({ stem }) => jewels.has(stem));
  const left: SearchWord[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const end = start + lengthWhile(words.slice(start), isNumber);
    const stem = words[end]?.stem ?? '';
    const unit = stem.replace(/^\d+/, '');
    const isCounted = end > start || unit !== stem;
    // « Télé 4k » is no jewel.
    const isMeasure =
      units.has(unit) || stem === '4k' || stem === '8k' || (isJewel && /^(?:carat|ct|k)$/.test(unit));
    if (isCounted && isMeasure) start = end;
    else left.push(...words.slice(start, start + 1));
  }
  return left;
}

/** Where the article itself begins: after « deux », « litre de », « une petite bouteille de ». */
function headStart(words: readonly SearchWord[]): number {
  const start = lengthWhile(words, (word) => isNumber(word) || before.has(word.folded));
  const measured = words[start];
  if (measured === undefined) return start;
  const isHeld = isJoiner(words[start + 1]) && (isUnit(measured) || containers.has(measured.stem));
  return isHeld ? start + 2 : start + Number(isJoiner(measured));
}

/** The words that name the article, without how much of it; all of them when they say nothing else. */
export function withoutQuantity(words: readonly SearchWord[]): readonly SearchWord[] {
  const left = withoutMeasures(words);
  const named = left.slice(headStart(left));
  return named.length > 0 ? named : words;
}
