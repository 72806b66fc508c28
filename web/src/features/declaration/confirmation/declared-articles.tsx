import { lineTotals } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { AccordionItem } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** What was declared, line by line, as the customs computed it. */
export function DeclaredArticles({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { answer, format, countsForbidden } = lineTotals(sent);
  const { shoppingProducts } = answer;
  return (
    <AccordionItem title={`${confirmationText.articles} (${shoppingProducts.length})`}>
      {countsForbidden && <p>{confirmationText.computedWithForbidden}</p>}
      <ul className={styles.lines}>
        {shoppingProducts.map((line) => (
          <li key={line.customId} className={styles.row}>
            <span>{line.customName}</span>
            <span className={styles.amount}>{format(line)}</span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
