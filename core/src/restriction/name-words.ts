import { foldText, singular } from '../french/fold-text';
import { measureStems } from '../french/measure-words';
import { asRead } from './as-read';
import { knownWord, maxPieces, minForgivenLength, type PhraseIndex } from './phrase-index';
import { spokenSound } from './word-sound';

export interface NameWord {
  /** In lower case, in the singular, with its accents. */
  readonly accented: string;
  readonly folded: string;
  /** Folded, in the singular. */
  readonly stem: string;
  /** As the stem is heard. */
  readonly sound: string;
  /** Which of the things that the name lists it belongs to: « vin et fromage » names two. */
  readonly thing: number;
  /** What joins it to the word before: « sac de riz », « couteau à pain »; « tarte au riz » is made of it. */
  readonly joint: Joint | null;
  /** Whether it comes with the word before, or fills it: « avec du fromage », « pleine de fromage ». */
  readonly isAlong: boolean;
  /** Whether « en » says that the thing is made of it: « bouton en ivoire ». */
  readonly isMadeOf: boolean;
}

/** `content`: what is in a container or what a thing is made of; `use`: what an object is for. */
export type Joint = 'content' | 'use';

export const littleWords = new Set(
  'a au aux avec d de des du en et est l la le les ma mes mon ou par pour s sa ses son sur un une of and with from plus'.split(
    ' ',
  ),
);

/** How much there is, or of what size or age, before what it is. */
const quantityWords = new Set([
  ...measureStems,
  ...'petit petite bebe jeune gros grosse quelque pochon carat ct k boite paquet bouteille tranche morceau lot sachet pot'.split(
    ' ',
  ),
]);

const fillingWords = new Set(
  'garni garnie garnis garnies rempli remplie remplis remplies plein pleine contenant'.split(' '),
);

/** « De », or a word that says that a container holds something: « panier garni : … », « sac plein de … ». */
const contentWords = new Set(['de', 'd', 'du', 'des', 'of', ...fillingWords]);

const alongWords = new Set(['avec', 'with', 'plus', ...fillingWords]);

/** Alone: « au », « à la » say what a dish is made of. An « a » without its accent is a verb, or English. */
const useWord = 'à';

/** What holds goods and tells nothing of them. */
const containerWords = new Set(
  'sac sachet cabas panier corbeille cagette caisse carton colis assiette plateau coffret boite barquette pot bol tasse vase valise bouquet assortiment bouteille paquet lot'.split(
    ' ',
  ),
);

/** Says how much there is, or how big or young it is, not what it is. */
export function isQuantity({ stem }: Pick<NameWord, 'stem'>): boolean {
  return quantityWords.has(stem) || /^\d+$/.test(stem);
}

export function isContainer({ stem }: NameWord): boolean {
  return containerWords.has(stem);
}

const betweenThings = /,(?!\d)|[;:+/&]|(?<![\p{L}\p{N}])(?:et|and)(?![\p{L}\p{N}])/u;

/** The things that a name lists, each as it is written. */
export const thingsListed = (name: string): readonly string[] => asRead(name).split(betweenThings);

/** What the little words between two others say, told as each is read: a pile of them is never read again. */
interface Between {
  readonly isEmpty: boolean;
  /** The joint that they make, whether what follows comes along, or is what it is made of. */
  readonly joint: Joint | null;
  readonly isAlong: boolean;
  readonly isMadeOf: boolean;
}

const nothingBetween: Between = { isEmpty: true, joint: null, isAlong: false, isMadeOf: false };

/** How the little words between two others join them, with one more; « à » joins alone. */
function withBetween(between: Between, accented: string, folded: string): Between {
  const isUse = between.isEmpty && accented === useWord;
  const isContent = between.joint === 'content' || contentWords.has(folded);
  return {
    isEmpty: false,
    joint: isContent ? 'content' : isUse ? 'use' : null,
    isAlong: between.isAlong || alongWords.has(folded),
    isMadeOf: between.isMadeOf || folded === 'en',
  };
}

/** How many pieces make the word that begins at one: « fro mage » and « coca-ïne » are cut. */
function pieceCount(folded: readonly string[], start: number, { cuttable }: PhraseIndex): number {
  let whole = folded[start] ?? '';
  // « En cornet » is no « encornet ».
  const isLittle = littleWords.has(whole);
  for (let count = 2; count <= maxPieces && start + count <= folded.length; count += 1) {
    whole += folded[start + count - 1] ?? '';
    const isLongEnough = whole.length >= minForgivenLength && !(isLittle && count === 2);
    if (isLongEnough && cuttable.has(singular(whole))) return count;
  }
  return 1;
}

/** A word, or a picture that stands for one. */
export const piece = /[\p{L}\p{M}\p{N}]+|\p{Emoji_Presentation}|[🗡⚔]/gu;

/** The words of a name, without those that only join them; with an index, as those of the tables wherever they are known. */
export function nameWords(name: string, index?: PhraseIndex): readonly NameWord[] {
  const words: NameWord[] = [];
  const meaningful: NameWord[] = [];
  let thing = -1;
  for (const text of thingsListed(name)) {
    let between = nothingBetween;
    const pieces = text.match(piece) ?? [];
    const foldedPieces = pieces.map(foldText);
    // « Coke, 33 cl » is one thing.
    if (thing < 0 || !foldedPieces.every((folded) => isQuantity({ stem: singular(folded) }))) thing += 1;
    for (let start = 0; start < pieces.length; ) {
      const count = index === undefined ? 1 : pieceCount(foldedPieces, start, index);
      const written = pieces.slice(start, start + count).join('');
      const folded = foldedPieces.slice(start, start + count).join('');
      const accented = singular(written.normalize('NFC'));
      start += count;
      const { joint, isAlong, isMadeOf } = between;
      const own = singular(folded);
      const stem = index === undefined ? own : knownWord(index, own);
      const word = { accented, folded, stem, sound: spokenSound(stem), thing, joint, isAlong, isMadeOf };
      words.push(word);
      if (littleWords.has(folded)) between = withBetween(between, accented, folded);
      else {
        meaningful.push(word);
        between = fillingWords.has(folded) ? withBetween(nothingBetween, accented, folded) : nothingBetween;
      }
    }
  }
  return meaningful.length > 0 ? meaningful : words;
}

/** Where the thing itself begins: « 2 kg de », « boîte de » only tell how much. */
export function headOf(name: readonly NameWord[]): number {
  const head = name.findIndex((word) => !isQuantity(word));
  return Math.max(0, head);
}

/** As written, with its accents or without them. */
export function textOf<Form extends 'folded' | 'accented'>(
  words: readonly Readonly<Record<Form, string>>[],
  form: Form,
): string {
  return words.map((word) => word[form]).join(' ');
}
