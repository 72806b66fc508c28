import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

export const mainId = 'contenu';

/** First stop of the keyboard on every page. */
export function SkipLink(): ReactNode {
  return (
    <a
      href={`#${mainId}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.scrollIntoView();
        main?.focus({ preventScroll: true });
      }}
    >
      Aller au contenu
    </a>
  );
}
