import { dayInParis } from '@retour/contract';
import { type CurrencyTable, formatDay, formatNumber, typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui';
import { useCurrencies } from '../../reference/use-reference';
import { aboutText } from '../content/about';
import { type Block, type Fact, fact, facts, note } from '../content/blocks';
import { GuideBlocks } from '../prose/guide-blocks';
import styles from './about.module.css';

function dateFacts(table: CurrencyTable, today: string): readonly Fact[] {
  const newestRate = table.currencies.reduce(
    (newest, { rateDate }) => (rateDate > newest ? rateDate : newest),
    table.validFrom,
  );
  return [
    fact(aboutText.rules, formatDay(today)),
    fact(aboutText.rates, aboutText.ratesPeriod(formatDay(table.validFrom), formatDay(table.validTo))),
    fact(aboutText.newestRate, formatDay(newestRate)),
    fact(aboutText.currencyCount, formatNumber(table.currencies.length)),
  ];
}

function dateBlocks(table: CurrencyTable, today: string): readonly Block[] {
  const read = facts(...dateFacts(table, today));
  return table.validTo < today ? [read, note(aboutText.staleRates)] : [read];
}

/** Dates of the data in use, read from the data itself. */
export function DataDatesSection(): ReactElement {
  const table = useCurrencies();
  return (
    <section className={styles.section} aria-labelledby="dates-titre">
      <h2 id="dates-titre">{typeset(aboutText.datesTitle)}</h2>
      {table === null ? (
        <Skeleton lines={5} />
      ) : (
        <GuideBlocks blocks={dateBlocks(table, dayInParis(new Date()))} />
      )}
    </section>
  );
}
