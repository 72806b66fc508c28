import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Icon, IconTile } from '../../ui';
import styles from './place-card.module.css';

export interface PlaceCardProps {
  readonly icon: Icon;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** A card that is one link: the title names it, the whole surface answers. */
export function PlaceCard({ icon, to, title, text }: PlaceCardProps): ReactNode {
  return (
    <div className={styles.card}>
      <IconTile icon={icon} />
      <h2 className={styles.title}>
        <Link to={to}>{title}</Link>
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
