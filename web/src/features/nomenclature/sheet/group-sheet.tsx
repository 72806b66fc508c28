import { type Product, productSheet, type Regulation, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { entryBanOf } from '../../basket/restrictions/banned-products';
import { productName } from '../../basket/text/product-words';
import { useSelection } from '../finder/selection';
import { severityOf } from '../restrictions/severity-of';
import { SeverityPill } from '../restrictions/severity-pill';
import { sheetText } from '../text';
import { dutyInBrief } from './duty-facts';
import { codeText } from './rate-text';
import { SheetRestriction } from './restriction-notices';
import styles from './sheet.module.css';
import { vatInBrief } from './tax-facts';

export interface GroupSheetProps {
  readonly group: Product;
  readonly country: string;
  readonly regulation: Regulation;
}

/** What a category or a question holds, the ban first: code and rates of each product, no rate where it may not enter. */
export function GroupSheet({ group, country, regulation }: GroupSheetProps): ReactNode {
  const { pathOf, arrival } = useSelection();
  const ban = entryBanOf(group, arrival);
  const children = group.subProducts
    .map((product) => {
      const shown = severityOf(product, arrival);
      return { product, shown, isBanned: shown?.severity === 'forbidden' && !shown.isPartial };
    })
    .toSorted((a, b) => Number(b.isBanned) - Number(a.isBanned));
  return (
    <>
      {ban !== null && <SheetRestriction sheet={ban} country={country} />}
      <p className={styles.note}>
        {group.question === null ? sheetText.groupLead(group.subProducts.length) : typeset(group.question)}
      </p>
      <ul className={styles.children}>
        {children.map(({ product, shown, isBanned }) => (
          <li key={product.id}>
            <Link to={pathOf(product.id)} className={styles.child}>
              <span className={styles.childName}>{productName(product)}</span>
              <span className={styles.childRates}>
                {isBanned ? codeOf(product) : ratesOf(product, country, regulation)}
                {shown !== null && <SeverityPill {...shown} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function codeOf({ tariff, subProducts, kind }: Product): string {
  if (kind === 'category') return sheetText.groupLead(subProducts.length);
  return tariff === null ? '' : codeText(tariff.cnCode);
}

function ratesOf(product: Product, country: string, regulation: Regulation): string {
  if (product.kind === 'category') return codeOf(product);
  const sheet = productSheet(product, country, regulation);
  return [
    ...(product.tariff === null ? [] : [codeText(product.tariff.cnCode)]),
    `${sheetText.duty.toLowerCase()}\u00A0${dutyInBrief(sheet.duty)}`,
    `${sheetText.vat}\u00A0${vatInBrief(sheet)}`,
  ].join('\u00A0· ');
}
