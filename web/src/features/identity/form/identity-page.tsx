import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';
import styles from './identity-page.module.css';

export interface IdentityPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Before the title: what is wrong on the page. */
  readonly summary?: ReactNode;
}

/** One narrow column: a title, what it is about, one thing to do. */
export function IdentityPage({ title, lead, children, summary }: IdentityPageProps): ReactNode {
  return (
    <div className={styles.page}>
      {summary}
      <PageHeading title={title} lead={lead} />
      {children}
    </div>
  );
}
