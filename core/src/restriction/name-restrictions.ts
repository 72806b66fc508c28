import { singular } from '../french/fold-text';
import { measureSymbols } from '../french/measure-words';
import { type RestrictedGoodId, taxedByQuantity } from '../goods/restricted-good-id';
import type { RestrictedWords, WordContext } from '../goods/restricted-words';
import { isAmountOfMoney, isOfMoneyWords } from './amount-of-money';
import {
  headOf,
  isContainer,
  isQuantity,
  type NameWord,
  nameWords,
  textOf,
  thingsListed,
} from './name-words';
import { indexPhrases, knownWord, type NamedPhrase, type PhraseIndex, push } from './phrase-index';
import { readPhrases, wholeOf } from './read-phrases';
import { spokenSound } from './word-sound';

/** The catalogue's words, ready to be looked for. */
interface NameReader extends PhraseIndex {
  readonly contexts: readonly ReadContext[];
}

interface ReadContext extends WordContext {
  readonly known: ReadonlySet<string>;
  readonly shownWords: ReadonlySet<string> | undefined;
}

function* readWords(words: RestrictedWords): Generator<undefined, NameReader> {
  return {
    ...(yield* indexPhrases(yield* readPhrases(words))),
    contexts: words.contexts.map((context) => ({
      ...context,
      known: new Set(context.words),
      shownWords: context.shown && new Set(context.shown),
    })),
  };
}

/** Words that are being read, or were. */
interface Reading {
  readonly making: Generator<undefined, NameReader>;
  whole: NameReader | null;
}

const readings = new WeakMap<RestrictedWords, Reading>();

function readingOf(words: RestrictedWords): Reading {
  const known = readings.get(words);
  if (known !== undefined) return known;
  const begun = { making: readWords(words), whole: null };
  readings.set(words, begun);
  return begun;
}

function readerOf(words: RestrictedWords): NameReader {
  const reading = readingOf(words);
  reading.whole ??= wholeOf(reading.making);
  return reading.whole;
}

/** Every phrase of the tables, the harmless ones included. */
export function phrasesOf(words: RestrictedWords): readonly NamedPhrase[] {
  return readerOf(words).phrases;
}

/**
 * Reads one more slice of the words, in a few milliseconds, before a name is asked about: all of them at once would hold a page.
 * @returns whether there is nothing more to read
 */
export function prepareNames(words: RestrictedWords): boolean {
  const reading = readingOf(words);
  const { done, value } = reading.making.next();
  reading.whole ??= value ?? null;
  return done ?? false;
}

/** Whether what follows is another thing, comes along or counts: « car with spare parts », « car 2015 », not « car seat ». */
function isLast(own: readonly NameWord[], next: NameWord | undefined): boolean {
  return next === undefined || next.isAlong || next.thing !== own[0]?.thing || /^\d/.test(next.stem);
}

/** Whether what follows only tells how much, if it tells anything: « moules 1 kg »; a number alone is a model, or « argent 925 ». */
function isMeasured(after: readonly NameWord[]): boolean {
  return after.every(isQuantity) && !/^\d/.test(after.at(-1)?.stem ?? '');
}

function stands(
  { words, folded, accented, place }: NamedPhrase,
  name: readonly NameWord[],
  start: number,
): boolean {
  const own = name.slice(start, start + words.length);
  const last = own.at(-1)?.folded ?? '';
  if (own.length < words.length) return false;
  switch (place) {
    case 'anywhere':
      return true;
    case 'first':
      return start === headOf(name);
    case 'last':
      return isLast(own, name[start + words.length]);
    case 'plural':
      // As it was typed: a letter that was forgiven makes no plural.
      return last !== singular(last);
    case 'accented':
      return (
        own.every(({ thing }) => thing === own[0]?.thing) &&
        textOf(own, 'accented') === accented &&
        textOf(own, 'folded') === folded
      );
    case 'made':
      return own.at(-1)?.joint === 'content' && textOf(own, 'accented') === accented;
    case 'joint':
      // « Scooter helmet » is one object; « scooter with helmet » and « scooter, helmet » are two things.
      return !own.some((next, at) => at && (next.isAlong || next.thing !== own[0]?.thing || next.joint));
    case 'whole':
      return (
        start === headOf(name) &&
        isMeasured(name.slice(start + words.length)) &&
        textOf(own, 'folded') === folded
      );
  }
}

type Counts = (good: RestrictedGoodId | null) => boolean;

/**
 * The longest phrases that begin at a word of the name; several when they name different goods. Beside the others of its phrase a word
 * that nobody knows may be misspelt as it sounds: « foi gras », « fwa gras ».
 */
function phrasesAt(
  { bySound, vocabulary }: PhraseIndex,
  name: readonly NameWord[],
  start: number,
  counts: Counts,
): readonly NamedPhrase[] {
  const found = (bySound.get(name[start]?.sound ?? '') ?? []).filter((phrase) => {
    const { words, sounds, good } = phrase;
    const isMeant = (word: string, offset: number): boolean => {
      const { stem = '', sound } = name[start + offset] ?? {};
      return stem === word || (words.length > 1 && sound === sounds[offset] && !vocabulary.has(stem));
    };
    return counts(good) && words.every(isMeant) && stands(phrase, name, start);
  });
  return found.filter(({ words }) => words.length === found[0]?.words.length);
}

/** What an object may be made for; a weapon or a drug stays what it is, whatever follows « à ». */
const usedGoods: ReadonlySet<RestrictedGoodId> = new Set([
  'meat',
  'dairy',
  'pet-food',
  'fish',
  'animal-products',
  'infant-food',
  'caviar',
  'plants',
  'soil-and-potatoes',
  'animals',
  'medicine',
  'cash',
  'alcohol',
  'tobacco',
]);

/** « Boîte à fromage », « pince à escargots »: an object for the good, which « boîte de fromage » is. */
function isUse(good: RestrictedGoodId, { joint }: NameWord, place: number): boolean {
  return place > 0 && joint === 'use' && usedGoods.has(good);
}

/** The words about one of the things of a name, read once however many of them name a good. */
interface Thing {
  readonly words: readonly NameWord[];
  readonly head: number;
  /** From here on, words say what the container at the head holds, and it tells nothing of them. */
  readonly contentFrom: number;
  /** Where the words of each context stand: in the whole, and behind the container. */
  readonly met: readonly (readonly number[])[];
  readonly metInside: readonly (readonly number[])[];
}

function thingOf(index: NameReader, words: readonly NameWord[]): Thing {
  const [first] = words;
  const isFilled = first !== undefined && isContainer(first);
  const content = isFilled ? words.findIndex(({ joint }, place) => place > 0 && joint === 'content') : -1;
  // A word, or a number with its unit: « 18 carat ».
  const texts = words.map(({ stem }, place) => [stem, `${stem} ${words[place + 1]?.stem}`]);
  const metFrom = (from: number) =>
    index.contexts.map(({ known }) =>
      texts.flatMap((own, place) => (place >= from && own.some((each) => known.has(each)) ? [place] : [])),
    );
  return {
    words,
    head: headOf(words),
    contentFrom: content === -1 ? words.length : content,
    met: metFrom(0),
    metInside: isFilled ? metFrom(1) : [],
  };
}

function thingsOf(index: NameReader, name: readonly NameWord[]): ReadonlyMap<number, Thing> {
  const words = new Map<number, NameWord[]>();
  for (const word of name) push(words, word.thing, word);
  return new Map([...words].map(([thing, own]) => [thing, thingOf(index, own)]));
}

/** Whether another word about the same thing, none of those that name it, says that it cannot mean this good. */
function isExcluded(
  good: RestrictedGoodId,
  name: readonly NameWord[],
  start: number,
  count: number,
  index: NameReader,
  things: ReadonlyMap<number, Thing> | undefined,
): boolean {
  const word = name[start];
  const thing = word && things?.get(word.thing);
  if (word === undefined || thing === undefined) return false;
  const place = thing.words.indexOf(word);
  if (isUse(good, word, place)) return true;
  // « Couteau à fromage avec du comté »: the object comes with what it is for.
  const isMeant = (other: NameWord, before: number): boolean =>
    isUse(good, other, before) &&
    phrasesAt(index, name, start - place + before, (own) => own === good).length > 0;
  if (word.isAlong && thing.words.slice(0, place).some(isMeant)) return false;
  const isContent = place >= thing.contentFrom;
  const met = isContent ? thing.metInside : thing.met;
  return index.contexts.some(({ place: where, excludes, shownWords }, context) => {
    const at = met[context]?.find((each) => each < place || each >= place + count);
    if (at === undefined || !excludes.includes(good)) return false;
    // An object « en agneau » is of its leather, which is no meat; one « en ivoire » is of ivory.
    const isMatter = word.isMadeOf && good !== 'meat';
    const names = count === 1 ? [word.stem, `=${word.folded}`, `!${word.accented}`] : [word.stem];
    if (shownWords && (isMatter || !names.some((each) => shownWords.has(each)))) return false;
    if (where === 'first') return !isContent && at === 0 && place !== thing.head;
    return where === 'anywhere' || at < place;
  });
}

/** The goods that the same words of a name may mean: a « grenade » is a fruit or an explosive, never both. */
export type Alternatives = readonly RestrictedGoodId[];

function alternativesAmong(index: NameReader, name: readonly NameWord[], counts: Counts): Alternatives[] {
  const named: Alternatives[] = [];
  // Most names hold no word of a restricted good: what is said about each thing is read for the first that does.
  let things: ReadonlyMap<number, Thing> | undefined;
  for (let start = 0; start < name.length; ) {
    const phrases = phrasesAt(index, name, start, counts);
    if (phrases.length > 0) things ??= thingsOf(index, name);
    const goods = phrases.flatMap(({ good, words }) =>
      good === null || isExcluded(good, name, start, words.length, index, things) ? [] : [good],
    );
    if (goods.length > 0) named.push([...new Set(goods)]);
    start += phrases[0]?.words.length ?? 1;
  }
  return named;
}

/** Written against a number: « 500gcocaine », « 2xvodka ». */
const gluedUnits = [...measureSymbols, 'x'];

/** A word nobody knows after a number may begin with a unit. */
function withoutUnit(index: NameReader, word: NameWord, before: NameWord | undefined): NameWord {
  if (before === undefined || !/^\d+$/.test(before.stem) || index.vocabulary.has(word.stem)) return word;
  for (const unit of gluedUnits) {
    if (!word.stem.startsWith(unit)) continue;
    const stem = knownWord(index, word.stem.slice(unit.length));
    const [folded, accented] = [word.folded.slice(unit.length), word.accented.slice(unit.length)];
    if (index.vocabulary.has(stem)) return { ...word, folded, accented, stem, sound: spokenSound(stem) };
  }
  return word;
}

/** A ban on the sale of a tobacco or a drink stands beside its taxes: « cigarettes mentholées » are cigarettes. */
const besidesTaxes = 'sale-ban';

/**
 * The restricted goods that a freely written name may mean, in the order of its words: a doubt for its author to
 * settle, never a decision. Accents, plurals, quantities and one typo in a long word do not matter.
 */
export function alternativesNamed(text: string, words: RestrictedWords): readonly Alternatives[] {
  if (isAmountOfMoney(text, words)) return [['cash']];
  const index = readerOf(words);
  const written = nameWords(text, index);
  const name = written.map((word, place) => withoutUnit(index, word, written[place - 1]));
  const bans = name.some(({ sound }) => index.bySound.get(sound)?.some(({ good }) => good === besidesTaxes))
    ? alternativesAmong(index, name, (good) => good === null || !taxedByQuantity.has(good))
    : [];
  return [
    ...bans.flatMap((goods) => (goods.includes(besidesTaxes) ? [[besidesTaxes] as const] : [])),
    ...alternativesAmong(index, name, (good) => good !== besidesTaxes),
  ];
}

/**
 * Whether a name means one of these, and lists nothing else: « médicaments et montre » is more than a medicine, no name at all is none.
 * `named` is what the rules read in it (`alternativesNamed`).
 */
export function namesOnly(
  text: string,
  named: readonly Alternatives[],
  ids: readonly RestrictedGoodId[],
): boolean {
  const things = new Set(nameWords(text).map(({ thing }) => thing));
  return (
    named.length > 0 &&
    things.size <= named.length &&
    named.every((goods) => goods.some((good) => ids.includes(good)))
  );
}

/** « Lingot d’or »: its first word is money by itself. */
function beginsWithMoney(thing: string, words: RestrictedWords): boolean {
  const name = nameWords(thing);
  const [first] = name.slice(headOf(name));
  return alternativesNamed(first?.folded ?? '', words).some((goods) => goods.includes('cash'));
}

/**
 * Whether what is said to be cash is that and nothing else: a sum, things that are each money, or one thing that nobody knows.
 * « Montre et argent liquide » and « montre avec argent liquide » are more, « montre argent » is a watch.
 * @param isArticle whether a thing is first of all one that is bought
 */
export function namesCashOnly(
  text: string,
  named: readonly Alternatives[],
  words: RestrictedWords,
  isArticle: (thing: string) => boolean,
): boolean {
  if (isAmountOfMoney(text, words)) return true;
  const others = thingsListed(text).filter((thing) => !isOfMoneyWords(thing, words));
  if (others.length === 0) return true;
  if (others.some((thing) => isArticle(thing) && !beginsWithMoney(thing, words))) return false;
  if (others.some((thing) => nameWords(thing).some(({ isAlong }) => isAlong))) return false;
  if (named.length === 0) return nameWords(text).every(({ thing }, _, [first]) => thing === first?.thing);
  return others.every((thing) => namesOnly(thing, alternativesNamed(thing, words), ['cash']));
}

/** The same goods, each once. */
export function restrictedGoodsNamed(text: string, words: RestrictedWords): readonly RestrictedGoodId[] {
  return [...new Set(alternativesNamed(text, words).flat())];
}

/** Whether words name a restricted good with no letter forgiven; alcohol and tobacco are found as listed articles. */
export function namesRestrictedAsWritten(text: string, words: RestrictedWords): boolean {
  const index = readerOf(words);
  return (
    nameWords(text).every(({ stem }) => knownWord(index, stem) === stem) &&
    restrictedGoodsNamed(text, words).some((good) => !taxedByQuantity.has(good))
  );
}

/** Whether a name is one of the harmless phrases, whole and with no letter forgiven: « cloche » is no cloth. */
export function isHarmlessAsWritten(text: string, words: RestrictedWords): boolean {
  const name = nameWords(text);
  const [phrase] = phrasesAt(readerOf(words), name, 0, (good) => good === null);
  return phrase?.words.join(' ') === name.map(({ stem }) => stem).join(' ');
}

export interface SoughtGoods {
  readonly named: readonly RestrictedGoodId[];
  readonly begun: readonly RestrictedGoodId[];
}

/** Fewer letters begin too many words. */
const minBeginningLength = 4;

/** The restricted goods that a search names, and those with a word that begins like a single one being typed. */
export function restrictedGoodsSought(query: string, words: RestrictedWords): SoughtGoods {
  const named = restrictedGoodsNamed(query, words);
  const [typed, ...others] = nameWords(query);
  const isShort = typed === undefined || typed.folded.length < minBeginningLength;
  if (isShort || others.length > 0 || isHarmlessAsWritten(query, words)) {
    return { named, begun: [] };
  }
  const begun = phrasesOf(words).flatMap(({ words: [word, other], good, place }) =>
    good && !other && place !== 'whole' && word?.startsWith(typed.folded) ? [good] : [],
  );
  return { named, begun: [...new Set(begun)].filter((good) => !named.includes(good)) };
}
