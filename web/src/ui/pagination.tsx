import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import styles from './pagination.module.css';

/** A page of the list: what its address says, and what goes with it in the history of the browser. */
interface PageLink {
  readonly to: string;
  readonly state?: unknown;
}

export interface PaginationProps {
  readonly label: string;
  /** Where the page stands: « 21 à 40 sur 128 ». */
  readonly position: string;
  /** The neighbours; absent at either end. */
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** One page of a long list: where it stands, and its neighbours as links. */
export function Pagination({ label, position, previous, next }: PaginationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.side}>
        {previous !== undefined && (
          <ButtonLink to={previous.to} state={previous.state} variant="quiet" icon={ArrowLeft} compact>
            Page précédente
          </ButtonLink>
        )}
      </span>
      <span className={styles.position}>{position}</span>
      <span className={styles.side}>
        {next !== undefined && (
          <ButtonLink
            to={next.to}
            state={next.state}
            variant="quiet"
            icon={ArrowRight}
            iconPosition="end"
            compact
          >
            Page suivante
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
