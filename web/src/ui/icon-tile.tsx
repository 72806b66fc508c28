import type { ReactNode } from 'react';
import type { Icon } from './icon';
import styles from './icon-tile.module.css';

export interface IconTileProps {
  readonly icon: Icon;
}

/** An icon on its light-blue tile; decorative, always beside a word. */
export function IconTile({ icon: IconComponent }: IconTileProps): ReactNode {
  return (
    <span className={styles.tile} aria-hidden="true">
      <IconComponent size={23} strokeWidth={1.9} />
    </span>
  );
}
