import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { newsEntries } from './entries';
import { NewsEntryView } from './news-entry-view';
import { NewsList } from './news-list';
import { UnknownNews } from './unknown-news';

/** The news: the list, or the entry that the address names. */
export function NewsPage(): ReactNode {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  if (id === null) return <NewsList />;
  const entry = newsEntries.find((candidate) => candidate.id === id);
  return entry === undefined ? <UnknownNews /> : <NewsEntryView key={id} entry={entry} />;
}
