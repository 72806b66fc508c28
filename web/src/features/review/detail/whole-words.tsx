import { Fragment, type ReactNode } from 'react';
import styles from './whole-words.module.css';

const hyphenated = /\p{L}-\p{L}/u;
/** No line of a narrow column holds more letters: such a word breaks anywhere, and widens nothing. */
const maxLetters = 24;

function styleOf(word: string): string | undefined {
  if (word.length > maxLetters) return styles.long;
  return hyphenated.test(word) ? styles.whole : undefined;
}

/** A text whose compound names (« Marie-Antoinette ») go to the next line whole, and break only where no line holds them. */
export function WholeWords({ text }: { readonly text: string }): ReactNode {
  return text.split(' ').map((word, index) => (
    <Fragment key={text.split(' ', index).join(' ')}>
      {index > 0 && ' '}
      {styleOf(word) === undefined ? word : <span className={styleOf(word)}>{word}</span>}
    </Fragment>
  ));
}
