import { typeset } from '@retour/core';
import type { createSearch, matchRanges } from '../../../lib/search';
import { faqSections } from '../content/faq/faq-sections';
import type { FaqQuestion } from '../content/faq/question';
import type { GuideFigures } from '../figures/guide-figures';
import { plainText, readableTexts } from '../prose/plain-text';
import { faqSearchMinimum, faqSearchThreshold } from './faq-search-settings';
import { type Snippet, snippetAround } from './snippet';

/** The search library, loaded when somebody starts to type. */
export interface SearchTools {
  readonly createSearch: typeof createSearch;
  readonly matchRanges: typeof matchRanges;
}

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
  readonly keywords: readonly string[];
  readonly sentences: readonly string[];
  readonly answer: string;
}

function searchedQuestion(entry: FaqQuestion, sectionTitle: string, figures: GuideFigures): SearchedQuestion {
  const blocks = entry.answer(figures);
  return {
    id: entry.id,
    question: typeset(entry.question),
    sectionTitle,
    keywords: entry.keywords ?? [],
    sentences: readableTexts(blocks),
    answer: plainText(blocks),
  };
}

/** Thirty characters around the first match: in the answer, else in the question, else in its other words. */
function snippetOf(
  { answer, question, keywords }: SearchedQuestion,
  query: string,
  tools: SearchTools,
): Snippet | null {
  for (const text of [answer, question, ...keywords]) {
    const [first] = tools.matchRanges(text, query, faqSearchThreshold);
    if (first !== undefined) return snippetAround(text, first.start, first.end);
  }
  return null;
}

function toHit(item: SearchedQuestion, query: string, tools: SearchTools): readonly FaqHit[] {
  const snippet = snippetOf(item, query, tools);
  if (snippet === null) return [];
  const { id, question, sectionTitle } = item;
  return [{ id, question, sectionTitle, snippet }];
}

/** Indexes the questions once; each call then answers a query, the closest questions first. */
export function createFaqSearch(
  figures: GuideFigures,
  tools: SearchTools,
): (query: string) => readonly FaqHit[] {
  const items = faqSections.flatMap(({ title, questions }) =>
    questions.map((entry) => searchedQuestion(entry, title, figures)),
  );
  const search = tools.createSearch({
    items,
    fields: [
      { textsOf: ({ question }) => [question], penalty: 0 },
      { textsOf: ({ keywords }) => keywords, penalty: 0.1 },
      { textsOf: ({ sentences }) => sentences, penalty: 0.2 },
    ],
    threshold: faqSearchThreshold,
    minCharacters: faqSearchMinimum,
  });
  return (query) => {
    const hits = search(query).filter(({ partial }) => !partial);
    const exact = hits.filter(({ rank }) => rank === 0);
    // Answers hold many words: a wrong letter is forgiven only where nothing is spelled right.
    return (exact.length > 0 ? exact : hits).flatMap(({ item }) => toHit(item, query, tools));
  };
}
