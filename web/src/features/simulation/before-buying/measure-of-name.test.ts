import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../lib/law-today';
import { emptyDraft } from '../../basket/products/article-draft';
import { findGoods, withQuantity } from '../../basket/products/find-goods';
import { readPricedArticle } from '../../basket/products/read-priced-article';
import { proposalOf } from '../../basket/products/typed-list/proposal/proposal';
import { readInFull } from '../../basket/products/typed-list/reading/read-in-full';
import { readNameTyped } from './filled-by-name';

const whole: ProductCatalogue = JSON.parse(JSON.stringify(catalogue));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const arrival = { country: 'US', regime, law: lawToday() };
const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

function proposed(typed: string) {
  const article = readInFull(typed, context);
  if (article.kind === 'unread') throw new Error(`${typed}: ${article.reason}`);
  const { targets, asksTarget, readiness } = proposalOf(article, undefined, {
    ...context,
    catalogue: whole,
    arrival,
    tooYoung: null,
    alcoholDegree: undefined,
  });
  return { first: targets[0]?.id, ids: targets.map(({ id }) => id), asksTarget, readiness };
}

it.each(['pate 12 €', 'PATE 12 €', 'boite de pate 12 €'])('asks whether « %s » is meat or pasta', (typed) => {
  const { first, ids, readiness } = proposed(typed);
  expect([first, readiness.kind]).toEqual(['bien:meat', 'unclear']);
  expect(ids).toContain('pates');
});

it.each([
  ['pâtes 12 €', 'pates'],
  ['pates 12 €', 'pates'],
  ['PATES 12 €', 'pates'],
  ['pate a tartiner 12 €', 'pate-a-tartiner'],
])('takes « %s » for no meat', (typed, id) =>
  expect(proposed(typed)).toMatchObject({ first: id, asksTarget: false }),
);

it('takes a « pâté » for meat', () =>
  expect(proposed('pâté 12 €')).toMatchObject({ first: 'bien:meat', readiness: { kind: 'restricted' } }));

/** The rules that a name meets by each of the three ways: in a list, in the search, in « Puis-je » and the form. */
function ruledBy(typed: string): readonly (readonly string[])[] {
  const read = readPricedArticle(typed, context) ?? { name: typed };
  const values = emptyDraft(null, { currency: 'USD' });
  const { fields } = readNameTyped(typed, {
    before: '',
    values,
    filled: undefined,
    reading: context,
    nodeNamed: () => null,
  });
  const named = (query: string, ruled = query): readonly string[] =>
    findGoods(whole, query, arrival, ruled).named.map(({ good }) => good.id);
  return [
    proposed(typed)
      .ids.filter((id) => id.startsWith('bien:'))
      .map((id) => id.slice('bien:'.length)),
    named(read.name, withQuantity(read)),
    named(fields.name ?? ''),
  ];
}

it.each([
  ['coke 33 cl', []],
  ['panthère 75 ml', []],
  ['orange 1 litre', []],
  ['lion 500 g', []],
  ['coke 2 g', ['drugs']],
  ['moules 2 litres', ['fish']],
  ['sang 1 litre', ['animal-products']],
  ['grenade 1 litre', ['weapons', 'plants']],
  ['grenade 1 dl', ['weapons', 'plants']],
  ['moules 20 dl', ['fish']],
  ['moules 2 kilogrammes', ['fish']],
  ['sang 50 centilitres', ['animal-products']],
])('reads the same rules in « %s » with and without a price', (typed, goods) => {
  const same = [...goods].sort();
  for (const one of [`${typed} 2 €`, typed]) {
    expect([one, ...ruledBy(one).map((ids) => [...ids].sort())]).toEqual([one, same, same, same]);
  }
});

it.each(['zorglub 70 cl 30 €', '2 zorglub 1 L 10 € pièce', 'zorglub 24 x 33 cl 12 €'])(
  'asks which drink « %s » may be, which a free article would not count',
  (typed) => {
    const { ids, readiness } = proposed(typed);
    expect(readiness.kind).toBe('unclear');
    expect(ids).toEqual(expect.arrayContaining(['alcool', 'soda', 'libre']));
  },
);

it.each(['zorglub 30 €', 'zorglub 500 g 30 €', 'zorglub 50 ml 30 €'])(
  'takes « %s » by its name, as nothing says a drink',
  (typed) => {
    expect(proposed(typed)).toMatchObject({ ids: ['libre'], readiness: { kind: 'ready' } });
  },
);
