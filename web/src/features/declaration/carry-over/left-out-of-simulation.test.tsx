import currencies from '@retour/core/data/currencies.json';
import { afterEach, expect, it } from 'vitest';
import { forgetDraft, initialAppState, saveDraft } from '../../../store';
import { asList } from '../../basket/products/typed-list/reading/as-list';
import { readList } from '../../basket/products/typed-list/reading/read-list';
import { leftOutOfSimulation } from './left-out-of-simulation';

afterEach(() => forgetDraft('leftOut'));

const simulatorRequest = {
  ...initialAppState.simulator.simulatorRequest,
  age: 16,
  meanOfTransport: 'car',
  country: 'CH',
  border: false,
} as const;
const context = { currencies: currencies.currencies, defaultCurrency: 'CHF' };

/** The prices that the list of a declaration reads in the lines of what was left out. */
function pricesRead(articles: readonly { name: string; value: number; currency: string }[]) {
  const shoppingProducts = articles.map((article, place) => ({ ...article, id: `${place}`, productId: 'p' }));
  saveDraft('leftOut', { takenOut: { ...simulatorRequest, shoppingProducts } });
  return leftOutOfSimulation(simulatorRequest, null).map(({ typed }) => {
    const [read, other] = readList(asList([typed]), context) ?? [];
    if (read?.kind !== 'read' || other !== undefined) return typed;
    return read.prices.map(({ price, currency }) => ({ name: read.name, value: price, currency }));
  });
}

it.each([12, 12.5, 0.99, 1_234.56, 1_200_000])(
  'has the price that was given, in every currency: %d',
  (value) => {
    const articles = currencies.currencies.map(({ id }) => ({ name: 'Whisky', value, currency: id }));
    expect(pricesRead(articles)).toEqual(articles.map((article) => [article]));
  },
);

it.each(['iPhone 15', 'Vin de 1998', 'Pastis / ouzo', 'Cigarettes (paquet de 20)'])(
  'keeps the name apart from the price: %s',
  (name) => {
    const article = { name, value: 999, currency: 'EUR' };
    expect(pricesRead([article])).toEqual([[article]]);
  },
);
