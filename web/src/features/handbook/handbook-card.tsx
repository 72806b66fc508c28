import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui';
import styles from './handbook.module.css';
import type { HandbookBlock } from './text/block';

export interface HandbookCardProps {
  readonly block: HandbookBlock;
  /** From 1. */
  readonly position: number;
}

/** One act of the desk, on a card of its own: what to know, then where it is done. */
export function HandbookCard({
  block: { id, title, points, links },
  position,
}: HandbookCardProps): ReactNode {
  return (
    <li id={id} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
        <h2>{typeset(title)}</h2>
      </div>
      <dl className={styles.points}>
        {points.map(({ term, text }) => (
          <div key={term}>
            <dt>{typeset(term)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.links}>
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary" compact>
            {label}
          </ButtonLink>
        ))}
      </div>
    </li>
  );
}
