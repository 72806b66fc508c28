import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { AccordionItem } from '../../../ui';
import { formatEurosAmount } from '../../declarant/text/format-amount';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** What was declared, line by line, as the customs computed it. */
export function DeclaredArticles({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { shoppingProducts } = sent.assessment;
  return (
    <AccordionItem title={`${confirmationText.articles} (${shoppingProducts.length})`}>
      <ul className={styles.lines}>
        {shoppingProducts.map(({ customId, customName, total }) => (
          <li key={customId} className={styles.row}>
            <span>{customName}</span>
            <span className={styles.amount}>{formatEurosAmount(total)}</span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
