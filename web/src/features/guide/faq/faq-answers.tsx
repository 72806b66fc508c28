import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ComponentType, type ReactElement, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { ButtonLink, EmptyState } from '../../../ui';
import { contactPath } from '../content/contact-path';
import { faqText } from '../content/faq/faq-text';
import { searchText } from '../content/faq/search-text';
import { somebodyAnswers } from '../content/somebody-answers';
import type { GuideFigures } from '../figures/guide-figures';
import styles from './faq.module.css';
import { faqPath } from './faq-path';
import { createFaqSearch, type FaqHit } from './faq-search';

function Hit({ hit, onOpen }: { readonly hit: FaqHit; readonly onOpen: () => void }): ReactElement {
  const { before, match, after } = hit.snippet;
  return (
    <li>
      <Link to={faqPath(hit.id)} className={styles.hit} onClick={onOpen}>
        <span className={styles.hitSection}>{hit.sectionTitle}</span>
        <span className={styles.hitQuestion}>{hit.question}</span>
        <span className={styles.snippet}>
          {before}
          {match !== '' && <mark>{match}</mark>}
          {after}
        </span>
      </Link>
    </li>
  );
}

/** What a question names besides: an article, a country. It leans on the reference data, which this page does without. */
export type FaqLeadsComponent = ComponentType<{ readonly query: string }>;

export interface FaqAnswersProps {
  readonly figures: GuideFigures;
  readonly query: string;
  readonly onOpen: () => void;
  readonly leads: FaqLeadsComponent;
}

/** What the search finds, or where to turn when it finds nothing. */
export function FaqAnswers({ figures, query, onOpen, leads: Leads }: FaqAnswersProps): ReactElement {
  const search = useMemo(() => createFaqSearch(figures), [figures]);
  const { hits, advice } = useMemo(() => search(query), [search, query]);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {hits.length > 0 && searchText.results(hits.length)}
      </p>
      {hits.length > 0 ? (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={typeset(advice === null ? searchText.nothingTitle : searchText.otherTitle)}
          icon={Search}
          action={somebodyAnswers ? <ButtonLink to={contactPath}>{faqText.contact}</ButtonLink> : undefined}
        >
          <p>{typeset(advice ?? searchText.nothing)}</p>
          <p>{typeset(searchText.nothingElse)}</p>
        </EmptyState>
      )}
      {advice === null && (
        <Suspense fallback={null}>
          <Leads query={query} />
        </Suspense>
      )}
    </div>
  );
}
