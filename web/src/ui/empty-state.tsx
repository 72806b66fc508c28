import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import type { Icon } from './icon';

export interface EmptyStateProps {
  /** Left out where the page's own heading says it. */
  readonly title?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  /** 2 unless the page's outline asks otherwise. */
  readonly level?: 2 | 3 | undefined;
}

/** A blank luggage tag that says what will stand here, and how to begin. */
export function EmptyState({
  title,
  icon: IconComponent,
  children,
  action,
  level = 2,
}: EmptyStateProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      <span className={styles.tag} aria-hidden="true">
        <span className={styles.hole} />
        {IconComponent && <IconComponent size={34} strokeWidth={1.75} />}
      </span>
      {title !== undefined && <Heading>{title}</Heading>}
      {typeof children === 'string' ? <p className={styles.text}>{children}</p> : children}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
