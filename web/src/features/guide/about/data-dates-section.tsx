import { dayInParis } from '@retour/contract';
import {
  type CurrencyTable,
  formatDay,
  formatNumber,
  lawEdition,
  lawInForceSince,
  lawOn,
  type ProductCatalogue,
  typeset,
} from '@retour/core';
import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui';
import { useCatalogue, useCurrencies } from '../../reference/use-reference';
import { aboutText } from '../content/about';
import { type Block, type Fact, fact, facts, note } from '../content/blocks';
import { GuideBlocks } from '../prose/guide-blocks';
import styles from './about.module.css';

/** What the amounts of a day are computed with: the tables, and the nomenclature and rates as they were last read. */
interface DataInUse {
  readonly catalogue: ProductCatalogue;
  readonly table: CurrencyTable;
  readonly today: string;
}

/** « novembre 2026 ». */
function monthOf(edition: string): string {
  return formatDay(`${edition}-01`).replace(/^\S+\s/u, '');
}

function dateFacts({ catalogue, table, today }: DataInUse): readonly Fact[] {
  const newestRate = table.currencies.reduce(
    (newest, { rateDate }) => (rateDate > newest ? rateDate : newest),
    table.validFrom,
  );
  return [
    // As every answer names it; the engine that makes it is heavier than this page.
    fact(
      aboutText.edition,
      aboutText.editionOf(monthOf(catalogue.edition), `${catalogue.edition}+${lawEdition(lawOn(today))}`),
    ),
    fact(aboutText.rulesSince, formatDay(lawInForceSince(today))),
    fact(aboutText.rates, aboutText.ratesPeriod(formatDay(table.validFrom), formatDay(table.validTo))),
    fact(aboutText.newestRate, formatDay(newestRate)),
    fact(aboutText.currencyCount, formatNumber(table.currencies.length)),
  ];
}

function dateBlocks(data: DataInUse): readonly Block[] {
  const read = facts(...dateFacts(data));
  return data.table.validTo < data.today ? [read, note(aboutText.staleRates)] : [read];
}

/** Dates of the data in use, read from the data itself. */
export function DataDatesSection(): ReactElement {
  const catalogue = useCatalogue();
  const table = useCurrencies();
  return (
    <section className={styles.section} aria-labelledby="dates-titre">
      <h2 id="dates-titre">{typeset(aboutText.datesTitle)}</h2>
      {catalogue === null || table === null ? (
        <Skeleton lines={5} />
      ) : (
        <GuideBlocks blocks={dateBlocks({ catalogue, table, today: dayInParis(new Date()) })} />
      )}
    </section>
  );
}
