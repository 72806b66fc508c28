import { type Product, productSheet, type Regulation, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInParis } from '../../../lib/paris-day';
import { productName } from '../../basket/text/product-words';
import { useSelection } from '../finder/selection';
import { sheetText } from '../text';
import { dutyInBrief } from './duty-facts';
import { formatCnCode } from './rate-text';
import styles from './sheet.module.css';
import { vatInBrief } from './tax-facts';

export interface GroupSheetProps {
  readonly group: Product;
  readonly country: string;
  readonly regulation: Regulation;
}

/** What a category or a question holds: code and rates of each product at a glance. */
export function GroupSheet({ group, country, regulation }: GroupSheetProps): ReactNode {
  const { pathOf } = useSelection();
  return (
    <>
      <p className={styles.note}>
        {group.question === null ? sheetText.groupLead(group.subProducts.length) : typeset(group.question)}
      </p>
      <ul className={styles.children}>
        {group.subProducts.map((product) => (
          <li key={product.id}>
            <Link to={pathOf(product.id)} className={styles.child}>
              <span className={styles.childName}>{productName(product)}</span>
              <span className={styles.childRates}>{ratesOf(product, country, regulation)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function ratesOf(product: Product, country: string, regulation: Regulation): string {
  if (product.kind === 'category') return sheetText.groupLead(product.subProducts.length);
  const sheet = productSheet(product, country, regulation, dayInParis());
  const code = product.tariff === null ? [] : [`NC\u00A0${formatCnCode(product.tariff.cnCode)}`];
  return [
    ...code,
    `${sheetText.duty.toLowerCase()}\u00A0${dutyInBrief(sheet.duty)}`,
    `${sheetText.vat}\u00A0${vatInBrief(sheet)}`,
  ].join('\u00A0· ');
}
