import type { ReactNode } from 'react';
import { classNames } from './class-names';
import type { Icon } from './icon';
import styles from './pill.module.css';

export type PillTone = 'info' | 'success' | 'danger' | 'note' | 'neutral';

export interface PillProps {
  readonly children: ReactNode;
  readonly tone?: PillTone | undefined;
  readonly icon?: Icon | undefined;
}

/** Two or three words that never break over two lines. */
export function Pill({ children, tone = 'info', icon: IconComponent }: PillProps): ReactNode {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {IconComponent && <IconComponent aria-hidden size={16} strokeWidth={2} />}
      {children}
    </span>
  );
}
