import { singular } from '@retour/core';
import { allWords, isLittle, isTea, meaningfulWords, type SearchWord, soughtWords } from './search-words';

/** A name or a synonym, cut into the words that a query may use for it. */
export interface Phrase {
  /** Stems of its words, then the joined forms of its neighbours: « power bank » is also "powerbank". */
  readonly words: readonly string[];
  /** Joined forms that hold a little word, found whole alone: « engrais » is no « en grains ». */
  readonly asWritten: ReadonlySet<string>;
  /** How its words are written with their accents. */
  readonly accented: ReadonlySet<string>;
  /** Letters of the words that say it whole. */
  readonly length: number;
  readonly firstWord: string;
  readonly penalty: number;
  /** Place among the texts of its field: the first ones are the most usual. */
  readonly order: number;
}

const maxJoinedWords = 3;

const isJoining = (word: SearchWord): boolean => isLittle(word) && !isTea(word);

const joinedWord = (words: readonly SearchWord[]): string =>
  singular(words.map(({ folded }) => folded).join(''));

/** Every run of 2 or 3 neighbours, which may be written as one word. */
function neighbours(words: readonly SearchWord[]): readonly (readonly SearchWord[])[] {
  const runs: (readonly SearchWord[])[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let size = 2; size <= maxJoinedWords && start + size <= words.length; size++) {
      runs.push(words.slice(start, start + size));
    }
  }
  return runs;
}

export function indexedPhrase(text: string, penalty: number, order: number): Phrase {
  const every = allWords(text);
  const meaningful = meaningfulWords(every);
  const stems = meaningful.map(({ stem }) => stem);
  const runs = neighbours(every);
  const last = every.at(-1);
  // « Blanc » says only a part of « thé blanc », « barre » of « barre de son ».
  const isEnding = last !== undefined && last.stem.length > 1 && !soughtWords(every).includes(last);
  return {
    words: [...stems, ...runs.map(joinedWord)],
    asWritten: new Set(runs.filter((run) => run.some(isJoining)).map(joinedWord)),
    accented: new Set(meaningful.map(({ accented }) => accented)),
    length:
      soughtWords(every)
        .map(({ stem }) => stem)
        .join('').length + (isEnding ? last.stem.length : 0),
    firstWord: stems[0] ?? '',
    penalty,
    order,
  };
}
