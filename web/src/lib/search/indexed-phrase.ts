import { singular } from '@retour/core';
import { allWords, meaningfulWords, soughtWords } from './search-words';

/** A name or a synonym, cut into the words that a query may use for it. */
export interface Phrase {
  /** Stems of its words, then the joined forms of its neighbours: « power bank » is also "powerbank". */
  readonly words: readonly string[];
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

/** Every run of 2 or 3 neighbours written as one word. */
function joinedWords(folded: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let start = 0; start < folded.length; start++) {
    for (let size = 2; size <= maxJoinedWords && start + size <= folded.length; size++) {
      joined.push(singular(folded.slice(start, start + size).join('')));
    }
  }
  return joined;
}

export function indexedPhrase(text: string, penalty: number, order: number): Phrase {
  const every = allWords(text);
  const stems = meaningfulWords(every).map(({ stem }) => stem);
  return {
    words: [...stems, ...joinedWords(every.map(({ folded }) => folded))],
    accented: new Set(every.map(({ accented }) => accented)),
    // « Blanc » says only a part of « thé blanc ».
    length: soughtWords(every)
      .map(({ stem }) => stem)
      .join('').length,
    firstWord: stems[0] ?? '',
    penalty,
    order,
  };
}
