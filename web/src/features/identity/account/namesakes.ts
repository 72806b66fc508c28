import type { Agent } from '@retour/contract';
import { foldText } from '@retour/core';

/** Letters that look like others, after accents and capitals are gone: of Cyrillic and Greek, and signs of one stroke or one ring. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'авеёкмнорстухіјѕԁԛԝһӏ'].map((letter, at) => [letter, [...'abeekmhopctyxijsdqwhl'][at] ?? letter]),
  ),
  ...Object.fromEntries(
    [...'αβεζηικμνορτυχω'].map((letter, at) => [letter, [...'abeznikmvoptuxw'][at] ?? letter]),
  ),
  0: 'o',
  1: 'l',
  '|': 'l',
  3: 'e',
  5: 's',
};

const written = (text: string): string => {
  const latin = [...foldText(text.normalize('NFKC'))].map((letter) => lookAlikes[letter] ?? letter).join('');
  // « l » and « I », « rn » and « m », « vv » and « w » are one to the eye.
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l');
};

type Named = Pick<Agent, 'firstName' | 'lastName'>;

/** The words of a name as the eye reads them, without accents. */
function wordsOf({ firstName, lastName }: Named): readonly string[] {
  return written(`${firstName} ${lastName}`).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name as the eye reads it, whichever word comes first. */
function looksOf(words: readonly string[]): readonly string[] {
  return [words.join(''), [...words].sort().join('')];
}

/** Of fewer words, a name is a part of many others. */
const minWordsHeld = 2;

/** Whether a name has all the words of the other and more: a title, a second name, the half of a double one. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  return part.length >= minWordsHeld && part.every((word) => whole.includes(word));
}

/** Whether one letter more, less, changed or changed places makes one of the other. */
function isOneLetterFrom(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && left === [...right].reverse().join('');
  return (left.length <= 1 && right.length <= 1) || isSwap;
}

/** Of shorter names one letter makes somebody else. */
const minLettersAlike = 8;

/** Of the accounts that say a name, those whose name would be taken for this one's. */
export function namesakesOf(agent: Agent, agents: readonly Agent[]): readonly Agent[] {
  const words = wordsOf(agent);
  const looks = looksOf(words);
  if (looks[0] === '') return [];
  return agents.filter((other) => {
    if (other.id === agent.id) return false;
    const others = wordsOf(other);
    if (holds(words, others) || holds(others, words)) return true;
    return looksOf(others).some((look, at) => {
      const own = looks[at] ?? '';
      return (
        look === own || (Math.min(look.length, own.length) >= minLettersAlike && isOneLetterFrom(look, own))
      );
    });
  });
}
