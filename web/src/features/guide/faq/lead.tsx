import { typeset } from '@retour/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './faq.module.css';

export interface LeadProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint: string;
}

/** An offer beside the answers: what to do, and where it leads. */
export function Lead({ icon: IconComponent, title, hint, ...link }: LeadProps): ReactElement {
  return (
    <li>
      <Link {...link} className={styles.lead}>
        <IconComponent aria-hidden size={22} strokeWidth={1.9} />
        <span>
          <span className={styles.hitQuestion}>{typeset(title)}</span>
          <span className={styles.snippet}>{typeset(hint)}</span>
        </span>
      </Link>
    </li>
  );
}
