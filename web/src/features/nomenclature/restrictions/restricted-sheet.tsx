import {
  type Arrival,
  cnPrefixes,
  indexCatalogue,
  type Product,
  type ProductCatalogue,
  type RestrictedGood,
  restrictedGoodFor,
  restrictionSeverity,
} from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productName } from '../../basket/text/product-words';
import { countryName } from '../../reference';
import { useSelection } from '../finder/selection';
import { codesText, codeText } from '../sheet/rate-text';
import { SheetRestriction } from '../sheet/restriction-notices';
import styles from '../sheet/sheet.module.css';
import type { SheetFact } from '../sheet/sheet-fact';
import { SheetFacts } from '../sheet/sheet-facts';
import { restrictedText } from './restricted-text';

export interface RestrictedSheetProps {
  readonly good: RestrictedGood;
  readonly catalogue: ProductCatalogue;
  readonly arrival: Arrival;
}

const namesOf = (countries: readonly string[]): string => `${countries.map(countryName).join(', ')}.`;

function codesFact({ id }: RestrictedGood): SheetFact {
  const label = restrictedText.codes;
  const codes = cnPrefixes[id];
  return codes.length === 0
    ? { label, value: restrictedText.noCode, note: restrictedText.anyCode }
    : { label, value: codesText(codes) };
}

/** Where the rule does not hold, or not in full. */
function exceptionFacts({
  exemptCountries,
  limitedCountries,
  insideUnion,
}: RestrictedGood): readonly SheetFact[] {
  return [
    {
      label: restrictedText.exempt,
      value:
        exemptCountries.length === 0
          ? restrictedText.noneExempt
          : restrictedText.countries(exemptCountries.length),
      note: exemptCountries.length === 0 ? undefined : namesOf(exemptCountries),
    },
    ...(limitedCountries.length === 0
      ? []
      : [
          {
            label: restrictedText.limited,
            value: restrictedText.countries(limitedCountries.length),
            note: namesOf(limitedCountries),
          },
        ]),
    {
      label: restrictedText.insideUnion,
      value: insideUnion === null ? restrictedText.free : restrictedText.union[insideUnion],
    },
  ];
}

/** The rule of restricted goods: the law, its basis and what to do first, then codes, exceptions, and products. */
export function RestrictedSheet({ good, catalogue, arrival }: RestrictedSheetProps): ReactNode {
  const { pathOf } = useSelection();
  const severity = restrictionSeverity(good, arrival);
  const products = [...indexCatalogue(catalogue).values()]
    .filter(({ restrictedGood }) => restrictedGood === good.id)
    .toSorted((a, b) => codeFor(a).localeCompare(codeFor(b)));
  return (
    <>
      <SheetRestriction
        sheet={{ good: restrictedGoodFor(good.id, arrival) ?? good, severity }}
        country={arrival.country}
      />
      <SheetFacts title={restrictedText.scope} facts={[codesFact(good), ...exceptionFacts(good)]} />
      {products.length > 0 && (
        <section className={styles.part} aria-labelledby="regle-produits">
          <h3 id="regle-produits">{restrictedText.products}</h3>
          <ul className={styles.children}>
            {products.map((product) => (
              <li key={product.id}>
                <Link to={pathOf(product.id)} className={styles.child}>
                  <span className={styles.childName}>{productName(product)}</span>
                  <span className={styles.childRates}>{codeFor(product)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function codeFor({ tariff }: Product): string {
  return tariff === null ? '' : codeText(tariff.cnCode);
}
