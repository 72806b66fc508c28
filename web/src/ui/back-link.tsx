import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

export interface BackLinkProps {
  readonly to: string;
  readonly children?: ReactNode;
  readonly onClick?: (() => void) | undefined;
}

export function BackLink({ to, children = 'Retour', onClick }: BackLinkProps): ReactNode {
  return (
    <Link to={to} className={styles.back} onClick={onClick}>
      <ArrowLeft aria-hidden size={20} strokeWidth={2} />
      {children}
    </Link>
  );
}
