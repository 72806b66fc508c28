import { describe, expect, it } from 'vitest';
import { regulationInForce } from '../regulation/regulation';
import { assess } from './assess';
import { assessed, catalogue, rates, refused, type SpokenGood, situation } from './testing/situation';

const codes = (good: SpokenGood, traveller = {}) =>
  refused(situation([good], traveller)).map(({ code, path }) => [code, path.join('.')]);
const phone: SpokenGood = { id: 'smartphone', originalValue: 10 };
const cigarettes: SpokenGood = { id: 'cigarettes', originalValue: 10, amount: 20 };

describe('a request is refused', () => {
  it.each([
    [phone, { country: 'ZZ' }, 'unknown-country', 'country'],
    [phone, { country: 'GP' }, 'excluded-country', 'country'],
    [{ ...phone, id: 'rien' }, {}, 'unknown-product', 'goods.0.productId'],
    [{ ...phone, id: 'tabac' }, {}, 'category-not-a-product', 'goods.0.productId'],
    [{ ...phone, currency: 'XXX' }, {}, 'unknown-currency', 'goods.0.currency'],
    [{ ...phone, amount: 1.5 }, {}, 'amount-not-whole', 'goods.0.amount'],
    [{ ...phone, originCountry: 'ZZ' }, {}, 'unknown-origin-country', 'goods.0.originCountry'],
    [{ ...cigarettes, amount: 1.5 }, {}, 'amount-not-whole', 'goods.0.amount'],
    [{ id: 'cigarettes', originalValue: 10 }, {}, 'amount-required', 'goods.0.amount'],
    [{ id: 'matriochka', originalValue: 10 }, {}, 'product-not-offered-for-country', 'goods.0.productId'],
    [{ ...phone, originalValue: 450, amount: 500 }, {}, 'too-many-items', 'goods.0.amount'],
    [{ ...phone, amount: 0 }, {}, 'amount-required', 'goods.0.amount'],
    [{ ...phone, amount: -1 }, {}, 'amount-required', 'goods.0.amount'],
    [{ ...cigarettes, amount: 0 }, {}, 'amount-required', 'goods.0.amount'],
    [cigarettes, { age: 16 }, 'product-not-offered-at-age', 'goods.0.productId'],
    [phone, { date: '2024-12-31' }, 'date-without-regulation', 'date'],
  ] as const)('%o %o', (good, traveller, code, path) => {
    expect(codes(good, traveller)).toEqual([[code, path]]);
  });

  it.each([
    ['US', 16, 1],
    ['US', 17, 0],
    ['AD', 16, 1],
    ['AD', 17, 0],
    ['IT', 17, 1],
    ['IT', 18, 0],
  ])('for tobacco from %s at %i', (country, age, count) => {
    expect(codes(cigarettes, { country, age })).toHaveLength(count);
  });

  it.each([
    ['IC', 24_75],
    ['AX', 24_75],
    ['XI', 0],
  ])('but not for the ham of a territory from which it is admitted, %s, at its own VAT', (country, total) => {
    const ham: SpokenGood = { id: 'jambon-cru', originalValue: 450 };
    expect(codes(ham, { country })).toEqual([]);
    expect(assessed(situation([ham], { country }))).toMatchObject({ total, warnings: [] });
  });

  it('for too many items on the line that counts the most', () => {
    const few = { ...phone, originalValue: 450, amount: 300 };
    const paths = (goods: readonly SpokenGood[]) =>
      refused(situation(goods)).map(({ path }) => path.join('.'));
    expect(paths([few, { ...few, amount: 400 }])).toEqual(['goods.1.amount']);
    expect(paths([{ ...few, amount: 400 }, few])).toEqual(['goods.0.amount']);
  });

  it('for a currency that is listed without a rate', () => {
    const request = situation([{ ...phone, currency: 'USD' }]);
    const regulation = regulationInForce(request.date, catalogue);
    if (regulation === null) throw new Error('no regulation');
    const byCurrency = new Map([...rates.byCurrency, ['USD', null] as const]);
    expect(assess(request, regulation, { ...rates, byCurrency })).toEqual({
      kind: 'refused',
      refusals: [
        {
          code: 'currency-without-rate',
          path: ['goods', 0, 'currency'],
          figures: { currency: 'USD' },
        },
      ],
    });
  });

  it('but not for a part of a litre, nor of a gram', () => {
    expect(codes({ id: 'vin-tranquille', originalValue: 10, amount: 0.75 })).toEqual([]);
    expect(codes({ id: 'tabac-a-rouler', originalValue: 10, amount: 12.5 })).toEqual([]);
  });

  it('with every reason at once', () => {
    const request = situation([{ ...phone, id: 'rien', currency: 'XXX' }, cigarettes], {
      age: 12,
      country: 'ZZ',
    });
    expect(refused(request)).toHaveLength(4);
  });

  it('but not for items that fit, nor for dear ones, nor for 200 single ones in Andorra', () => {
    expect(codes({ ...phone, originalValue: 430, amount: 50_000 })).toEqual([]);
    expect(codes({ ...phone, originalValue: 50_000, amount: 5_000 })).toEqual([]);
    const goods = Array.from({ length: 200 }, (_, index) => ({ ...phone, originalValue: 20 + index / 100 }));
    expect(refused(situation(goods, { country: 'AD', meanOfTransport: 'car' }))).toEqual([]);
  });
});
