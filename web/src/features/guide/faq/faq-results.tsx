import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ComponentType, type ReactElement, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { ButtonLink, EmptyState, Skeleton } from '../../../ui';
import { contactPath } from '../content/contact-path';
import { faqText } from '../content/faq/faq-text';
import type { GuideFigures } from '../figures/guide-figures';
import { useLoaded } from '../loading/use-loaded';
import styles from './faq.module.css';
import { faqPath } from './faq-path';
import type { createFaqSearch, FaqHit } from './faq-search';

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

const loadSearch = (): Promise<typeof createFaqSearch> =>
  import('./faq-search').then((module) => module.createFaqSearch);

/** What a question names besides: an article, a country. It leans on the reference data, which this page does without. */
export type FaqLeadsComponent = ComponentType<{ readonly query: string }>;

/** What the search finds; the search itself is fetched when somebody starts to type. */
export function FaqResults({
  figures,
  query,
  onOpen,
  leads: Leads,
}: {
  readonly figures: GuideFigures;
  readonly query: string;
  readonly onOpen: () => void;
  readonly leads: FaqLeadsComponent;
}): ReactElement {
  const create = useLoaded(loadSearch);
  const search = useMemo(() => create?.(figures) ?? null, [create, figures]);
  const answers = useMemo(() => search?.(query) ?? null, [search, query]);
  if (answers === null) return <Skeleton lines={2} />;
  const { hits, advice } = answers;
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
        <EmptyState
          title={typeset(advice === null ? faqText.nothingTitle : faqText.otherTitle)}
          icon={Search}
          action={<ButtonLink to={contactPath}>{faqText.contact}</ButtonLink>}
        >
          <p>{typeset(advice ?? faqText.nothing)}</p>
          <p>{typeset(faqText.nothingElse)}</p>
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
