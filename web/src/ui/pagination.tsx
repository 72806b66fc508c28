import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  /** Where the page stands: « 21 à 40 sur 128 ». */
  readonly position: string;
  /** Addresses of the neighbours; absent at either end. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** One page of a long list: where it stands, and its neighbours as links. */
export function Pagination({ label, position, previous, next }: PaginationProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.side}>
        {previous !== undefined && (
          <ButtonLink to={previous} variant="quiet" icon={ArrowLeft} compact>
            Page précédente
          </ButtonLink>
        )}
      </span>
      <span className={styles.position}>{position}</span>
      <span className={styles.side}>
        {next !== undefined && (
          <ButtonLink to={next} variant="quiet" icon={ArrowRight} iconPosition="end" compact>
            Page suivante
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
