import { expect, type Page } from '@playwright/test';
import { currencyCodes } from './expected-answer';
import { renderedBlocks } from './rendered-blocks';

const maxWordsOnAverage = 15;
const maxWords = 30;

/** Words that nobody spells out any more, and a mark engraved on goods that its sentence explains. */
const everyday = new Set(['QR', 'PDF', 'CE']);

/** Letters that neither belong to a code (« AF 123 », « (USD) ») nor to a longer word. */
const acronym = /(?<![\p{L}\d(-])(?<letters>\p{Lu}{2,})(?![\p{L}\d-]|\s\d)(?<spelled>\s\()?/gu;

function sentencesOf(block: string): readonly string[] {
  return block.split(/(?<=[.!?])\s+/u).filter((sentence) => /\p{L}{2,}.*[.!?]$/u.test(sentence));
}

function wordCount(sentence: string): number {
  return sentence.split(/[\s’]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Acronyms that a reader meets before what they stand for; references to the law are quoted as it names itself. */
export function unexplainedAcronyms(blocks: readonly string[]): readonly string[] {
  const met = new Set<string>();
  return blocks
    .filter((block) => !block.startsWith('Texte'))
    .flatMap((block) => [...block.matchAll(acronym)])
    .flatMap(({ groups }) => {
      const letters = groups?.letters ?? '';
      if (everyday.has(letters) || currencyCodes.has(letters) || met.has(letters)) return [];
      met.add(letters);
      return groups?.spelled === undefined ? [letters] : [];
    });
}

/** Sentences of the text that are too long, and their mean when it is. */
export function heavySentences(blocks: readonly string[]): readonly string[] {
  const sentences = blocks.filter((block) => !block.startsWith('Texte')).flatMap(sentencesOf);
  const counts = sentences.map(wordCount);
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return [
    ...sentences.filter((sentence) => wordCount(sentence) > maxWords),
    ...(mean > maxWordsOnAverage ? [`${mean.toFixed(1)} words a sentence`] : []),
  ];
}

/** Short sentences, and every acronym spelled out where it first stands on the page. */
export async function expectPlainFrench(page: Page): Promise<void> {
  const blocks = await renderedBlocks(page, 'main');
  expect(unexplainedAcronyms(blocks), 'acronyms not spelled out').toEqual([]);
  expect(heavySentences(blocks), 'sentences that are too long').toEqual([]);
}
