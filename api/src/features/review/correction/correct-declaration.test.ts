import { webcrypto } from 'node:crypto';
import { checkDeclarationCode } from '@retour/contract';
import type { CurrencyTable } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { shippedCurrencies } from '../../../../test/shipped-data';
import { declarationBody } from '../../declaration/testing/declaration-body';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

const bought = [
  { customId: 'a', customName: 'Vase', originalValue: 700, currency: 'USD' },
  { customId: 'b', id: 'whisky', originalValue: 60, currency: 'USD', amount: 2, alcoholDegree: 40 },
];
const reason = 'Le vase coûte 750 dollars sur la facture.';
const dearer = { reason, corrections: [{ customId: 'a', originalValue: 750 }] };

describe.each(engines)('corrections on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let claire: string;
  let hugo: string;
  let table: CurrencyTable = shippedCurrencies;
  let clock = Date.parse('2026-10-15T12:00:00+02:00');

  beforeAll(async () => {
    storage = await open();
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    hugo = await insertAgent(run, { firstName: 'Hugo', lastName: 'Bernard', email: 'hugo@example.org' });
    api = await startDeclarations(storage, {
      now: () => {
        clock += 1_000;
        return new Date(clock);
      },
      currencyTableOn: () => table,
    });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const correct = (id: string, options: { agent?: string; ifMatch?: string; body?: unknown } = {}) =>
    api.call('POST', `${id}/correction/`, { agent: claire, ifMatch: '"2"', body: dearer, ...options });
  const read = async (id: string, agent = claire) => (await api.call('GET', `${id}/`, { agent })).json();
  const history = async (id: string) =>
    (await api.call('GET', `${id}/history/`, { agent: claire })).json().history;

  it('shows the difference before, stores a new version, and keeps the one before it', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: bought });
    const before = await read(id);
    const preview = await api.call('POST', `${id}/correction/preview/`, { agent: claire, body: dearer });
    expect(preview.statusCode).toBe(200);
    expect(preview.json()).toMatchObject({ version: 2, before: before.assessment });
    expect(await read(id)).toEqual(before);

    const corrected = await correct(id);
    expect(corrected.statusCode).toBe(200);
    expect(corrected.headers.etag).toBe('"3"');
    const after = corrected.json();
    expect(after).toMatchObject({
      status: 'submitted',
      version: 3,
      correction: { reason },
      shoppingProducts: [{ customId: 'a', originalValue: 750 }, bought[1]],
      exchangeRates: before.exchangeRates,
    });
    expect(after.assessment).toEqual(preview.json().after);
    const difference = after.assessment.total - before.assessment.total;
    expect(difference).toBeGreaterThan(5);
    expect(preview.json().difference).toBeCloseTo(difference, 6);
    expect(await read(id)).toEqual({ ...after, corrections: [after.correction] });

    const older = await api.call('GET', `${id}/versions/2/`, { agent: hugo });
    expect(older.json()).toEqual(before);
    expect((await history(id)).at(-1)).toMatchObject({
      version: 3,
      action: 'corrected',
      by: { type: 'agent', id: claire, name: 'Claire Martin' },
      from: 'submitted',
      to: 'submitted',
      reason,
      amounts: {
        before: { total: before.assessment.total, totalIsMinimum: before.assessment.totalIsMinimum },
        after: { total: after.assessment.total, totalIsMinimum: after.assessment.totalIsMinimum },
      },
    });

    const seen = (await api.call('GET', `${id}/`, { token })).json();
    expect(seen).toMatchObject({ version: 3, correction: { reason } });
    expect(JSON.stringify(seen)).not.toMatch(/tobaccoTax|alcoholTax|Claire/);
    const replayed = await api.call('PUT', `${id}/`, {
      token,
      body: declarationBody({ shoppingProducts: bought }),
    });
    expect(replayed.statusCode).toBe(409);
  });

  it('signs the new version, and the codes of both are genuine', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const before = await read(id);
    const { code, assessment } = (await correct(id)).json();
    const { keys } = (await api.call('GET', 'signing-key/')).json();
    const check = (text: string) => checkDeclarationCode(text, { keys }, webcrypto.subtle);
    expect(await check(code)).toMatchObject({
      kind: 'genuine',
      code: { version: 3, total: Math.round(assessment.total * 100) },
    });
    expect(await check(before.code)).toMatchObject({ kind: 'genuine', code: { version: 2 } });
    expect((await api.call('GET', `${id}/versions/2/`, { agent: claire })).json().code).toBe(before.code);
  });

  it('keeps the rates of the declaration, and takes a new currency from the table of its day', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const before = await read(id);
    const currencies = shippedCurrencies.currencies.map((one) => ({ ...one, rate: one.rate * 2 }));
    table = { ...shippedCurrencies, edition: '2026-10-bis', currencies };
    const corrections = [
      { customId: 'a', originalValue: 701 },
      { customId: 'b', currency: 'CHF' },
    ];
    const after = (await correct(id, { body: { reason, corrections } })).json();
    table = shippedCurrencies;
    const [dollar, franc] = after.assessment.shoppingProducts;
    expect(dollar.exchangeRate).toBe(before.assessment.shoppingProducts[0].exchangeRate);
    const explained = JSON.stringify(dollar.explanation);
    expect(explained).toContain(before.assessment.shoppingProducts[0].explanation[0].figures.rateDate);
    expect(franc.exchangeRate).toBe(currencies.find((one) => one.id === 'CHF')?.rate);
    expect(after.exchangeRates).toMatchObject({
      edition: before.exchangeRates.edition,
      rates: { USD: before.exchangeRates.rates.USD, CHF: franc.exchangeRate },
    });
  });

  it.each([
    ['the same name', { customName: 'Vase', originalValue: 9 }],
    ['the same name, after a space', { customName: 'Vase ', originalValue: 9 }],
    ['another spelling', { customName: 'Vase bleu' }],
    ['no product, which it has not', { productId: null, originalValue: 9 }],
    ['an answer about another good', { restrictionAnswers: { fish: 'no' } }],
    ['no answer', { restrictionAnswers: {}, originalValue: 9 }],
    ['« none », about its name', { restriction: 'none' }],
  ])('keeps what its author said a line to be: %s', async (_name, change) => {
    for (const answered of [{ restrictionAnswers: { ivory: 'yes' } }, { restriction: 'ivory' }]) {
      const { id } = await api.submitted({ shoppingProducts: [{ ...bought[0], ...answered }] });
      const corrections = [{ customId: 'a', ...change }];
      const corrected = (await correct(id, { body: { reason, corrections } })).json();
      expect(corrected.assessment.shoppingProducts[0].restriction).toEqual({
        code: 'ivory',
        severity: 'forbidden',
      });
      const denial = [{ customId: 'a', restrictionAnswers: { ivory: 'no' } }];
      const denied = await correct(id, { ifMatch: '"3"', body: { reason, corrections: denial } });
      expect(denied.json().assessment.shoppingProducts[0]).not.toHaveProperty('restriction');
    }
  });

  it('reclassifies a line, both ways', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const known = { reason, corrections: [{ customId: 'a', productId: 'parfum', amount: 1 }] };
    const first = (await correct(id, { body: known })).json();
    expect(first.shoppingProducts[0]).toMatchObject({ id: 'parfum', customName: 'Parfum' });
    const custom = { reason, corrections: [{ customId: 'b', productId: null, customName: 'Bouteille' }] };
    const second = (await correct(id, { ifMatch: '"3"', body: custom })).json();
    expect(second.shoppingProducts[1].id).toBeUndefined();
    expect(second.assessment.shoppingProducts[1]).toMatchObject({ id: null, customName: 'Bouteille' });
    for (const [version, ids] of [
      [2, [undefined, 'whisky']],
      [3, ['parfum', 'whisky']],
      [4, ['parfum', undefined]],
    ] as const) {
      const { shoppingProducts } = (
        await api.call('GET', `${id}/versions/${version}/`, { agent: hugo })
      ).json();
      expect(shoppingProducts.map((line: { id?: string }) => line.id)).toEqual(ids);
    }
  });

  it.each([
    ['an unknown line', [{ customId: 'z', originalValue: 1 }], 'corrections.0.customId'],
    ['a line twice', [{ customId: 'a' }, { customId: 'a' }], 'corrections.1.customId'],
    [
      'an unknown product',
      [{ customId: 'b' }, { customId: 'a', productId: 'licorne' }],
      'corrections.1.productId',
    ],
    ['a family of products', [{ customId: 'a', productId: 'alcools' }], 'corrections.0.productId'],
    ['a price below zero', [{ customId: 'a', originalValue: -1 }], 'corrections.0.originalValue'],
    ['an unknown currency', [{ customId: 'a', currency: 'ZZZ' }], 'corrections.0.currency'],
    ['a NUL in a name', [{ customId: 'a', customName: 'a\0' }], 'corrections.0.customName'],
    ['an unknown origin', [{ customId: 'b', originCountry: 'ZZ' }], 'corrections.0.originCountry'],
    [
      'an unknown country of purchase',
      [{ customId: 'b', purchaseCountry: 'ZZ' }],
      'corrections.0.purchaseCountry',
    ],
    [
      'the trip’s own country of purchase of what was bought there',
      [{ customId: 'b', purchaseCountry: 'US' }],
      'corrections',
    ],
    ['nothing', [], 'corrections'],
    ['what changes nothing', [{ customId: 'a', originalValue: 700 }], 'corrections'],
  ])('refuses %s', async (_name, corrections, path) => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const answer = await correct(id, { body: { reason, corrections } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect(answer.json().errors[0].message).toMatch(/^\p{Lu}.*\.$|\)\.$/u);
    expect((await read(id)).version).toBe(2);
  });

  it('refuses a product that is not offered at that age, and a reason too short', async () => {
    const { id } = await api.submitted({ age: 15, shoppingProducts: [bought[0]] });
    const corrections = [{ customId: 'a', productId: 'whisky', amount: 1 }];
    const young = await correct(id, { body: { reason, corrections } });
    expect(young.json().errors).toMatchObject([
      { path: 'corrections.0.productId', code: 'product-not-offered-at-age' },
    ]);
    expect(young.json().errors[0].message).toMatch(/une déclaration en douane\s: .*s’il est seul\.$/u);
    expect(young.json().errors[0].message).not.toMatch(/un agent/u);
    const short = await correct(id, { body: { ...dearer, reason: 'ah' } });
    expect(short.json().errors).toMatchObject([{ path: 'reason' }]);
  });

  it('demands the version that was read, and refuses an old one', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: bought });
    const blind = await api.call('POST', `${id}/correction/`, { agent: claire, body: dearer });
    expect(blind.statusCode).toBe(428);
    expect(blind.json()).toMatchObject({ code: 'version-required' });
    const stale = await correct(id, { ifMatch: '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ currentVersion: 2 });
    expect(
      (await api.call('POST', `${id}/correction/`, { token, ifMatch: '"2"', body: dearer })).statusCode,
    ).toBe(401);
    expect((await correct('K7Q-2MX-9TD')).statusCode).toBe(404);
    const first = await correct(id);
    const again = await correct(id);
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    expect((await correct(id, { agent: hugo })).statusCode).toBe(412);
    expect(await history(id)).toHaveLength(3);
  });

  it('corrects what is sent or validated, and nothing else', async () => {
    const { id: draft } = await api.draft();
    const early = await correct(draft, { ifMatch: '"1"' });
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'correction-refused', current: 'draft' });
    expect(early.json().detail).toMatch(/^Seule une déclaration envoyée ou validée se corrige\./u);
    const { id } = await api.submitted({ shoppingProducts: bought });
    await api.call('PATCH', `${id}/`, { agent: hugo, body: { status: 'validated' } });
    const corrected = await correct(id, { ifMatch: '"3"' });
    expect(corrected.json()).toMatchObject({ status: 'validated', version: 4 });
    await api.call('PATCH', `${id}/`, { agent: hugo, body: { status: 'paid', payment: 'card' } });
    expect((await correct(id, { ifMatch: '"5"' })).statusCode).toBe(409);
    const statuses = [];
    for (const version of [1, 2, 3, 4, 5]) {
      const { status, payment, code, assessment } = (
        await api.call('GET', `${id}/versions/${version}/`, { agent: claire })
      ).json();
      statuses.push([status, payment, code !== undefined, assessment.total]);
    }
    const [before, after] = [statuses[0]?.[3], corrected.json().assessment.total];
    expect(statuses).toEqual([
      ['draft', undefined, false, before],
      ['submitted', undefined, true, before],
      ['validated', undefined, true, before],
      ['validated', undefined, true, after],
      ['paid', 'card', true, after],
    ]);
    expect((await api.call('GET', `${id}/versions/6/`, { agent: claire })).statusCode).toBe(404);
  });

  it('has no version of a draft that was replaced', async () => {
    const { id, token } = await api.draft();
    await api.call('PUT', `${id}/`, { token, body: declarationBody({ age: 40 }) });
    await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    const version = (number: number) => api.call('GET', `${id}/versions/${number}/`, { agent: claire });
    expect((await version(1)).statusCode).toBe(404);
    expect((await version(2)).json()).toMatchObject({ status: 'draft', age: 40 });
    expect((await api.call('GET', `${id}/versions/2/`, { token })).statusCode).toBe(401);
  });

  it('lets one of two agents through, whatever each of them does', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await api.submitted({ shoppingProducts: bought });
      const change = (agent: string, body: object) =>
        api.call('PATCH', `${id}/`, { agent, ifMatch: '"2"', body });
      const first = [
        () => change(claire, { status: 'validated' }),
        () => correct(id),
        () => change(claire, { status: 'refused', reason: 'Article interdit.' }),
      ];
      const second = [
        () => change(hugo, { status: 'refused', reason: 'Article interdit.' }),
        () => change(hugo, { status: 'validated' }),
        () => correct(id, { agent: hugo, body: { ...dearer, reason: 'Facture de 750 $.' } }),
      ];
      const [one, other] = [first[round % 3], second[(round + (round > 2 ? 1 : 0)) % 3]];
      const answers = await Promise.all([one?.(), other?.(), one?.(), other?.()]);
      const statuses = answers.map((answer) => answer?.statusCode);
      // The same agent's repeated call may be told that it was done.
      expect(statuses.every((status) => status === 200 || status === 412 || status === 409)).toBe(true);
      const winners = new Set(statuses.flatMap((status, at) => (status === 200 ? [at % 2] : [])));
      expect(winners.size).toBe(1);
      expect(await history(id)).toHaveLength(3);
      expect((await read(id)).version).toBe(3);
    }
  });

  it('keeps the totals exact', async () => {
    const { run } = storage.database;
    const counted = await run({
      text: `select status, sum(declarations)::int as declarations, sum(cents)::float8 as cents from (
          select status, declarations, cents from declaration_day_total
          union all select status, declarations, cents from declaration_move) counted
        group by status having sum(declarations) <> 0 or sum(cents) <> 0 order by status`,
      values: [],
    });
    const real = await run({
      text: `select status, count(*)::int as declarations,
          sum(round((assessment ->> 'total')::numeric * 100))::float8 as cents
        from declaration group by status order by status`,
      values: [],
    });
    expect(counted).toEqual(real);
  });
});
