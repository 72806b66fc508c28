import { eurosOf, typeset } from '@retour/core';
import { createRankedSearch, wordsOfSentence } from '../../../lib/search';
import { faqSections } from '../content/faq/faq-sections';
import { littleWords } from '../content/faq/little-words';
import { otherSubjects } from '../content/faq/other-subjects';
import type { FaqQuestion } from '../content/faq/question';
import { faqSearchWords } from '../content/faq/search-words';
import { turnsOfPhrase } from '../content/faq/turns-of-phrase';
import type { GuideFigures } from '../figures/guide-figures';
import { plainText, readableTexts } from '../prose/plain-text';
import { faqSearchMinimum, faqSearchThreshold, maxFaqHits } from './faq-search-settings';
import { type Snippet, snippetAround, snippetOfOpening } from './snippet';

export interface FaqHit {
  readonly id: string;
  readonly question: string;
  readonly sectionTitle: string;
  readonly snippet: Snippet;
}

interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  readonly sectionTitle: string;
  readonly asked: readonly string[];
  readonly sentences: readonly string[];
  readonly answer: string;
}

function searchedQuestion(entry: FaqQuestion, sectionTitle: string, figures: GuideFigures): SearchedQuestion {
  const blocks = entry.answer(figures);
  return {
    id: entry.id,
    question: typeset(entry.question),
    sectionTitle,
    asked: (faqSearchWords[entry.id] ?? '').split(/,\s+/),
    sentences: readableTexts(blocks),
    answer: plainText(blocks),
  };
}

/**
 * Thirty characters around the first word found: in the answer, else in the question. How people ask it is a list of words, which
 * tells a reader nothing: the answer begins in its place.
 */
function snippetOf(
  { answer, question, asked }: SearchedQuestion,
  stems: ReadonlySet<string>,
): Snippet | null {
  const foundIn = (text: string) => wordsOfSentence(text).find(({ stem }) => stems.has(stem));
  for (const text of [answer, question]) {
    const found = foundIn(text);
    if (found !== undefined) return snippetAround(text, found.start, found.end);
  }
  return asked.some((text) => foundIn(text) !== undefined) ? snippetOfOpening(answer) : null;
}

/**
 * A number that no text holds is read as those that are asked about: « 12 000 euros », as the threshold for cash; « 16 ans », as
 * the ages at which a rule changes, or else it would be found in the sixteen litres of beer.
 */
function withKnownFigures(query: string, { cash, age }: GuideFigures): string {
  const threshold = eurosOf(cash.thresholdCents);
  const ages = Object.values(age).join(' ');
  return wordsOfSentence(query)
    .map(({ folded }) => (/^\d{5,9}$/.test(folded) && Number(folded) > threshold ? `${threshold}` : folded))
    .join(' ')
    .replaceAll(/\b\d{1,2} ?ans?\b/g, ages);
}

function asMeant(query: string): string {
  return turnsOfPhrase.reduce((text, [phrase, meant]) => text.replaceAll(phrase, meant), query);
}

const stemsOf = (text: string): readonly string[] => wordsOfSentence(text).map(({ stem }) => stem);

const otherAdvice = otherSubjects.flatMap(({ asked, advice }) =>
  asked.map((words) => ({ stems: stemsOf(words).filter((stem) => !littleWords.has(stem)), advice })),
);

/** What to do about a subject that no question deals with. */
function adviceOf(query: string): string | null {
  const asked = new Set(stemsOf(query));
  return otherAdvice.find(({ stems }) => stems.every((stem) => asked.has(stem)))?.advice ?? null;
}

export interface FaqAnswers {
  readonly hits: readonly FaqHit[];
  /** Instead of hits, for a subject that this site does not deal with. */
  readonly advice: string | null;
}

/** Indexes the questions once; each call then answers a query, the closest questions first. */
export function createFaqSearch(figures: GuideFigures): (query: string) => FaqAnswers {
  const items = faqSections.flatMap(({ title, questions }) =>
    questions.map((entry) => searchedQuestion(entry, title, figures)),
  );
  const search = createRankedSearch({
    items,
    fields: [
      { name: 'question', textsOf: ({ question }) => [question], weight: 3 },
      { name: 'asked', textsOf: ({ asked }) => asked, weight: 3 },
      { name: 'answer', textsOf: ({ sentences }) => sentences, weight: 0.8 },
    ],
    littleWords,
    threshold: faqSearchThreshold,
    minCharacters: faqSearchMinimum,
  });
  const hitsOf = (query: string): readonly FaqHit[] =>
    search(asMeant(withKnownFigures(query, figures)))
      .slice(0, maxFaqHits)
      .flatMap(({ item, stems }) => {
        const snippet = snippetOf(item, stems);
        if (snippet === null) return [];
        const { id, question, sectionTitle } = item;
        return [{ id, question, sectionTitle, snippet }];
      });
  return (query) => {
    const advice = adviceOf(query);
    return { hits: advice === null ? hitsOf(query) : [], advice };
  };
}
