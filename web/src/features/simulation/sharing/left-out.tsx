import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { receivedText } from '../text/share-text';
import styles from './received.module.css';

/** Each article that a link holds and that could not be taken, with the reason. */
export function LeftOut({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{receivedText.leftOut}</p>
      <ul className={styles.leftOut}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
