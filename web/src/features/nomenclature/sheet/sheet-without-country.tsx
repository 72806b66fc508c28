import { cnPrefixes, type Product, type RestrictedGood, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { formatCnCode } from '../../reference';
import { CountryForm } from '../country/country-form';
import { useSelection } from '../finder/selection';
import { nomenclatureText, sheetText } from '../text';
import { codesInBrief, dutyRateText } from './rate-text';
import styles from './sheet.module.css';

/** Until a country is chosen: what holds for all of them, then what depends on it, and the question. */
export function SheetWithoutCountry({ facts }: { readonly facts: readonly CommonFact[] }): ReactNode {
  const { onCountry } = useSelection();
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.brief}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <section className={styles.part} aria-labelledby="pays-demande">
        <h3 id="pays-demande">{nomenclatureText.countryTitle}</h3>
        <p>{nomenclatureText.countryLead}</p>
        <CountryForm id="pays-de-la-fiche" onChoose={onCountry} />
      </section>
    </>
  );
}

interface CommonFact {
  readonly label: string;
  readonly value: string;
}

/** The code of a product and what the tariff asks for, before any preference. */
export function commonFacts({ tariff }: Product): readonly CommonFact[] {
  if (tariff === null) return [];
  return [
    { label: sheetText.code, value: formatCnCode(tariff.cnCode) },
    { label: sheetText.normalDuty, value: dutyRateText(tariff.dutyRate, tariff.specificDuty) },
  ];
}

export function commonRule({ id, law }: RestrictedGood): readonly CommonFact[] {
  const codes = cnPrefixes[id];
  return [
    ...(codes.length === 0 ? [] : [{ label: sheetText.code, value: codesInBrief(codes) }]),
    { label: sheetText.rule, value: typeset(law) },
  ];
}
