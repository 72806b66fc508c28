import { describeArticle, indexCatalogue, lineTotals, phrase } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { AccordionItem } from '../../../ui';
import { useCatalogue } from '../../reference';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

/** What was declared, line by line, as the customs computed it. */
export function DeclaredArticles({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { answer, name, format, countsForbidden, isOver } = lineTotals(sent);
  const { shoppingProducts } = answer;
  const catalogue = useCatalogue();
  // What counts in litres or in pieces is known of the nomenclature.
  const products = catalogue && indexCatalogue(catalogue);
  return (
    <AccordionItem title={`${confirmationText.articles} (${shoppingProducts.length})`}>
      {countsForbidden && <p>{confirmationText.computedWithForbidden}</p>}
      {isOver && !countsForbidden && <p>{phrase`${name} :`}</p>}
      <ul className={styles.lines}>
        {shoppingProducts.map((line) => (
          <li key={line.customId} className={styles.row}>
            <span>
              {describeArticle(
                { ...(catalogue && line), name: line.customName ?? '' },
                products?.get(line.id ?? '') ?? null,
              )}
            </span>
            <span className={styles.amount}>{format(line)}</span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
