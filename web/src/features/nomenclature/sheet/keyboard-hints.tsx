import type { ReactNode } from 'react';
import { nomenclatureText } from '../text';
import styles from './keyboard-hints.module.css';

/** What the keyboard does, where there is one. */
export function KeyboardHints(): ReactNode {
  return (
    <dl className={styles.hints}>
      {nomenclatureText.keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
