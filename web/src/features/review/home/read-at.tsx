import { formatHour } from '@retour/contract';
import { formatDay } from '@retour/core';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui';
import { homeText } from '../text/home-text';
import styles from './home.module.css';

export interface ReadAtProps {
  /** Undefined until it is read: the line has its room before. */
  readonly at: number | undefined;
  readonly day?: string;
}

/** When figures were read, and of which day they are. */
export function ReadAt({ at, day }: ReadAtProps): ReactNode {
  return (
    <p className={classNames(styles.soft, at === undefined && styles.unread)}>
      {day !== undefined && `${formatDay(day)}. `}
      {homeText.updatedAt(formatHour(at ?? Date.now()))}
    </p>
  );
}
