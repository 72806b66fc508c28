import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { articleText } from '../text/article-text';
import styles from './article-form.module.css';

/** What to do without a receipt, and with a currency that is not in the list; the questions page says the rest. */
export function PriceHelp(): ReactNode {
  return (
    <details className={styles.help}>
      <summary>{articleText.help}</summary>
      {articleText.helps.map(({ advice, question, to }) => (
        <p key={to}>
          {advice} <Link to={to}>{question}</Link>
        </p>
      ))}
    </details>
  );
}
