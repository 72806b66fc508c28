import { foldText, singular } from '../french/fold-text';
import { type RestrictedGoodId, restrictedGoodIds } from '../goods/restricted-good-id';
import { currencySign, type RestrictedWords } from '../goods/restricted-words';
import { asRead } from './as-read';
import { spokenSound } from './word-sound';

/**
 * How a written phrase must stand in a name: anywhere, first, last, in the plural, as the whole name, with its accents, or with its words
 * side by side.
 */
export type PhrasePlace = 'anywhere' | 'first' | 'last' | 'plural' | 'whole' | 'accented' | 'joint';

export interface NamedPhrase {
  /** Folded, in the singular, without little words. */
  readonly words: readonly string[];
  /** As each of these words sounds. */
  readonly sounds: readonly string[];
  /** The same as written. */
  readonly folded: string;
  readonly accented: string;
  readonly place: PhrasePlace;
  /** Null for what only looks restricted: « pistolet à eau ». */
  readonly good: RestrictedGoodId | null;
}

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

const littleWords = new Set(
  'a au aux avec d de des du en et est l la le les ma mes mon ou par pour s sa ses son sur un une of and with from plus'.split(
    ' ',
  ),
);

/** How much there is, or of what size or age, before what it is. */
const quantityWords = new Set(
  'petit petite bebe jeune gros grosse quelque pochon kg g gr ml cl l litre kilo gramme boite paquet bouteille tranche morceau lot sachet pot'.split(
    ' ',
  ),
);

const places: Readonly<Record<string, PhrasePlace>> = {
  '^': 'first',
  $: 'last',
  '+': 'plural',
  '=': 'whole',
  '!': 'accented',
  '~': 'joint',
};

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
export function isQuantity({ stem }: NameWord): boolean {
  return quantityWords.has(stem) || /^\d+$/.test(stem);
}

export function isContainer({ stem }: NameWord): boolean {
  return containerWords.has(stem);
}

const betweenThings = /,(?!\d)|[;:+/&]|(?<![\p{L}\p{N}])(?:et|and)(?![\p{L}\p{N}])/u;

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

/** Shorter words hold too few letters to forgive one, or to be known when they are cut. */
export const minForgivenLength = 6;

/** Into more pieces nobody cuts a word. */
export const maxPieces = 4;

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

/** The words of a name, without those that only join them; with an index, as those of the tables wherever they are known. */
export function nameWords(name: string, index?: PhraseIndex): readonly NameWord[] {
  const words: NameWord[] = [];
  const meaningful: NameWord[] = [];
  for (const [thing, text] of asRead(name).split(betweenThings).entries()) {
    let between = nothingBetween;
    const pieces = text.match(/[\p{L}\p{M}\p{N}]+|\p{Emoji_Presentation}|[🗡⚔]/gu) ?? [];
    const foldedPieces = pieces.map(foldText);
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

export function accentedOf(words: readonly NameWord[]): string {
  return words.map(({ accented }) => accented).join(' ');
}

function readPhrases(written: readonly string[], good: RestrictedGoodId | null): readonly NamedPhrase[] {
  return written.flatMap((text) => {
    const own = nameWords(text);
    if (own.length === 0) return [];
    const place = places[text[0] ?? ''] ?? 'anywhere';
    const written = { folded: own.map(({ folded }) => folded).join(' '), accented: accentedOf(own) };
    const sounds = own.map(({ sound }) => sound);
    return [{ ...written, words: own.map(({ stem }) => stem), sounds, place, good }];
  });
}

/** Every phrase of the tables, the harmless ones included. */
export function allPhrases({ goods, harmless }: RestrictedWords): readonly NamedPhrase[] {
  const others = (written: readonly string[]) => written.filter((text) => !text.startsWith(currencySign));
  return [
    ...restrictedGoodIds.flatMap((id) => readPhrases(others(goods[id] ?? []), id)),
    ...readPhrases(harmless, null),
  ];
}

export interface PhraseIndex {
  /** Words that are one, although written in pieces. */
  readonly cuttable: ReadonlySet<string>;
  /** By the sound of their first word, the longest first. */
  readonly bySound: ReadonlyMap<string, readonly NamedPhrase[]>;
  readonly vocabulary: ReadonlySet<string>;
  /** Every word of a phrase that may be written with a typo, by itself with one letter less. */
  readonly typos: ReadonlyMap<string, readonly string[]>;
  /** A longer word has no known word one typo away, and is not taken apart. */
  readonly maxForgivenLength: number;
}

/** A word with each of its letters taken away in turn, and whole: two words one typo apart share one of these. */
export function shortened(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

export function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

export function phraseIndex(phrases: readonly NamedPhrase[]): PhraseIndex {
  const typos = new Map<string, string[]>();
  let maxForgivenLength = 0;
  const bySound = new Map<string, NamedPhrase[]>();
  for (const phrase of phrases) push(bySound, phrase.sounds[0] ?? '', phrase);
  for (const known of bySound.values()) known.sort((a, b) => b.words.length - a.words.length);
  const vocabulary = new Set(phrases.flatMap(({ words }) => words));
  for (const word of vocabulary) {
    if (word.length < minForgivenLength) continue;
    maxForgivenLength = Math.max(maxForgivenLength, word.length + 1);
    for (const part of shortened(word)) push(typos, part, word);
  }
  const cuttable = new Set(
    phrases.flatMap(({ words: [word = '', ...others], good, place }) =>
      good !== null && place === 'anywhere' && others.length === 0 && word.length >= minForgivenLength
        ? [word]
        : [],
    ),
  );
  return { bySound, vocabulary, typos, maxForgivenLength, cuttable };
}

export function isOneTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  if (restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1)) return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** The known word that this one is, or is one typo away from: a letter wrong, missing, added or swapped. */
export function knownWord({ typos, vocabulary, maxForgivenLength }: PhraseIndex, word: string): string {
  if (vocabulary.has(word) || word.length < minForgivenLength || word.length > maxForgivenLength) return word;
  for (const part of shortened(word)) {
    const close = typos.get(part)?.find((known) => isOneTypo(known, word));
    if (close !== undefined) return close;
  }
  return word;
}
