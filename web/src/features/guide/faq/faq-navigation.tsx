import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { faqSections } from '../content/faq/faq-sections';
import { faqText } from '../content/faq/faq-text';
import styles from './faq.module.css';

/** The way to each block. */
export function FaqNavigation(): ReactElement {
  return (
    <nav aria-label={faqText.blocks} className={styles.navigation}>
      <ul>
        {faqSections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
