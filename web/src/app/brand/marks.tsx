import type { ReactNode } from 'react';
import styles from './marks.module.css';

export interface MarkProps {
  readonly size?: number | undefined;
}

function TagAndSuitcase(): ReactNode {
  return (
    <>
      <path
        className={styles.tag}
        fillRule="evenodd"
        d="M17.1 2H39a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V17.1a7 7 0 0 1 2.05-4.95l8.1-8.1A7 7 0 0 1 17.1 2ZM13.2 10a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4Z"
      />
      <g className={styles.suitcase}>
        <rect x="16" y="19" width="20" height="18" rx="3.4" />
        <path d="M21.5 19v-3.2a2.3 2.3 0 0 1 2.3-2.3h4.4a2.3 2.3 0 0 1 2.3 2.3V19M21.5 19v18M30.5 19v18M20 37v2.6M32 37v2.6" />
      </g>
    </>
  );
}

/** The service's mark: a small luggage tag with a suitcase. */
export function TravellerMark({ size = 38 }: MarkProps): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <TagAndSuitcase />
    </svg>
  );
}

/** The agents' mark: the same tag, checked. */
export function AgentMark({ size = 38 }: MarkProps): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <TagAndSuitcase />
      <circle className={styles.badge} cx="37.5" cy="37.5" r="9.5" />
      <path className={styles.check} d="m33.2 37.8 3 3 5.6-6" />
    </svg>
  );
}
