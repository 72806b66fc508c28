import { problemSchema, simulationAnswerSchema } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, basket } from '../../../test/basket';
import { startApp, testEnvironment } from '../../../test/start-app';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const simulate = (payload: unknown, url = '/api/simulator/') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const products = (...shoppingProducts: unknown[]) => basket({ shoppingProducts });

describe('POST /api/simulator/', () => {
  it.each(['/api/simulator/', '/api/simulator'])('assesses a basket at %s', async (url) => {
    const response = await simulate(basket(), url);
    expect(response.statusCode).toBe(200);
    const answer = simulationAnswerSchema.parse(response.json());
    expect(answer).toMatchObject({ date: '2026-10-15', countryType: 'NON_EU', total: 143.43 });
    expect(answer).not.toHaveProperty('tobaccoTax');
  });

  it('assesses as of the day of arrival', async () => {
    const response = await simulate(basket({ date: '2026-02-03' }));
    expect(response.json().date).toBe('2026-02-03');
  });

  it.each([
    ['no body field', {}, 'age'],
    ['an age of zero', basket({ age: 0 }), 'age'],
    ['an age in text', basket({ age: '34' }), 'age'],
    ['an age of 1e3', basket({ age: 1e3 }), 'age'],
    ['an unknown country', basket({ country: 'ZZ' }), 'country'],
    ['a French territory', basket({ country: 'GP' }), 'country'],
    ['an unknown transport', basket({ meanOfTransport: 'rocket' }), 'meanOfTransport'],
    ['a border in text', basket({ border: 'yes' }), 'border'],
    ['no list', basket({ shoppingProducts: {} }), 'shoppingProducts'],
    [
      '201 articles',
      products(...Array.from({ length: 201 }, (_, i) => article({ customId: `${i}` }))),
      'shoppingProducts',
    ],
    ['a customId twice', products(article({}), article({})), 'shoppingProducts.1.customId'],
    [
      'a name of 10 000 characters',
      products(article({ customName: 'x'.repeat(10_000) })),
      'shoppingProducts.0.customName',
    ],
    [
      'a name of 120 signs that are read as 720 letters',
      products(article({ customName: '㌖'.repeat(120) })),
      'shoppingProducts.0.customName',
    ],
    [
      'a name that is empty',
      products({ ...article({ customName: '' }), id: undefined }),
      'shoppingProducts.0.customName',
    ],
    [
      'a name that is a space',
      products({ ...article({ customName: ' ' }), id: undefined }),
      'shoppingProducts.0.customName',
    ],
    [
      'a name that is a letter that shows nothing',
      products({ ...article({ customName: '\u3164' }), id: undefined }),
      'shoppingProducts.0.customName',
    ],
    [
      'a name that is a braille blank',
      products({ ...article({ customName: '\u2800' }), id: undefined }),
      'shoppingProducts.0.customName',
    ],
    ['a price of 1e99', products(article({ originalValue: 1e99 })), 'shoppingProducts.0.originalValue'],
    ['a price of 1e-9', products(article({ originalValue: 1e-9 })), 'shoppingProducts.0.originalValue'],
    ['a price that is null', products(article({ originalValue: null })), 'shoppingProducts.0.originalValue'],
    [
      'an unknown currency',
      products(article({}), article({ customId: 'b', currency: 'ZZZ' })),
      'shoppingProducts.1.currency',
    ],
    ['an unknown product', products(article({ id: 'licorne' })), 'shoppingProducts.0.id'],
    ['a product named as a property', products(article({ id: '__proto__' })), 'shoppingProducts.0.id'],
    ['an amount of zero', products(article({ amount: 0 })), 'shoppingProducts.0.amount'],
    ['a degree of 101', products(article({ alcoholDegree: 101 })), 'shoppingProducts.0.alcoholDegree'],
    ['an unknown origin', products(article({ originCountry: 'ZZ' })), 'shoppingProducts.0.originCountry'],
    [
      'an unknown country of purchase',
      products(article({ purchaseCountry: 'ZZ' })),
      'shoppingProducts.0.purchaseCountry',
    ],
    [
      'a purchase in a French territory',
      products(article({ purchaseCountry: 'GP' })),
      'shoppingProducts.0.purchaseCountry',
    ],
    [
      'a purchase outside the Union on a trip inside it',
      basket({ country: 'ES', shoppingProducts: [article({ purchaseCountry: 'US' })] }),
      'shoppingProducts.0.purchaseCountry',
    ],
    [
      'a country of purchase that is a number',
      products(article({ purchaseCountry: 7 })),
      'shoppingProducts.0.purchaseCountry',
    ],
    ['a date that does not exist', basket({ date: '2026-02-30' }), 'date'],
    ['a date without regulation', basket({ date: '1999-01-01' }), 'date'],
    ['a list', [], ''],
    ['null', null, ''],
  ])('refuses %s', async (_name, payload, path) => {
    const response = await simulate(payload);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('application/problem+json');
    const problem = problemSchema.parse(response.json());
    const error = problem.errors?.find((found) => found.path === path);
    expect(error?.message).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('refuses tobacco at 14', async () => {
    const cigarettes = article({ id: 'cigarettes', amount: 200 });
    const response = await simulate(basket({ age: 14, shoppingProducts: [cigarettes] }));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].path).toBe('shoppingProducts.0.id');
  });

  it('counts a turn for every twenty articles, of one network over all its calls', async () => {
    const bounded = await startApp({ environment: { ...testEnvironment, simulationsPerMinute: 12 } });
    const statusOf = async (count: number, remoteAddress: string) => {
      const shoppingProducts = Array.from({ length: count }, (_, index) => article({ customId: `${index}` }));
      const payload = basket({ shoppingProducts });
      return (await bounded.inject({ method: 'POST', url: '/api/simulator/', payload, remoteAddress }))
        .statusCode;
    };
    const [large, usual] = ['192.0.2.1', '192.0.2.2'];
    expect([await statusOf(200, large), await statusOf(21, large), await statusOf(1, large)]).toEqual([
      200, 200, 429,
    ]);
    const usuals: number[] = [];
    for (let call = 0; call < 13; call += 1) usuals.push(await statusOf(20, usual));
    expect(usuals).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    await bounded.close();
  });
});
