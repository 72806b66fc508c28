import { lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { offeredCatalogue } from '../../reference/offered-catalogue';
import {
  type Choice,
  type ConsideredArticle,
  considerArticle,
  mayBeRestricted,
  nameArticle,
  noChoice,
} from './considered-article';

const law = lawOn('2026-11-22');
const trip = { country: 'US', regime: 'third', law } as const;
const offered = offeredCatalogue(products as ProductCatalogue, { age: 34, country: 'US' }, law);

function consider(choice: Partial<Choice>): ConsideredArticle {
  const whole = { ...noChoice, ...choice };
  const named = nameArticle(whole, offered, trip, ({ name }) => ({ product: null, name, good: undefined }));
  return considerArticle(named, whole, { age: 34, arrival: trip, words: offered.restrictedWords });
}

it.each(['t-shirt', 'sac à main', 'bague', 'baskets', 'vin', 'chocolat', 'montre', 'jeans', 'parfum'])(
  'finds « %s » as the products page does',
  (name) => {
    const { found, held } = consider({ name });
    expect(found.products.length).toBeGreaterThan(0);
    expect(held).toBeNull();
  },
);

it.each(['viande', 'ivoire', 'contrefaçon', 'cocaïne', 'fromage', 'saucisson'])(
  'holds « %s » as forbidden until somebody denies it',
  (name) => {
    const { held, doubt, answers } = consider({ name });
    expect(held?.severity).toBe('forbidden');
    expect(doubt).toEqual(held);
    expect(answers).toEqual({});
    const good = held?.good.id ?? '';
    expect(consider({ name, denied: [good] }).answers).toEqual({ [good]: 'no' });
    expect(consider({ name, denied: [good] }).held?.good.id).not.toBe(good);
    expect(consider({ name, good })).toMatchObject({ held, doubt: null, answers: { [good]: 'yes' } });
  },
);

it('takes the article that is called as it was typed, and asks its question', () => {
  expect(consider({ name: 'parfum' }).product?.id).toBe('parfum');
  expect(consider({ name: 'Baskets' })).toMatchObject({ product: null, group: { id: 'baskets' } });
});

it('keeps the question beside the product that answers it, and not beside one found by itself', () => {
  const [child] = consider({ name: 'baskets' }).group?.subProducts ?? [];
  const { id: node = '', name = '' } = child ?? {};
  expect(consider({ name: 'Baskets', node })).toMatchObject({
    product: { id: node },
    group: { id: 'baskets' },
  });
  expect(consider({ name, node })).toMatchObject({ product: { id: node }, group: null });
});

it('leaves a free article to who does not know the answer', () => {
  expect(consider({ name: 'Baskets', node: 'baskets', isUnsure: true })).toMatchObject({
    product: null,
    group: null,
    unsureOf: { id: 'baskets' },
  });
});

it('leaves a name that tells of alcohol to be said', () => {
  expect(consider({ name: 'une bonne vodka maison' })).toMatchObject({
    held: null,
    doubt: { good: { id: 'alcohol' } },
  });
});

it.each(['corne', 'tableau', 'diamant', 'drone', 'Drone', 'bombe', 'spray', 'sirop', 'balles'])(
  'may mean something restricted by « %s »',
  (name) => expect(mayBeRestricted(consider({ name }))).toBe(true),
);

it.each([
  't-shirt',
  'sac',
  'manteau en laine',
  'Baskets',
  'parfum',
  'meuble',
  'poivre',
  'commode',
  'famille',
])('means nothing restricted by « %s », though a later result may be', (name) =>
  expect(mayBeRestricted(consider({ name }))).toBe(false),
);

it('means nothing restricted once its author denied it, or chose the product', () => {
  expect(mayBeRestricted(consider({ name: 'corne', denied: ['protected-species'] }))).toBe(false);
  expect(mayBeRestricted(consider({ name: 'Tapis', node: 'smartphone' }))).toBe(false);
});
