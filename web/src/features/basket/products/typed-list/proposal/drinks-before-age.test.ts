import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { readInFull } from '../reading/read-in-full';
import { proposalOf } from './proposal';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const currency = { currencies: currencies.currencies, defaultCurrency: 'USD' };
const arrival = { country: 'US', regime, law: lawToday() };

function proposed(typed: string, tooYoung: string | null, target?: string) {
  const article = readInFull(typed, currency);
  if (article.kind === 'unread') throw new Error(`${typed}: ${article.reason}`);
  const decided = target === undefined ? undefined : { key: typed, target };
  return proposalOf(article, decided, {
    ...currency,
    catalogue,
    arrival,
    tooYoung,
    alcoholDegree: undefined,
  });
}

const advice = 'À montrer.';

it('offers alcohol too, to be shown, for a volume whose name nobody knows, where the age hides it', () => {
  const { targets, readiness } = proposed('zorglub 75 cl 12 $', advice);
  expect([targets[0]?.kind, readiness.kind]).toEqual(['alcohol', 'unclear']);
  expect(proposed('zorglub 75 cl 12 $', advice, 'boisson-alcoolisee').readiness).toEqual({
    kind: 'too-young',
    advice,
  });
  expect(proposed('zorglub 75 cl 12 $', advice, 'libre').readiness).toMatchObject({ kind: 'ready' });
});

it('offers it among the drinks where no age does', () => {
  const { targets } = proposed('zorglub 75 cl 12 $', null);
  expect(targets.map(({ kind }) => kind)).not.toContain('alcohol');
  expect(targets.map(({ id }) => id)).toContain('alcool');
});
