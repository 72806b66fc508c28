import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

const bought = [
  { customId: 'a', customName: 'Vase', originalValue: 700, currency: 'USD' },
  { customId: 'b', id: 'whisky', originalValue: 60, currency: 'USD', amount: 2, alcoholDegree: 40 },
];
const reason = 'Le vase coûte 750 dollars sur la facture.';

describe.each(engines)('articles added and taken off by a correction, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let claire: string;
  let hugo: string;

  beforeAll(async () => {
    storage = await open();
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    hugo = await insertAgent(run, { firstName: 'Hugo', lastName: 'Bernard', email: 'hugo@example.org' });
    api = await startDeclarations(storage);
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const correct = (id: string, body: object) =>
    api.call('POST', `${id}/correction/`, { agent: claire, ifMatch: '"2"', body });
  const read = async (id: string, agent = claire) => (await api.call('GET', `${id}/`, { agent })).json();

  it('adds what was not declared and takes off what is not there, in one version', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: bought });
    const found = { customId: 'c', id: 'parfum', originalValue: 90, currency: 'EUR', amount: 1 };
    const free = { customId: 'd', customName: 'Tapis', originalValue: 800, currency: 'USD' };
    const body = {
      reason,
      corrections: [{ customId: 'a', originalValue: 750 }],
      added: [found, free],
      removed: ['b'],
    };
    const preview = (await api.call('POST', `${id}/correction/preview/`, { agent: claire, body })).json();
    const idsOf = ({ shoppingProducts }: { shoppingProducts: readonly { customId: string }[] }) =>
      shoppingProducts.map(({ customId }) => customId);
    expect([idsOf(preview.before), idsOf(preview.after)]).toEqual([
      ['a', 'b'],
      ['a', 'c', 'd'],
    ]);
    const corrected = (await correct(id, body)).json();
    expect(corrected).toMatchObject({ version: 3, assessment: preview.after });
    expect(corrected.shoppingProducts).toEqual([{ ...bought[0], originalValue: 750 }, found, free]);
    expect(idsOf((await api.call('GET', `${id}/versions/2/`, { agent: hugo })).json())).toEqual(['a', 'b']);
    expect(idsOf((await api.call('GET', `${id}/`, { token })).json())).toEqual(['a', 'c', 'd']);
    // The amount is that of a traveller who would have declared the same at once.
    const { assessment } = await read((await api.submitted(corrected)).id);
    expect(corrected.assessment).toEqual(assessment);
    const again = await correct(id, body);
    expect([again.statusCode, again.json().version]).toEqual([200, 3]);
  });

  it('reads a quantity of zero as an article that is not there', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const body = { reason, corrections: [{ customId: 'b', amount: 0 }] };
    const corrected = (await correct(id, body)).json();
    expect(corrected.shoppingProducts).toEqual([bought[0]]);
    expect(corrected.assessment.shoppingProducts).toHaveLength(1);
  });

  const vase = { customId: 'n', customName: 'Vase', originalValue: 5, currency: 'EUR' };

  it.each([
    ['an article under the name of another', { added: [{ ...vase, customId: 'a' }] }, 'added.0.customId'],
    ['two added under one name', { added: [vase, vase] }, 'added.1.customId'],
    [
      'an added article without a price',
      { added: [{ ...vase, originalValue: -1 }] },
      'added.0.originalValue',
    ],
    ['an added family of products', { added: [{ ...vase, id: 'alcools' }] }, 'added.0.id'],
    [
      'an added drink without a quantity',
      { added: [vase, { ...vase, customId: 'o', id: 'whisky' }] },
      'added.1.amount',
    ],
    ['an added article with a NUL', { added: [{ ...vase, customName: 'a\0' }] }, 'added.0.customName'],
    [
      'an added fault after one that goes',
      { removed: ['a'], added: [{ ...vase, currency: 'ZZZ' }] },
      'added.0.currency',
    ],
    ['an unknown line taken off', { removed: ['z'] }, 'removed.0'],
    [
      'a line corrected and taken off',
      { corrections: [{ customId: 'a', originalValue: 9 }], removed: ['b', 'a'] },
      'removed.1',
    ],
    ['no article left', { removed: ['a', 'b'] }, 'removed'],
    [
      'no article left, by quantities',
      {
        corrections: [
          { customId: 'a', amount: 0 },
          { customId: 'b', amount: 0 },
        ],
      },
      'removed',
    ],
    ['a quantity below zero', { corrections: [{ customId: 'b', amount: -1 }] }, 'corrections.0.amount'],
    ['nothing at all', {}, 'corrections'],
  ])('refuses %s', async (_name, body, path) => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const answer = await correct(id, { reason, ...body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect(answer.json().errors[0].message).toMatch(/^\p{Lu}.*\.$|\)\.$/u);
    expect((await read(id)).version).toBe(2);
  });

  describe('of a line that changes product', () => {
    const made = async (line: object) => (await api.submitted({ shoppingProducts: [line] })).id;
    const cigarettes = {
      customId: 'a',
      id: 'cigarettes',
      originalValue: 600,
      currency: 'USD',
      amount: 200,
    };
    const whisky = {
      customId: 'a',
      id: 'whisky',
      originalValue: 60,
      currency: 'USD',
      amount: 2,
      alcoholDegree: 43,
    };
    const becomes = async (line: object, correction: object) =>
      correct(await made(line), { reason, corrections: [{ customId: 'a', ...correction }] });

    it.each([
      ['pieces are not those of another measure', cigarettes, { productId: 'parfum' }, {}],
      ['a quantity of the same measure stays', whisky, { productId: 'biere' }, { amount: 2 }],
      [
        'so does the degree of the same kind of drink',
        whisky,
        { productId: 'gin' },
        { amount: 2, alcoholDegree: 43 },
      ],
      ['but for one that it cannot have', whisky, { productId: 'alcool-pur' }, { amount: 2 }],
      [
        'what is said anew is taken',
        whisky,
        { productId: 'biere', alcoholDegree: 9 },
        { amount: 2, alcoholDegree: 9 },
      ],
      [
        'pieces are those of any article',
        { ...cigarettes, id: 'parfum', amount: 3 },
        { productId: 'lampe-de-table' },
        { amount: 3 },
      ],
    ])('keeps what was said of both: %s', async (_what, line, correction, kept) => {
      const corrected = (await becomes(line, correction)).json();
      const { customId, originalValue, currency } = line;
      const { productId: id } = correction;
      const [stored] = corrected.shoppingProducts;
      expect({ ...stored, customName: undefined }).toEqual({
        customId,
        id,
        originalValue,
        currency,
        ...kept,
      });
      // The amount is that of a traveller who would have declared the same at once.
      const { assessment } = await read(await made(stored));
      expect(corrected.assessment).toEqual(assessment);
    });

    it('asks for a quantity that nobody said', async () => {
      const refused = await becomes(cigarettes, { productId: 'tabac-a-rouler' });
      expect(refused.json().errors).toMatchObject([
        { path: 'corrections.0.amount', code: 'amount-required' },
      ]);
    });

    it('lets a degree be taken back', async () => {
      const corrected = (await becomes({ ...whisky, alcoholDegree: 60 }, { alcoholDegree: null })).json();
      expect(corrected.shoppingProducts[0]).not.toHaveProperty('alcoholDegree');
      expect(corrected.assessment.shoppingProducts[0].alcoholDegree).toBe(40);
    });
  });
});
