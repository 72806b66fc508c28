import { simulationLimits, simulationRequestSchema, toAssessmentRequest } from '@retour/contract';
import { formatNumber, type Product, typeset } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentArticle } from '../request/sent-article';
import { articleErrors } from '../text/article-text';
import { type ArticleDraft, draftOf, emptyDraft } from './article-draft';
import { checkArticle } from './check-article';

const perfume: Product = {
  id: 'parfum',
  kind: 'value-product',
  name: 'Parfum',
  relatedWords: [],
  countries: [],
  productDisplayTypes: ['addable'],
  question: null,
  categoryKey: null,
  amountProduct: null,
  unit: null,
  tariff: null,
  restriction: null,
  restrictedGood: null,
  notManagedReason: null,
  subProducts: [],
};
const whisky: Product = {
  ...perfume,
  id: 'whisky',
  name: 'Whisky',
  kind: 'amount-product',
  amountProduct: 'spiritDrink',
  unit: 'l',
};
const cigarettes: Product = {
  ...whisky,
  id: 'cigarettes',
  name: 'Cigarettes',
  amountProduct: 'cigarette',
  unit: 'cigarette',
};

const draft = (fields: Partial<ArticleDraft> = {}): ArticleDraft => ({
  ...emptyDraft(perfume, { currency: 'USD' }),
  ...fields,
});
const currency = (id: string, symbol: string, name: string) => ({ id, symbol, name });
const units = [
  currency('EUR', '€', 'euro'),
  currency('USD', '$', 'dollar américain'),
  currency('CAD', '$', 'dollar canadien'),
  currency('TND', 'DT', 'dinar tunisien'),
  currency('JPY', '¥', 'yen japonais'),
];

const { alcoholDegree, customName, originalValue } = simulationLimits;
const trip = { age: 30, country: 'TN', meanOfTransport: 'plane' };

describe('checkArticle', () => {
  it('multiplies the unit price by the count without a binary fraction', () => {
    const checked = checkArticle(draft({ price: { text: '0,10 $' }, count: { text: '3' } }), perfume, units);
    expect(checked).toMatchObject({ kind: 'valid', article: { value: 0.3, amount: 3, currency: 'USD' } });
  });

  it('sends no count for one article', () => {
    const checked = checkArticle(draft({ price: { text: '12,50' } }), perfume, units);
    expect(checked).toMatchObject({ kind: 'valid', article: { productId: 'parfum', value: 12.5 } });
    expect(checked.kind === 'valid' && checked.article.amount).toBeUndefined();
  });

  it('asks an ambiguous price back, then takes the answer', () => {
    const dinars = { currency: 'TND' };
    const checked = checkArticle(draft({ ...dinars, price: { text: '1,234' } }), perfume, units);
    expect(checked).toMatchObject({ kind: 'faulty', problems: { choices: { price: [1234, 1.234] } } });
    const price = { text: '1,234', chosen: 1.234 };
    const chosen = checkArticle(draft({ ...dinars, price }), perfume, units);
    expect(chosen).toMatchObject({ kind: 'valid', article: { value: 1.234 } });
  });

  it.each(['', 'abc', 'NaN', '1e5', '-5', formatNumber(originalValue.max + 1), '1,2345', '12 F'])(
    'refuses the price %j',
    (text) => {
      const checked = checkArticle(draft({ price: { text } }), perfume, units);
      expect(checked).toMatchObject({
        kind: 'faulty',
        problems: { messages: { price: expect.any(String) } },
      });
    },
  );

  it.each([
    ['1,099', 'USD', 1099],
    ['98.000', 'JPY', 98_000],
  ])('asks nothing of %j %s: this money has no third decimal', (text, currency, value) => {
    const checked = checkArticle(draft({ price: { text }, currency }), perfume, units);
    expect(checked).toMatchObject({ kind: 'valid', article: { value } });
  });

  it.each([
    ['620,505', articleErrors.decimals, [620_505]],
    ['1.099', articleErrors.decimals, [1_099]],
    ['620,505 €', articleErrors.decimals, [620_505]],
    ['620,500', articleErrors.ambiguous, [620_500, 620.5]],
  ])(
    'asks what %j euros are, whose comma is that of decimals, and offers no third one',
    (text, message, price) => {
      const checked = checkArticle(draft({ price: { text }, currency: 'EUR' }), perfume, units);
      expect(checked).toMatchObject({
        kind: 'faulty',
        problems: { messages: { price: message }, choices: { price } },
      });
    },
  );

  it.each([
    ['1 099 €', 'USD', 'EUR'],
    ['12,50 EUR', 'USD', 'EUR'],
    ['CAD 20', 'USD', 'CAD'],
    ['1,099 $', 'EUR', 'USD'],
    ['98 000 ¥', 'EUR', 'JPY'],
  ])('says of %j with %s that the currency differs, and which it is', (text, currency, other) => {
    const checked = checkArticle(draft({ price: { text }, currency }), perfume, units);
    expect(checked).toMatchObject({
      kind: 'faulty',
      problems: {
        otherCurrencies: expect.arrayContaining([other]),
        messages: { price: expect.stringContaining('devise') },
      },
    });
  });

  it('has a price with too many decimals shortened', () => {
    const checked = checkArticle(draft({ price: { text: '1234,567' } }), perfume, units);
    expect(checked).toMatchObject({
      problems: { messages: { price: expect.stringContaining('décimales') } },
    });
  });

  it('refuses a line that is worth too much', () => {
    const checked = checkArticle(
      draft({ price: { text: String(originalValue.max / 2 + 1) }, count: { text: '2' } }),
      perfume,
      units,
    );
    expect(checked.kind).toBe('faulty');
  });

  it.each(['0', '1,5', '-1', ''])('refuses the count %j', (text) => {
    const checked = checkArticle(draft({ price: { text: '1' }, count: { text } }), perfume, units);
    expect(checked).toMatchObject({ problems: { messages: { count: expect.any(String) } } });
  });

  it('asks a name of a custom article, of a reasonable length', () => {
    const price = { text: '5' };
    expect(checkArticle(draft({ price }), null, units)).toMatchObject({
      problems: { messages: { name: expect.any(String) } },
    });
    expect(checkArticle(draft({ price, name: 'x'.repeat(customName + 1) }), null, units).kind).toBe('faulty');
    expect(checkArticle(draft({ price, name: ' Lampe ' }), null, units)).toMatchObject({
      kind: 'valid',
      article: { productId: null, name: 'Lampe' },
    });
  });

  it.each(['\u202Eevil', 'Lampe\u2066', 'Lam\0pe', 'Lampe\ud800', 'Lampe\nbleue', '\u2800\u200B'])(
    'refuses the name %j, as the server does, and says so',
    (name) => {
      const article = { customId: 'a', customName: name, originalValue: 5, currency: 'EUR' };
      const refused = simulationRequestSchema.safeParse({ ...trip, shoppingProducts: [article] });
      const message = refused.error?.issues.find(({ path }) => path.at(-1) === 'customName')?.message;
      expect(checkArticle(draft({ price: { text: '5' }, name }), null, units)).toMatchObject({
        kind: 'faulty',
        problems: { messages: { name: typeset(message ?? 'accepted by the server') } },
      });
    },
  );

  it('needs the quantity of tobacco and drinks, whole for pieces', () => {
    const price = { text: '60' };
    expect(checkArticle(draft({ price }), whisky, units).kind).toBe('faulty');
    expect(
      checkArticle(draft({ price, amount: { text: '1,5 L' }, degree: { text: '40 %' } }), whisky, units),
    ).toMatchObject({
      kind: 'valid',
      article: { amount: 1.5, alcoholDegree: 40, value: 60 },
    });
    expect(checkArticle(draft({ price, amount: { text: '200' } }), cigarettes, units)).toMatchObject({
      kind: 'valid',
      article: { amount: 200, alcoholDegree: undefined },
    });
    expect(checkArticle(draft({ price, amount: { text: '20,5' } }), cigarettes, units).kind).toBe('faulty');
    expect(
      checkArticle(
        draft({ price, amount: { text: '1' }, degree: { text: String(alcoholDegree.max + 1) } }),
        whisky,
        units,
      ),
    ).toMatchObject({
      problems: { messages: { degree: expect.any(String) } },
    });
  });

  it.each([
    ['Vin en bouteille, jusqu’à 13 % vol', '12,5', undefined],
    ['Vin en bouteille, jusqu’à 13 % vol', '20', expect.stringContaining('choisissez l’article de ce degré')],
    ['Liqueur de plus de 22 % vol', '17', expect.stringContaining('Liqueur de plus de')],
  ])('takes « %s » for no other degree than its own: %s', (name, degree, message) => {
    const entry = draft({ price: { text: '90' }, amount: { text: '4' }, degree: { text: degree } });
    const checked = checkArticle(entry, { ...whisky, name }, units);
    const said = checked.kind === 'faulty' ? checked.problems.messages.degree : undefined;
    expect(said).toEqual(message);
  });

  it('gives the same article back after editing without a change', () => {
    const article = {
      id: 'a',
      productId: 'parfum',
      name: 'Parfum',
      value: 1.234,
      currency: 'USD',
      amount: 2,
    };
    const checked = checkArticle(draftOf(article, perfume), perfume, units);
    expect(checked).toMatchObject({ kind: 'valid', article: { value: 1.234, amount: 2 } });
  });

  it.each([
    [perfume, { productId: 'parfum', name: 'Parfum' }],
    [null, { productId: null, name: 'Montre' }],
  ])(
    'gives it back too where the price of all is that of none of them, and asks that price',
    (product, named) => {
      const article = { id: 'a', ...named, value: 1_000, currency: 'USD', amount: 3 };
      const edited = draftOf(article, product);
      expect(edited).toMatchObject({ price: { text: '1000' }, count: { text: '3' }, isPriceOfAll: true });
      expect(checkArticle(edited, product, units)).toMatchObject({
        kind: 'valid',
        article: { value: 1_000, amount: 3 },
      });
      const other = checkArticle({ ...edited, count: { text: '2' }, price: { text: '900' } }, product, units);
      expect(other).toMatchObject({ kind: 'valid', article: { value: 900, amount: 2 } });
    },
  );

  it('brings every digit of a price to the assessment, through the wire', () => {
    const price = fc.integer({ min: 1, max: 10 ** 9 });
    const count = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(price, count, (thousandths, many) => {
        const digits = String(thousandths).padStart(4, '0');
        const [whole, fraction] = [digits.slice(0, -3), digits.slice(-3)];
        const typed = {
          // As an ambiguous price stands in a draft once it was said what is meant.
          price: { text: `${whole},${fraction}`, chosen: Number(`${whole}.${fraction}`) },
          count: { text: String(many) },
          currency: 'TND',
        };
        const checked = checkArticle(draft(typed), perfume, units);
        if (checked.kind === 'faulty') throw new Error(JSON.stringify(checked.problems));
        const article = sentArticle({ ...checked.article, id: 'a' });
        const sent: unknown = JSON.parse(JSON.stringify({ ...trip, shoppingProducts: [article] }));
        const { goods } = toAssessmentRequest(simulationRequestSchema.parse(sent), '2026-11-21');
        expect(goods[0]?.originalValueThousandths).toBe(thousandths * many);
      }),
    );
  });
});
