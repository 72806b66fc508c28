import type { RestrictedWords } from '../goods/restricted-words';
import { phrasesOf } from './name-restrictions';
import { isOneTypo, maxPieces, minForgivenLength, push, shortened } from './phrase-index';
import { soundOf } from './word-sound';

/** Shorter words are near too many others. */
const minNearLength = 5;

/** No word is longer: its pieces are not looked for. */
const maxJoinedLength = 40;

interface Spellings {
  /** Words as the tables write them, which read them whole. */
  readonly exact: ReadonlySet<string>;
  /** Words of what names a restricted good, by themselves or beside others. */
  readonly restricted: ReadonlySet<string>;
  /** What names a restricted good, written as one word: « foiegras ». */
  readonly joined: ReadonlySet<string>;
  /** The sounds of these, by themselves with one letter less. */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
}

const spellings = new WeakMap<RestrictedWords, Spellings>();

function spellingsOf(words: RestrictedWords): Spellings {
  const known = spellings.get(words);
  if (known !== undefined) return known;
  const phrases = phrasesOf(words);
  const exact = new Set([...phrases, ...words.contexts].flatMap(({ words: own }) => own));
  const names = phrases.filter(
    ({ good, place, words: own }) => good !== null && place === 'anywhere' && own.length <= maxPieces,
  );
  const sounds = new Map<string, string[]>();
  for (const { words: own } of names) {
    const [word = '', ...others] = own;
    const sound = soundOf(word);
    if (others.length > 0 || sound.length < minNearLength) continue;
    for (const part of shortened(sound)) push(sounds, part, sound);
  }
  const joined = names
    .map(({ words: own }) => own.join(''))
    .filter((word) => word.length >= minForgivenLength);
  const restricted = new Set(phrases.flatMap(({ good, words: own }) => (good === null ? [] : own)));
  const read = { exact, restricted, joined: new Set(joined), sounds };
  spellings.set(words, read);
  return read;
}

function holdsName(stem: string, joined: ReadonlySet<string>): boolean {
  for (let start = 0; start + minForgivenLength <= stem.length; start += 1) {
    for (let end = start + minForgivenLength; end <= stem.length; end += 1) {
      if (joined.has(stem.slice(start, end))) return true;
    }
  }
  return false;
}

/** Whether a word that nobody knows is written nearly as a restricted good, or holds its name. */
export function isNearSpelling(stem: string, words: RestrictedWords): boolean {
  if (stem.length < minNearLength) return false;
  // Nobody writes such a word but to hide another.
  if (stem.length > maxJoinedLength) return true;
  const { exact, joined, sounds } = spellingsOf(words);
  if (exact.has(stem)) return false;
  const sound = soundOf(stem);
  const isNear = shortened(sound).some((part) =>
    sounds.get(part)?.some((known) => known === sound || isOneTypo(known, sound)),
  );
  return isNear || holdsName(stem, joined);
}

/** Whether a word is one of those that name a restricted good, though it may name none by itself: « phoque », « bénitier ». */
export function isOfRestrictedName(stem: string, words: RestrictedWords): boolean {
  return spellingsOf(words).restricted.has(stem);
}
