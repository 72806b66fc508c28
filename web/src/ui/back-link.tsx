import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

export interface BackLinkProps {
  readonly to: string;
  /** Goes with the page, out of its address. */
  readonly state?: unknown;
  readonly children?: ReactNode;
  readonly onClick?: (() => void) | undefined;
}

export function BackLink({ to, state, children = 'Retour', onClick }: BackLinkProps): ReactNode {
  return (
    <Link to={to} state={state} className={styles.back} onClick={onClick}>
      <ArrowLeft aria-hidden size={20} strokeWidth={2} />
      {children}
    </Link>
  );
}
