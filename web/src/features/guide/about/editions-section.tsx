import {
  type CurrencyTable,
  formatDay,
  formatNumber,
  type ProductCatalogue,
  tablesEdition,
  typeset,
} from '@retour/core';
import type { ReactElement } from 'react';
import { dayInParis } from '../../../lib/paris-day';
import { Skeleton } from '../../../ui';
import { useCatalogue, useCurrencies } from '../../reference/use-reference';
import { aboutText } from '../content/about';
import { type Block, type Fact, fact, facts, note } from '../content/blocks';
import { Prose } from '../prose/prose';
import styles from './about.module.css';

function editionFacts(catalogue: ProductCatalogue, table: CurrencyTable, today: string): readonly Fact[] {
  const newestRate = table.currencies.reduce(
    (newest, { rateDate }) => (rateDate > newest ? rateDate : newest),
    table.validFrom,
  );
  return [
    fact(aboutText.tariffEdition, catalogue.edition),
    fact(aboutText.tablesEdition, tablesEdition),
    fact(aboutText.rules, formatDay(today)),
    fact(aboutText.rates, aboutText.ratesPeriod(formatDay(table.validFrom), formatDay(table.validTo))),
    fact(aboutText.newestRate, formatDay(newestRate)),
    fact(aboutText.currencyCount, formatNumber(table.currencies.length)),
  ];
}

function editionBlocks(catalogue: ProductCatalogue, table: CurrencyTable, today: string): readonly Block[] {
  const read = facts(...editionFacts(catalogue, table, today));
  return table.validTo < today ? [read, note(aboutText.staleRates)] : [read];
}

/** Editions and dates of the data in use, read from the data itself. */
export function EditionsSection(): ReactElement {
  const catalogue = useCatalogue();
  const table = useCurrencies();
  return (
    <section className={styles.section} aria-labelledby="editions-titre">
      <h2 id="editions-titre">{typeset(aboutText.editionsTitle)}</h2>
      {catalogue === null || table === null ? (
        <Skeleton lines={5} />
      ) : (
        <Prose blocks={editionBlocks(catalogue, table, dayInParis())} />
      )}
    </section>
  );
}
