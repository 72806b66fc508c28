import {
  articleNameSchema,
  decimalPlaces,
  simulationLimits,
  simulationRequestSchema,
} from '@retour/contract';
import { countryCodes, excludedCountries, meansOfTransport, restrictedGoodIds } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { basketArticles, firstIncompleteStep, productsStep, repairRequest } from '../../../store';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { encodeSimulation, restLimits, type SharedSimulation } from './encode-simulation';
import { maxLinkLength } from './max-link-length';
import { type ReadSimulation, readSimulation } from './read-simulation';

const { age, amount, alcoholDegree, originalValue } = simulationLimits;
const decimal = ({ max, decimals }: { readonly max: number; readonly decimals: number }, min = 0) =>
  fc
    .integer({ min, max: Math.min(max * 10 ** decimals, Number.MAX_SAFE_INTEGER) })
    .map((units) => units / 10 ** decimals)
    .filter((value) => value <= max && decimalPlaces(value) <= decimals);
const letter = fc.oneof(
  fc.constantFrom(...'aéœ 12’«ЖΩ東🎁'),
  fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }),
);
const isName = (text: string | undefined): text is string =>
  text !== undefined && articleNameSchema.safeParse(text).data === text;
const name = fc
  .array(letter, { minLength: 1, maxLength: 20 })
  .map((letters) => articleNameSchema.safeParse(letters.join('')).data)
  .filter(isName);
const purchaseCountry = fc.constantFrom(...[...countryCodes].filter((code) => !excludedCountries.has(code)));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const common = {
  name,
  value: decimal(originalValue),
  currency: fc.constantFrom('EUR', 'USD', 'JPY', 'CHF'),
  amount: maybe(decimal(amount, 1)),
  originCountry: maybe(fc.constantFrom(...countryCodes)),
  purchaseCountry: maybe(purchaseCountry),
};
const listed = fc.record({
  ...common,
  productId: fc.stringMatching(/^[a-z][a-z\d-]{0,79}$/),
  alcoholDegree: maybe(decimal(alcoholDegree)),
});
const unlisted = fc.record({
  ...common,
  restriction: maybe(fc.constantFrom(...restrictedGoodIds)),
  restrictionAnswers: maybe(
    fc.dictionary(fc.constantFrom(...restrictedGoodIds), fc.constant('yes' as const), {
      noNullPrototype: true,
      minKeys: 1,
    }),
  ),
});
/** Numbered as `readSimulation` does: identifiers of a device are in no link. */
const simulation: fc.Arbitrary<SharedSimulation> = fc
  .record({
    age: fc.integer(age),
    meanOfTransport: fc.constantFrom(...meansOfTransport),
    country: purchaseCountry,
    border: fc.boolean(),
    defaultCurrency: common.currency,
    shoppingProducts: fc.array(listed, { maxLength: 8 }),
    customShoppingProducts: fc.array(unlisted, { maxLength: 8 }),
  })
  .map(({ shoppingProducts, customShoppingProducts, border, ...trip }) => ({
    ...trip,
    border: border && trip.country === 'CH' && trip.meanOfTransport === 'car',
    shoppingProducts: shoppingProducts.map((one, index) => ({ ...one, id: `lien-${index + 1}` })),
    customShoppingProducts: customShoppingProducts.map((one, index) => ({
      ...one,
      id: `lien-${shoppingProducts.length + index + 1}`,
    })),
  }));

/** A link of ours around anything. */
const linkOf = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `1.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

function read(text: string): Extract<ReadSimulation, { kind: 'read' }> {
  const result = readSimulation(text);
  if (result.kind === 'unreadable') throw new Error(result.why);
  return result;
}

/** What may be stored, and sent where it is whole. */
function expectValid(result: ReadSimulation): void {
  if (result.kind === 'unreadable') return;
  const { request } = result;
  expect(basketArticles(request).length).toBeLessThanOrEqual(simulationLimits.shoppingProducts);
  if (firstIncompleteStep(request) !== productsStep) return;
  expect(repairRequest({ ...request })).toEqual(request);
  expect(simulationRequestSchema.safeParse(buildSimulationRequest(request)).error).toBeUndefined();
}

const trip = [34, 'plane', 'US', 0, 'USD'] as const;
const camera = ['appareil-photo-numerique', 'Appareil photo', 650];

describe('a link made by the service', () => {
  it('is read as what it was made of, whatever the basket', () => {
    fc.assert(
      fc.property(simulation, (shared) => {
        const result = read(encodeSimulation(shared));
        expect(result).toEqual({
          kind: 'read',
          request: shared,
          unread: [],
          tooMany: 0,
          rest: { lines: [], others: 0 },
        });
        expectValid(result);
      }),
    );
  });

  it('never says in the place of who opens it that an article is none of what the law restricts', () => {
    const article = { id: 'a', name: 'Pistolet', value: 80, currency: 'USD' };
    const { request } = read(
      encodeSimulation({
        age: 34,
        meanOfTransport: 'plane',
        country: 'US',
        border: false,
        defaultCurrency: 'USD',
        shoppingProducts: [],
        customShoppingProducts: [
          { ...article, restriction: 'none', restrictionAnswers: { weapons: 'no', meat: 'yes' } },
        ],
      }),
    );
    expect(request.customShoppingProducts).toEqual([
      { ...article, id: 'lien-1', restrictionAnswers: { meat: 'yes' } },
    ]);
    const forged = [null, 'Pistolet', 80, null, null, null, null, null, [[], ['weapons']], 'none'];
    const [asked] = read(linkOf([...trip, [forged]])).request.customShoppingProducts;
    expect(asked?.restriction).toBeUndefined();
    expect(asked?.restrictionAnswers).toEqual({});
  });

  it('holds the longest basket that a simulation takes, and fewer than a thousand signs for thirteen articles', () => {
    const longest = {
      id: 'a',
      name: '東'.repeat(simulationLimits.customName),
      value: 9_999_999.999,
      currency: 'JPY',
      amount: 999_999.999_999,
      originCountry: 'JP',
      purchaseCountry: 'JP',
    };
    const shared = {
      age: 18,
      meanOfTransport: 'plane',
      country: 'US',
      border: false,
      defaultCurrency: 'USD',
    } as const;
    const answers = Object.fromEntries(restrictedGoodIds.map((good) => [good, 'yes' as const]));
    const customs = Array.from({ length: simulationLimits.shoppingProducts }, () => ({
      ...longest,
      restrictionAnswers: answers,
    }));
    const text = encodeSimulation({ ...shared, shoppingProducts: [], customShoppingProducts: customs });
    expect(text.length).toBeLessThan(maxLinkLength);
    expect(read(text).unread).toEqual([]);
    const thirteen = Array.from({ length: 13 }, (_, index) => ({
      id: String(index),
      productId: 'ordinateur-portable',
      name: 'Ordinateur portable',
      value: 1_499.99,
      currency: 'USD',
    }));
    const usual = encodeSimulation({ ...shared, shoppingProducts: thirteen, customShoppingProducts: [] });
    expect(usual.length).toBeLessThan(1_000);
  });
});

const emptyOf = (): SharedSimulation => ({
  age: 34,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  defaultCurrency: 'USD',
  shoppingProducts: [],
  customShoppingProducts: [],
});

describe('what a shared result does not count', () => {
  it('goes with it, line by line', () => {
    const rest = { lines: [{ typed: '2 parfums 80 $' }, { typed: 'a 1 €; b 2 €', count: 2 }], others: 3 };
    expect(read(encodeSimulation(emptyOf(), rest)).rest).toEqual(rest);
  });

  it.each(['isForbidden', 'isRegulated', 'isUnderAge'] as const)(
    'says what was read of a line: %s',
    (tag) => {
      const rest = { lines: [{ typed: 'saucisson 10 €', [tag]: true }, { typed: 'vin 3 €' }], others: 0 };
      expect(read(encodeSimulation(emptyOf(), rest)).rest).toEqual(rest);
    },
  );

  it('is counted where it is too long to be told', () => {
    const line = { typed: 'x'.repeat(restLimits.characters + 1), count: 4 };
    const many = Array.from({ length: restLimits.lines + 2 }, () => ({ typed: 'vin' }));
    expect(read(encodeSimulation(emptyOf(), { lines: [line], others: 1 })).rest).toEqual({
      lines: [],
      others: 5,
    });
    const { lines, others } = read(encodeSimulation(emptyOf(), { lines: many, others: 0 })).rest;
    expect([lines.length, others]).toEqual([restLimits.lines, 2]);
  });

  it.each([
    ['a text that hides what it is', [['par\u202Efum'], 0], 1],
    ['no text', [[12, {}, ['vin', -1], ['vin', 1.5], ['']], 0], 5],
    ['spaces around it', [[' vin '], 0], 1],
    ['no list', ['vin', 0], 0],
    ['no number', [[], 'trois'], 1],
    ['too many', [[], 1e9], 1],
  ])('is counted where it cannot be read: %s', (_what, rest, others) => {
    const result = read(linkOf([...trip, [camera], ...rest]));
    expect(result.rest.others).toBe(others);
    expect(result.rest.lines.length + others).toBeGreaterThan(0);
  });
});

describe('a link written by anybody', () => {
  it('never fails, and gives nothing that could not be kept and computed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (text) => expectValid(readSimulation(text))));
    fc.assert(fc.property(fc.json(), (json) => expectValid(readSimulation(linkOf(JSON.parse(json))))));
    const odd = fc.oneof(
      fc.anything({ maxDepth: 1 }),
      fc.constantFrom('__proto__', 'constructor', -1, 1e308, 'US'),
    );
    fc.assert(
      fc.property(
        fc.array(odd, { maxLength: 7 }),
        fc.array(fc.array(odd, { maxLength: 11 }), { maxLength: 5 }),
        (answers, list) =>
          expectValid(readSimulation(linkOf([...answers.slice(0, 5), ...trip.slice(answers.length), list]))),
      ),
    );
  });

  it('keeps what is left of a link of which one sign was changed, or says that it is damaged', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    fc.assert(
      fc.property(simulation, fc.nat(), fc.constantFrom(...signs), (shared, at, sign) => {
        const text = encodeSimulation(shared);
        const place = at % text.length;
        expectValid(readSimulation(text.slice(0, place) + sign + text.slice(place + 1)));
        expectValid(readSimulation(text.slice(0, place)));
      }),
    );
  });

  it.each([
    ['', 'empty'],
    ['texte', 'damaged'],
    ['1.', 'damaged'],
    ['1.%%%', 'damaged'],
    ['1.AAAA', 'damaged'],
    [linkOf({ __proto__: [] }), 'damaged'],
    [linkOf(trip), 'damaged'],
    ['2.AAAA', 'other-version'],
    ['x'.repeat(maxLinkLength + 1), 'too-long'],
  ])('says of %.20s that it is %s', (text, why) => {
    expect(readSimulation(text)).toEqual({ kind: 'unreadable', why });
  });

  it('looks at the accents of no text that is too long for a name, however the link is made', () => {
    const normalise = vi.spyOn(String.prototype, 'normalize');
    const { unread } = read(
      linkOf([...trip, [[null, `a${'\u0315'.repeat(20_000)}${'\u0327'.repeat(20_000)}`, 12]]]),
    );
    expect(unread).toEqual([{ kind: 'unread', name: undefined, reason: 'unreadable' }]);
    const lengths = normalise.mock.contexts.map((text) => String(text).length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(4 * simulationLimits.customName);
    normalise.mockRestore();
  });

  it('names what cannot be taken, with the reason, and keeps the rest', () => {
    const list = [
      camera,
      ['parfum', 'Parfum', -1],
      ['parfum', 'Parfum', 10_000_001],
      ['parfum', 'Parfum', '12'],
      [null, 'Par\u202Efum', 12],
      [null, ' Bol ', 12],
      [null, 'Lampe', 12, 'dollars'],
      [null, 'Vase', 12, null, 1, null, 'ZZ'],
      [null, 'Tapis', 12, null, 1, null, null, 'FR'],
      'parfum',
    ];
    const { request, unread } = read(linkOf([...trip, list]));
    expect(basketArticles(request).map((article) => article.name)).toEqual(['Appareil photo']);
    expect(unread.map((article) => [article.name, article.reason])).toEqual([
      ['Parfum', 'price'],
      ['Parfum', 'price'],
      ['Parfum', 'price'],
      [undefined, 'unreadable'],
      [undefined, 'unreadable'],
      ['Lampe', 'unreadable'],
      ['Vase', 'unreadable'],
      ['Tapis', 'unreadable'],
      [undefined, 'price'],
    ]);
  });

  it.each([
    ['age', ['trente', 'plane', 'US']],
    ['meanOfTransport', [34, 'rocket', 'US']],
    ['country', [34, 'plane', 'ZZ']],
    ['country', [34, 'plane', 'FR']],
  ] as const)('asks again for the %s that it does not say, and keeps its articles', (lost, answers) => {
    const { request } = read(linkOf([...answers, 0, 'USD', [camera]]));
    expect(request[lost]).toBeUndefined();
    expect(basketArticles(request)).toHaveLength(1);
  });

  it('takes no key of the link for a key of an object', () => {
    const answers = ['__proto__', 'meat', 'constructor'];
    const { request } = read(
      linkOf([...trip, [[null, 'Saucisson', 12, null, null, null, null, null, answers]]]),
    );
    const [article] = request.customShoppingProducts;
    expect(article?.restrictionAnswers).toEqual({ meat: 'yes' });
    expect(Object.getPrototypeOf(article)).toBe(Object.prototype);
    expect(({} as { readonly meat?: unknown }).meat).toBeUndefined();
  });

  it('counts what is above the articles of a simulation, and looks at none of it', () => {
    const list = Array.from({ length: simulationLimits.shoppingProducts + 3 }, () => camera);
    const { request, tooMany } = read(linkOf([...trip, list]));
    expect([request.shoppingProducts.length, tooMany]).toEqual([simulationLimits.shoppingProducts, 3]);
  });

  it('believes nobody to be a frontier resident outside Switzerland by car', () => {
    expect(read(linkOf([34, 'plane', 'US', 1, 'USD', [camera]])).request.border).toBe(false);
    expect(read(linkOf([34, 'car', 'CH', 1, 'CHF', [camera]])).request.border).toBe(true);
    for (const said of [0, true, 'oui', 2])
      expect(read(linkOf([34, 'car', 'CH', said, 'CHF', [camera]])).request.border).toBe(false);
  });
});
