import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** An element that names the part of the page, when the card is one. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  readonly labelledBy?: string | undefined;
}

export function Card({ children, as: Element = 'div', labelledBy }: CardProps): ReactNode {
  return (
    <Element className={styles.card} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
