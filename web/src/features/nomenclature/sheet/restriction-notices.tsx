import {
  banWords,
  doubtOf,
  type Product,
  type ProductSheet,
  type RestrictionSheet,
  typeset,
} from '@retour/core';
import type { ReactNode } from 'react';
import { Notice, Pill } from '../../../ui';
import { officerActsTitle, officerActUnder } from '../../basket/restrictions/officer-acts';
import { statedFacts } from '../../basket/restrictions/stated-facts';
import { countryName } from '../../reference';
import { sheetText } from '../text';
import styles from './sheet.module.css';

export interface RestrictionNoticesProps {
  readonly product: Product;
  readonly sheet: ProductSheet;
  readonly country: string;
  /** False when travellers do not see the product for this country. */
  readonly isOffered: boolean;
}

const maxListLength = 12;

function offeredCountries({ countries }: Product): string {
  const names = countries.slice(0, maxListLength).map(countryName).join(', ');
  return countries.length > maxListLength ? `${names}…` : `${names}.`;
}

/** What forbids, limits or leaves the product to an agent: first thing to read on its sheet. */
export function RestrictionNotices({
  product,
  sheet,
  country,
  isOffered,
}: RestrictionNoticesProps): ReactNode {
  const { restriction } = sheet;
  const isRestricted = restriction !== null && restriction.severity !== null;
  return (
    <>
      {restriction !== null && (
        <SheetRestriction
          sheet={restriction}
          country={country}
          words={product.restriction}
          productId={product.id}
        />
      )}
      {!isOffered && !isRestricted && (
        <Notice tone="warning" title={sheetText.notOffered(countryName(country))}>
          <p>{sheetText.notOfferedReason}</p>
          {product.countries.length > 0 && (
            <p>
              {sheetText.offeredIn} {offeredCountries(product)}
            </p>
          )}
        </Notice>
      )}
      {product.notManagedReason !== null && sheet.regime !== 'eu' && (
        <Notice tone="warning" title={sheetText.notManaged}>
          {sheetText.notManagedAct}
        </Notice>
      )}
      {product.kind === 'custom-product' && <Notice tone="info">{sheetText.custom}</Notice>}
    </>
  );
}

const tones = { forbidden: 'error', regulated: 'warning', information: 'info' } as const;

export interface SheetRestrictionProps {
  readonly sheet: RestrictionSheet;
  readonly country: string;
  /** What travellers read of the product itself. */
  readonly words?: string | null | undefined;
  /** Of one product alone. */
  readonly productId?: string | undefined;
}

/** What the rule says for the country, and what the officer does; for one whose goods escape it, only that they do. */
export function SheetRestriction({
  sheet: { good, severity },
  country,
  words = null,
  productId,
}: SheetRestrictionProps): ReactNode {
  const doubt = doubtOf(good);
  const facts = words === null || severity === 'forbidden' ? '' : statedFacts(words);
  if (severity === null) {
    return (
      <Notice tone="info" title={sheetText.restrictionSpared(countryName(country))}>
        {sheetText.restrictionElsewhere}
      </Notice>
    );
  }
  return (
    <Notice
      tone={tones[severity]}
      title={severity === 'forbidden' ? banWords(good) : sheetText.restriction[severity]}
    >
      <p>{typeset(good.law)}</p>
      {facts !== '' && <p>{typeset(facts)}</p>}
      <p>
        <strong>{officerActsTitle}</strong>
      </p>
      <p>{officerActUnder(good.id, severity, productId)}</p>
      <p className={styles.basis}>
        {typeset(good.legalBasis)} {doubt !== null && <Pill tone="note">{doubt}</Pill>}
      </p>
    </Notice>
  );
}
