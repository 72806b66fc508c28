import { simulationLimits } from '@retour/contract';
import type { CurrencyTable, Product } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { describe, expect, it } from 'vitest';
import { articleErrors, sumErrors } from '../../basket/text/article-text';
import { correctionText } from '../text/correction-text';
import {
  checkLine,
  checkNewLine,
  isLineChanges,
  type LineChanges,
  lineDraft,
  newLineDraft,
  readLineChanges,
  type SentLine,
  touchedNewLine,
} from './line-draft';

const { currencies } = table as CurrencyTable;
const fromUs = { country: 'US', currencies };

const product = (changes: Partial<Product>): Product => ({
  id: 'parfum',
  kind: 'value-product',
  name: 'Parfum',
  relatedWords: [],
  countries: [],
  productDisplayTypes: [],
  question: null,
  categoryKey: null,
  amountProduct: null,
  unit: null,
  tariff: null,
  restriction: null,
  restrictedGood: null,
  notManagedReason: null,
  subProducts: [],
  ...changes,
});
const tooManyDecimals = `1,${'2345678'.slice(0, simulationLimits.originalValue.decimals + 1)}`;
const perfume = product({});
const whisky = product({ id: 'whisky', kind: 'amount-product', name: 'Whisky', unit: 'l' });
const line: SentLine = { id: 'parfum', customId: 'a', originalValue: 500, currency: 'USD' };

const check = (changes: LineChanges, now: Product | null = perfume, sent: SentLine = line) =>
  checkLine({
    line: sent,
    changes,
    country: 'US',
    before: perfume,
    product: now,
    currencies: [{ id: 'USD', symbol: '$', name: 'dollar américain' }],
  });

describe('checkLine', () => {
  it.each([
    ['nothing touched', {}],
    ['the same value typed again', { price: { text: '500,00 $' } }],
    ['the one piece that was meant', { count: { text: '1' } }],
  ])('has nothing to correct: %s', (_, changes) => expect(check(changes)).toEqual({ kind: 'unchanged' }));

  it.each([
    [{ price: { text: '1 234,5' } }, { originalValue: 1234.5 }],
    [{ currency: 'EUR' }, { currency: 'EUR' }],
    [{ count: { text: '3' } }, { originalValue: 1500, amount: 3 }],
    [{ originCountry: 'JP' }, { originCountry: 'JP' }],
    [{ purchaseCountry: 'JP' }, { purchaseCountry: 'JP' }],
  ])('sends what differs only: %j', (changes, fields) =>
    expect(check(changes)).toEqual({ kind: 'corrected', correction: { customId: 'a', ...fields } }),
  );

  describe('of several', () => {
    const two: SentLine = { ...line, originalValue: 8000, amount: 2 };
    /** 100 $ for three: it is of no article to the cent. */
    const three: SentLine = { ...line, originalValue: 100, amount: 3 };
    const corrected = (sent: SentLine, changes: LineChanges, now: Product | null = perfume) => {
      const checked = check(changes, now, sent);
      return checked.kind === 'corrected' ? checked.correction : checked.kind;
    };

    it.each([
      ['one more costs as much again', { count: { text: '3' } }, { originalValue: 12_000, amount: 3 }],
      ['one alone costs its own price', { count: { text: '1' } }, { originalValue: 4000, amount: 1 }],
      ['a price typed is that of each', { price: { text: '4 100' } }, { originalValue: 8200 }],
      ['both', { price: { text: '10,01' }, count: { text: '3' } }, { originalValue: 30.03, amount: 3 }],
    ])('prices one article: %s', (_, changes, fields) =>
      expect(corrected(two, changes)).toEqual({ customId: 'a', ...fields }),
    );

    it.each([
      [{ count: { text: '4' } }, { originalValue: 133.33, amount: 4 }],
      [{ count: { text: '5' } }, { originalValue: 166.67, amount: 5 }],
      [
        { count: { text: '4' }, price: { text: '120' } },
        { originalValue: 120, amount: 4 },
      ],
      [{ price: { text: '120' } }, { originalValue: 120 }],
      [{ originCountry: 'JP' }, { originCountry: 'JP' }],
    ])(
      'prices the whole where one has no price to the cent, in proportion until one is typed: %j',
      (changes, fields) => expect(corrected(three, changes)).toEqual({ customId: 'a', ...fields }),
    );

    it('says which price is asked', () => {
      const basis = (sent: SentLine, now: Product | null = perfume, changes: LineChanges = {}) => {
        const { priceBasis, price } = lineDraft({ line: sent, before: perfume, product: now, changes });
        return [priceBasis, price.text];
      };
      expect(basis(line)).toEqual(['each', '500']);
      expect(basis(two)).toEqual(['each', '4000']);
      expect(basis(three)).toEqual(['all', '100']);
      expect(basis({ ...three, originalValue: 10 })).toEqual(['all', '10']);
      expect(basis({ ...two, originalValue: 20.01 })).toEqual(['all', '20,01']);
      expect(basis(two, whisky)).toEqual(['all', '8000']);
      expect(basis(three, perfume, { count: { text: '' } })).toEqual(['all', '100']);
    });

    it('takes no price of each for that of all, once the class asks for it', () => {
      const typed: LineChanges = { price: { text: '4100' }, priceBasis: 'each' };
      expect(corrected(two, { ...typed, productId: 'whisky', amount: { text: '1' } }, whisky)).toEqual({
        customId: 'a',
        productId: 'whisky',
        amount: 1,
      });
      expect(corrected(line, { ...typed, productId: 'whisky', amount: { text: '2' } }, whisky)).toEqual({
        customId: 'a',
        productId: 'whisky',
        originalValue: 4100,
        amount: 2,
      });
    });

    it('refuses a price of each that makes too much together', () => {
      const changes = { price: { text: String(simulationLimits.originalValue.max) } };
      expect(check(changes, perfume, two)).toMatchObject({
        problems: { messages: { price: articleErrors.price } },
      });
    });
  });

  it.each(['USD', 'EUR'])('asks which price « 620,505 » is, in %s, and takes the answer', (currency) => {
    const typed = (chosen?: number) => check({ currency, price: { text: '620,505', chosen } });
    expect(typed()).toMatchObject({
      kind: 'faulty',
      problems: { messages: { price: articleErrors.decimals }, choices: { price: [620_505] } },
    });
    expect(typed(620_505)).toMatchObject({ correction: { originalValue: 620_505 } });
    expect(typed(620.505)).toMatchObject({ correction: { originalValue: 620.505 } });
  });

  it('says of a sum that is carried what is wrong with it, and nothing of a price', () => {
    const gold = product({ id: 'or-investissement', name: 'Or', restrictedGood: 'cash' });
    expect(check({ price: { text: '' } }, gold)).toMatchObject({
      problems: { messages: { price: sumErrors.price } },
    });
  });

  it('says the country of the trip of what was bought there after all, and nothing of what was', () => {
    expect(check({ purchaseCountry: '' }, perfume, { ...line, purchaseCountry: 'JP' })).toEqual({
      kind: 'corrected',
      correction: { customId: 'a', purchaseCountry: 'US' },
    });
    expect(check({ purchaseCountry: '' })).toEqual({ kind: 'unchanged' });
  });

  it('sends what the agent says of a free article, with what its author said of it under the same name', () => {
    const free: SentLine = {
      customId: 'a',
      customName: 'Saucisson de yak',
      originalValue: 12,
      currency: 'USD',
      restrictionAnswers: { dairy: 'no' },
    };
    const checkFree = (changes: LineChanges, restrictionAnswers = free.restrictionAnswers) =>
      checkLine({
        line: { ...free, restrictionAnswers },
        changes,
        country: 'US',
        before: null,
        product: null,
        currencies: [{ id: 'USD', symbol: '$', name: 'dollar américain' }],
      });
    expect(checkFree({ restrictionAnswers: { meat: 'yes' } })).toEqual({
      kind: 'corrected',
      correction: { customId: 'a', restrictionAnswers: { dairy: 'no', meat: 'yes' } },
    });
    expect(checkFree({ restrictionAnswers: { dairy: 'no' } })).toEqual({ kind: 'unchanged' });
    expect(
      checkFree({ name: 'Saucisson', restrictionAnswers: { meat: 'yes' } }, { dairy: 'no', ivory: 'yes' }),
    ).toEqual({
      kind: 'corrected',
      correction: {
        customId: 'a',
        customName: 'Saucisson',
        restrictionAnswers: { ivory: 'yes', meat: 'yes' },
      },
    });
    expect(checkFree({ name: 'Saucisson', restrictionAnswers: { meat: 'yes' } })).toEqual({
      kind: 'corrected',
      correction: { customId: 'a', customName: 'Saucisson', restrictionAnswers: { meat: 'yes' } },
    });
  });

  it('asks for what the new class needs', () => {
    const checked = check({ productId: 'whisky' }, whisky);
    expect(checked.kind === 'faulty' && Object.keys(checked.problems.messages)).toEqual(['amount']);
    expect(check({ productId: 'whisky', amount: { text: '1,5 L' } }, whisky)).toEqual({
      kind: 'corrected',
      correction: { customId: 'a', productId: 'whisky', amount: 1.5 },
    });
  });

  describe('of a line that changes product', () => {
    const gin = product({
      id: 'gin',
      kind: 'amount-product',
      name: 'Gin',
      unit: 'l',
      amountProduct: 'spiritDrink',
      tariff: { defaultDegree: 40 } as Product['tariff'],
    });
    const beer = product({
      ...gin,
      id: 'biere',
      name: 'Bière',
      amountProduct: 'beer',
      tariff: { defaultDegree: 5 } as Product['tariff'],
    });
    const tobacco = product({ id: 'tabac', kind: 'amount-product', name: 'Tabac', unit: 'g' });
    const bottle: SentLine = { ...line, id: 'vodka', amount: 0.7, alcoholDegree: 43 };
    const vodka = product({ ...gin, id: 'vodka', name: 'Vodka' });
    const becomes = (
      now: Product,
      changes: LineChanges = {},
      sent = bottle,
      before: Product | null = vodka,
    ) =>
      checkLine({
        line: sent,
        changes: { productId: now.id, ...changes },
        country: 'US',
        before,
        product: now,
        currencies: [{ id: 'USD', symbol: '$', name: 'dollar américain' }],
      });
    const shown = (now: Product) => {
      const { amount, degree } = lineDraft({
        line: bottle,
        before: vodka,
        product: now,
        changes: { productId: now.id },
      });
      return [amount.text, degree.text];
    };

    it('shows what was said of both, and the usual degree of the new one', () => {
      expect([shown(vodka), shown(gin), shown(beer), shown(tobacco)]).toEqual([
        ['0,7', '43'],
        ['0,7', '43'],
        ['0,7', '5'],
        ['', ''],
      ]);
    });

    it.each([
      ['what stays is not said again', gin, {}, {}],
      ['the degree shown is said', beer, {}, { alcoholDegree: 5 }],
      ['so is the same one of another kind', beer, { degree: { text: '43' } }, { alcoholDegree: 43 }],
      ['the same quantity of another measure', tobacco, { amount: { text: '0,7' } }, { amount: 0.7 }],
      ['a degree that is emptied is taken back', gin, { degree: { text: '' } }, { alcoholDegree: null }],
      ['of another kind it is not there', beer, { degree: { text: '' } }, {}],
    ])('says what the server would not keep: %s', (_what, now, changes, fields) => {
      expect(becomes(now, changes)).toEqual({
        kind: 'corrected',
        correction: { customId: 'a', productId: now.id, ...fields },
      });
    });

    it('says one litre of what was one piece', () => {
      expect(becomes(gin, { amount: { text: '1' }, degree: { text: '' } }, line, perfume)).toEqual({
        kind: 'corrected',
        correction: { customId: 'a', productId: 'gin', amount: 1 },
      });
    });

    it('takes back the degree of a line that stays what it was', () => {
      expect(becomes(vodka, { degree: { text: '' } })).toEqual({
        kind: 'corrected',
        correction: { customId: 'a', alcoholDegree: null },
      });
    });
  });

  it('reads a quantity of zero as a line that goes', () => {
    expect(check({ count: { text: '0' } })).toEqual({ kind: 'removed' });
  });

  it.each(['-1', '2,5', ''])('says of « %s » articles how one goes too, as its hint does', (text) => {
    expect(check({ count: { text } })).toMatchObject({
      problems: { messages: { count: correctionText.countWrong } },
    });
  });

  it('says of an article that was not declared that there is one at least', () => {
    const draft = newLineDraft(perfume, { price: { text: '12' }, count: { text: '0' } }, fromUs);
    expect(checkNewLine({ customId: 'n', draft, product: perfume, currencies })).toMatchObject({
      problems: { messages: { count: articleErrors.count } },
    });
  });

  it('names an article that leaves the nomenclature', () => {
    expect(check({ productId: null }, null).kind).toBe('faulty');
    expect(check({ productId: null, name: 'Lampe' }, null)).toEqual({
      kind: 'corrected',
      correction: { customId: 'a', productId: null, customName: 'Lampe' },
    });
  });

  it.each([{ price: { text: 'cher' } }, { price: { text: tooManyDecimals } }, { count: { text: '1,5' } }])(
    'says what is to be put right: %j',
    (changes) => expect(check(changes).kind).toBe('faulty'),
  );
});

describe('the currency of an article that was not declared', () => {
  const of = (changes: LineChanges, country: string) =>
    newLineDraft(null, changes, { country, currencies }).currency;
  const typed = (changes: LineChanges, country: string, touched: LineChanges): LineChanges => ({
    ...changes,
    ...touchedNewLine(touched, of(changes, country)),
  });

  it('follows the country of the trip, then its own country of purchase, while nothing is said of it', () => {
    const named = typed({}, 'JP', { name: 'Vase' });
    expect([of({}, 'JP'), of(named, 'JP'), of(named, 'CH')]).toEqual(['JPY', 'JPY', 'CHF']);
    const bought = typed(named, 'CH', { purchaseCountry: 'MA' });
    expect([of(bought, 'CH'), of(bought, 'JP')]).toEqual(['MAD', 'MAD']);
    expect(of(typed(bought, 'CH', { purchaseCountry: '' }), 'CH')).toBe('CHF');
  });

  it('stays once a price is typed in it, until it is erased', () => {
    const priced = typed({}, 'JP', { price: { text: '600' } });
    expect(of(priced, 'CH')).toBe('JPY');
    expect(of(typed(priced, 'CH', { price: { text: '' } }), 'CH')).toBe('CHF');
  });

  it('stays once it is chosen, be it that of the country', () => {
    const chosen = typed({}, 'JP', { currency: 'JPY' });
    expect(of(chosen, 'CH')).toBe('JPY');
    expect(
      of(typed(typed(chosen, 'CH', { price: { text: '6' } }), 'CH', { price: { text: '' } }), 'CH'),
    ).toBe('JPY');
  });
});

describe('what is read back', () => {
  it.each(['', 'EU', 'euro', '12,'])('has no currency where it is none: « %s »', (currency) => {
    const price = { text: '12' };
    expect(readLineChanges({ price, currency, isCurrencySaid: true })).toEqual({ price });
  });

  it('is all the rest as it was typed', () => {
    const changes: LineChanges = { price: { text: '12' }, currency: 'CHF', isCurrencySaid: true };
    expect(readLineChanges(changes)).toEqual(changes);
  });
});

describe('isLineChanges', () => {
  it('knows its own changes, and no others', () => {
    expect(isLineChanges({ productId: null, price: { text: '5', chosen: 5 } })).toBe(true);
    expect(isLineChanges({ price: { text: '5' }, priceBasis: 'each' })).toBe(true);
    expect(isLineChanges({ price: { text: '5' }, priceBasis: 'some' })).toBe(false);
    expect(isLineChanges({ currency: 'EUR', isCurrencySaid: 'oui' })).toBe(false);
    expect(isLineChanges({ price: 5 })).toBe(false);
    expect(isLineChanges('x')).toBe(false);
  });
});
