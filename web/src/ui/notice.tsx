import { CircleAlert, CircleCheck, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import type { Icon } from './icon';
import styles from './notice.module.css';

export type NoticeTone = 'note' | 'error' | 'success' | 'info' | 'warning';

const icons: Readonly<Record<NoticeTone, Icon>> = {
  note: Lightbulb,
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
};

export interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  /** Said at once by screen readers when it appears: for what has just happened. */
  readonly live?: boolean | undefined;
}

export function Notice({ children, tone = 'note', title, live = false }: NoticeProps): ReactNode {
  const IconComponent = icons[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <IconComponent aria-hidden size={22} strokeWidth={1.9} className={styles.icon} />
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
