import { type Product, productSheet, type Regulation } from '@retour/core';
import type { ReactNode } from 'react';
import { Accordion, AccordionItem, Pill } from '../../../ui';
import { countryName, formatCnCode } from '../../reference';
import { sheetText } from '../text';
import { allowanceFacts, allowanceInBrief } from './allowance-facts';
import { dutyFacts, dutyInBrief } from './duty-facts';
import { type RateReliability, rateReliability } from './rate-reliability';
import { degreeText } from './rate-text';
import { RestrictionNotices } from './restriction-notices';
import styles from './sheet.module.css';
import type { SheetFact } from './sheet-fact';
import { SheetFacts } from './sheet-facts';
import { exciseFacts, vatFact, vatInBrief } from './tax-facts';

export interface ProductSheetViewProps {
  readonly product: Product;
  readonly country: string;
  readonly isOffered: boolean;
  readonly regulation: Regulation;
}

/** Everything that the tables say of a product for a country: what restricts it and four figures first, then where each comes from. */
export function ProductSheetView({
  product,
  country,
  isOffered,
  regulation,
}: ProductSheetViewProps): ReactNode {
  const sheet = productSheet(product, country, regulation);
  const { tariff } = product;
  const defaultDegree = tariff?.defaultDegree ?? null;
  const isForbidden = sheet.restriction?.severity === 'forbidden';
  const brief = [
    { label: sheetText.code, value: tariff === null ? sheetText.noCode : formatCnCode(tariff.cnCode) },
    ...(isForbidden
      ? [{ label: sheetText.entry, value: sheetText.entryForbidden }]
      : [
          { label: sheetText.duty, value: dutyInBrief(sheet.duty) },
          { label: sheetText.vat, value: vatInBrief(sheet) },
          { label: sheetText.allowance, value: allowanceInBrief(sheet.allowance) },
        ]),
  ];
  const excise = exciseFacts(sheet.excise);
  const degree: readonly SheetFact[] =
    defaultDegree === null ? [] : [{ label: sheetText.defaultDegree, value: degreeText(defaultDegree) }];
  const rates = (
    <>
      <SheetFacts
        title={sheetText.dutyTitle}
        facts={dutyFacts(sheet.duty, countryName(country), regulation.law)}
      />
      <SheetFacts title={sheetText.taxTitle} facts={[vatFact(sheet), ...excise, ...degree]} />
      <SheetFacts title={sheetText.allowanceTitle} facts={allowanceFacts(sheet.allowance, regulation.law)} />
    </>
  );
  return (
    <>
      <RestrictionNotices product={product} sheet={sheet} country={country} isOffered={isOffered} />
      <dl className={styles.brief}>
        {brief.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isForbidden ? null : rates}
      {tariff !== null && <Reliability {...rateReliability(tariff)} />}
      {isForbidden && (
        <Accordion>
          <AccordionItem level={3} title={sheetText.ratesTitle}>
            <div className={styles.sheet}>
              <p className={styles.note}>{sheetText.ratesLead}</p>
              {rates}
            </div>
          </AccordionItem>
        </Accordion>
      )}
    </>
  );
}

function Reliability({ isChecked, text }: RateReliability): ReactNode {
  return (
    <p className={styles.reliability}>
      <Pill tone={isChecked ? 'success' : 'note'}>{isChecked ? sheetText.checked : sheetText.toConfirm}</Pill>{' '}
      {text}
    </p>
  );
}
