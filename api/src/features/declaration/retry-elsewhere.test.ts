import { randomUUID } from 'node:crypto';
import { type Declaration, minuteMs, secondMs } from '@retour/contract';
import type { CurrencyTable } from '@retour/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { shippedCurrencies } from '../../../test/shipped-data';
import { declarationBody } from './testing/declaration-body';
import { newToken } from './testing/start-declarations';

/** What another process has read: the dollar is worth twice as much. */
const newRates: CurrencyTable = {
  ...shippedCurrencies,
  edition: 'newer',
  currencies: shippedCurrencies.currencies.map((currency) =>
    currency.id === 'USD' ? { ...currency, rate: currency.rate / 2 } : currency,
  ),
};

describe.each(engines)('a PUT sent again to another process, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let clock = Date.parse('2026-10-15T12:00:00+02:00');
  let early: DeclarationsUnderTest;
  let late: DeclarationsUnderTest;
  let id = '';
  let token = '';

  beforeAll(async () => {
    storage = await open();
    const now = (): Date => new Date(clock);
    early = await startDeclarations(storage, { now, currencyTableOn: () => newRates });
    late = await startDeclarations(storage, { now, currencyTableOn: () => shippedCurrencies });
  });
  afterAll(async () => {
    await early.app.close();
    await late.app.close();
    await storage.dispose();
  });
  beforeEach(() => {
    id = randomUUID();
    token = newToken();
  });

  const put = (
    process: DeclarationsUnderTest,
    { ifMatch, ...changes }: { readonly ifMatch?: string; readonly [field: string]: unknown } = {},
  ) =>
    process.call('PUT', `${id}/`, {
      token,
      body: declarationBody(changes),
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });

  const orders = [
    ['knows the new rates', () => [late, early] as const],
    ['does not know them yet', () => [early, late] as const],
  ] as const;

  describe.each(orders)('that %s', (_, inOrder) => {
    it('is the same: what was first answered stays, and is what is sent', async () => {
      const [first, second] = inOrder();
      const stored: Declaration = (await put(first)).json();
      clock += 90 * secondMs;
      const again = await put(second);
      expect(again.statusCode).toBe(200);
      expect(again.json()).toEqual(stored);
      const sent = await second.call('PATCH', `${id}/`, {
        token,
        ifMatch: '"1"',
        body: { status: 'submitted' },
      });
      expect(sent.json().assessment).toEqual(stored.assessment);
      const afterSending = await put(first);
      expect([afterSending.statusCode, afterSending.json().status]).toEqual([200, 'submitted']);
      const elsewhere = await put(second);
      expect(elsewhere.json()).toEqual(afterSending.json());
    });

    it('is the same when it changes a draft, under the condition that the first one had', async () => {
      const [first, second] = inOrder();
      await put(first);
      const changed = await put(first, { age: 50, ifMatch: '"1"' });
      const again = await put(second, { age: 50, ifMatch: '"1"' });
      expect([again.statusCode, again.headers.etag]).toEqual([200, '"2"']);
      expect(again.json()).toEqual(changed.json());
      expect((await put(second, { age: 50, ifMatch: '"7"' })).statusCode).toBe(412);
    });

    it('is the same the next day, whose arrival nobody told', async () => {
      const [first, second] = inOrder();
      clock = Date.parse('2026-10-16T23:59:30+02:00');
      const stored: Declaration = (await put(first)).json();
      clock += minuteMs;
      expect((await put(second)).json()).toEqual(stored);
      expect((await put(second, { date: '2026-10-17' })).json()).toMatchObject({
        version: 2,
        date: '2026-10-17',
      });
    });

    it('is another one without the day of arrival that was told', async () => {
      const [first, second] = inOrder();
      clock = Date.parse('2026-10-17T12:00:00+02:00');
      await put(first, { date: '2026-10-25' });
      expect((await put(second)).json()).toMatchObject({ version: 2, date: '2026-10-17' });
    });

    it('is another one after two minutes, which says its edition and its amount', async () => {
      const [first, second] = inOrder();
      const stored: Declaration = (await put(first)).json();
      clock += 2 * minuteMs + 1;
      const later: Declaration = (await put(second)).json();
      expect(later.version).toBe(2);
      expect(later.exchangeRates.edition).not.toBe(stored.exchangeRates.edition);
      expect(later.assessment.total).not.toBe(stored.assessment.total);
    });

    it('is another one when it says anything else, and when somebody else sends it', async () => {
      const [first, second] = inOrder();
      const stored: Declaration = (await put(first)).json();
      const other: Declaration = (await put(second, { age: 51 })).json();
      expect(other.version).toBe(2);
      expect(other.exchangeRates.edition).not.toBe(stored.exchangeRates.edition);
      const body = declarationBody({ age: 51 });
      expect((await second.call('PUT', `${id}/`, { token: newToken(), body })).statusCode).toBe(404);
    });
  });

  it('is one declaration when both receive it at the same moment', async () => {
    const answers = await Promise.all([put(early), put(late), put(early), put(late)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const editions = new Set(answers.map((answer) => answer.json().exchangeRates.edition));
    expect(editions.size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().version))).toEqual(new Set([1]));
  });
});
