import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import { EmptyState, Skeleton } from '../../../ui';
import { faqText } from '../content/faq/faq-text';
import type { GuideFigures } from '../figures/guide-figures';
import { useLoaded } from '../loading/use-loaded';
import styles from './faq.module.css';
import { faqPath } from './faq-path';
import { createFaqSearch, type FaqHit, type SearchTools } from './faq-search';

function Hit({ hit, onOpen }: { readonly hit: FaqHit; readonly onOpen: () => void }): ReactElement {
  const { before, match, after } = hit.snippet;
  return (
    <li>
      <Link to={faqPath(hit.id)} className={styles.hit} onClick={onOpen}>
        <span className={styles.hitSection}>{hit.sectionTitle}</span>
        <span className={styles.hitQuestion}>{hit.question}</span>
        <span className={styles.snippet}>
          {before}
          <mark>{match}</mark>
          {after}
        </span>
      </Link>
    </li>
  );
}

const loadSearch = (): Promise<SearchTools> => import('../../../lib/search');

/** What the search finds; the search itself is fetched when somebody starts to type. */
export function FaqResults({
  figures,
  query,
  onOpen,
}: {
  readonly figures: GuideFigures;
  readonly query: string;
  readonly onOpen: () => void;
}): ReactElement {
  const tools = useLoaded(loadSearch);
  const search = useMemo(() => (tools === null ? null : createFaqSearch(figures, tools)), [figures, tools]);
  const hits = useMemo(() => search?.(query) ?? null, [search, query]);
  if (hits === null) return <Skeleton lines={2} />;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {hits.length > 0 && faqText.results(hits.length)}
      </p>
      {hits.length > 0 ? (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <EmptyState title={typeset(faqText.nothingTitle)} icon={Search}>
          {typeset(faqText.nothing)}
        </EmptyState>
      )}
    </div>
  );
}
