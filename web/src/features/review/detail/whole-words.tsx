import { Fragment, type ReactNode } from 'react';
import styles from './whole-words.module.css';

const hyphenated = /\p{L}-\p{L}/u;

/** A text whose compound names (« Marie-Antoinette ») go to the next line whole, and break only where no line holds them. */
export function WholeWords({ text }: { readonly text: string }): ReactNode {
  return text.split(' ').map((word, index) => (
    <Fragment key={text.split(' ', index).join(' ')}>
      {index > 0 && ' '}
      {hyphenated.test(word) ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ));
}
