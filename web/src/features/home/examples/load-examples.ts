import { dayInParis } from '@retour/contract';
import { readEmbeddedCatalogue, readEmbeddedCurrencies } from '../../reference/embedded-data';
import { computeExamples } from './compute-examples';
import type { ExampleAnswer } from './example-answer';

/** What the examples owe today, where the page was not sent with it. */
export async function loadExamples(): Promise<readonly ExampleAnswer[] | null> {
  const { signal } = new AbortController();
  const [catalogue, table] = await Promise.all([
    readEmbeddedCatalogue(signal),
    readEmbeddedCurrencies(signal),
  ]);
  return computeExamples(dayInParis(new Date()), catalogue, table);
}
