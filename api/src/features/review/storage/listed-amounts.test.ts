import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DayFigures, Declaration, DeclarationList } from '@retour/contract';
import { formatAskedTotal, isForbidden, restOf } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';

function readMigration(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, '../../../../migrations', name), 'utf8');
}

const free = (customName: string, changes: object = {}) => ({
  customId: customName,
  customName,
  originalValue: 12,
  currency: 'EUR',
  ...changes,
});
const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };
const cigarettes = { customId: 'c', id: 'cigarettes', originalValue: 600, currency: 'EUR', amount: 2_000 };

const telling = /^(?:to-assess|indicative-exceeded)$/u;

/** Declarations whose amount is words, or more than a number. */
const declared = {
  forbidden: { shoppingProducts: [free('Saucisson', { restriction: 'meat' })] },
  'forbidden, and to pay': {
    shoppingProducts: [free('Saucisson', { restriction: 'meat' }), perfume],
  },
  'forbidden, and another taxed because of it': {
    shoppingProducts: [
      free('Statuette en ivoire', { restriction: 'ivory', originalValue: 460, currency: 'USD' }),
      { customId: 'l', id: 'lampe-de-table', originalValue: 200, currency: 'USD' },
    ],
  },
  'forbidden, and another to pay for whatever happens': {
    shoppingProducts: [
      free('Statuette en ivoire', { restriction: 'ivory', originalValue: 460, currency: 'USD' }),
      perfume,
    ],
  },
  'forbidden, and another to assess because of it': {
    shoppingProducts: [
      free('Statuette en ivoire', { restriction: 'ivory', originalValue: 1_000 }),
      free('Lustre', { originalValue: 500 }),
      free('Vase', { originalValue: 100 }),
    ],
  },
  doubtful: { shoppingProducts: [free('Saucisson')] },
  'to assess': { shoppingProducts: [free('Lustre', { originalValue: 16_000 })] },
  'above an indicative level': { country: 'BE', meanOfTransport: 'car', shoppingProducts: [cigarettes] },
  regulated: { shoppingProducts: [free('Carabine', { restriction: 'weapons' })] },
  owed: { shoppingProducts: [perfume] },
  nothing: { shoppingProducts: [free('Vase')] },
} as const;

describe.each(engines)('the amounts of the list on the $name', ({ open }) => {
  let clock = Date.parse('2026-11-22T10:00:00Z');

  const { api, storage } = declarationsOn(open, { now: () => new Date(clock++) });

  it.each(Object.entries(declared))('are in the words of the declaration: %s', async (_what, changes) => {
    const { id } = await api.submitted(changes);
    const { assessment }: Declaration = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    const [row] = list.declarations;
    expect(row?.id).toBe(id);
    expect(row && formatAskedTotal(row)).toBe(formatAskedTotal(assessment));
    // Beside an amount of what may be kept, what is said of the lines is of that too.
    const kept = row?.shoppingProducts.filter((line) => !isForbidden(line)).map(({ status }) => status) ?? [];
    const asKept = restOf(assessment).shoppingProducts.map(({ status }) => status);
    expect(kept.filter((status) => telling.test(status))).toEqual(
      asKept.filter((status) => telling.test(status)),
    );
    const { customDuty = 0, excise = 0, vat = 0 } = row?.taxes ?? {};
    const asked = assessment.withoutForbidden?.detail ?? assessment;
    expect([customDuty, excise, vat]).toEqual([asked.totalCustomDuty, asked.totalExcise, asked.totalVat]);
  });

  it.each([
    ['heated tobacco above its allowance', 'tabac-a-chauffer', 500, true],
    ['heated tobacco within it', 'tabac-a-chauffer', 250, undefined],
    ['tobacco whose excise is known', 'tabac-a-pipe', 500, undefined],
  ] as const)('are said to lack a part of an excise: %s', async (_what, id, amount, lacks) => {
    const tobacco = { customId: 't', id, originalValue: 400, currency: 'EUR', amount };
    await api.submitted({ shoppingProducts: [tobacco] });
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    expect(list.declarations[0]?.hasExciseToConfirm).toBe(lacks);
  });

  it.each([
    ['a rug above its allowance', 'tapis-noue-laine', 900, true],
    ['a rug within it', 'tapis-noue-laine', 300, undefined],
    ['a duty that has no cap', 'parfum', 900, undefined],
  ] as const)('are said to lack the cap of a duty: %s', async (_what, id, originalValue, lacks) => {
    const shoppingProducts = [{ customId: 'r', id, originalValue, currency: 'EUR' }];
    await api.submitted({ shoppingProducts });
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    expect(list.declarations[0]?.totalIsMinimum).toBe(false);
    expect(list.declarations[0]?.hasDutyCapToConfirm).toBe(lacks);
  });

  it.each(Object.entries(declared))(
    'are between bounds where they are figures, until it is paid: %s',
    async (_what, changes) => {
      const bounds = '?minAmount=0&maxAmount=100000&limit=1';
      const newest = async (filters: string): Promise<DeclarationList> =>
        (await api.call('GET', filters, { agent: 'a1' })).json();
      const before = await newest(bounds);
      const { id } = await api.submitted(changes);
      const expectFound = async (isFound: boolean): Promise<void> => {
        const { declarations, total } = await newest(bounds);
        expect(declarations[0]?.id === id).toBe(isFound);
        expect(total - before.total).toBe(isFound ? 1 : 0);
      };
      const row = (await newest('?limit=1')).declarations[0];
      if (row === undefined) throw new Error('It is in the list.');
      const isFigure = /\d/u.test(formatAskedTotal(row));
      await expectFound(isFigure);
      // What nobody paid keeps no amount, once it is closed.
      const closed = { agent: 'a1', body: { status: 'refused', reason: 'Articles laissés au service.' } };
      expect((await api.call('PATCH', `${id}/`, closed)).statusCode).toBe(200);
      await expectFound(isFigure);
    },
  );

  it('are those of what may be kept in the sums, the order, the filters and the figures of a day', async () => {
    const figures = async (): Promise<DayFigures> =>
      (await api.call('GET', '/api/review/day/', { supervisor: 's1' })).json();
    const before = await figures();
    const { id } = await api.submitted({
      ...declared['forbidden, and another taxed because of it'],
      flightNumber: 'AF777',
    });
    const { assessment }: Declaration = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    expect([assessment.total > 0, assessment.withoutForbidden?.total]).toEqual([true, 0]);
    const listed = async (filters: string): Promise<DeclarationList> =>
      (await api.call('GET', `?flight=AF777${filters}`, { supervisor: 's1' })).json();
    expect((await listed('')).amounts?.due.total).toBe(0);
    expect((await listed('&minAmount=0.01')).total).toBe(0);
    const after = await figures();
    expect(after.toValidate.total).toBe(before.toValidate.total);
    expect(after.submitted.total).toBe(before.submitted.total);
    expect(after.submitted.declarations).toBe(before.submitted.declarations + 1);
  });

  it('are given to what was written before they were, in batches that end', async () => {
    const text = await readMigration('0041-asked-amounts-filled.batches.sql');
    const column =
      'total_cents, duty_cents, excise_cents, coalesce(total_is_minimum, false) as total_is_minimum';
    const written = (): Promise<readonly object[]> =>
      storage.database.run({ text: `select id, ${column} from declaration order by id`, values: [] });
    for (const changes of Object.values(declared)) await api.submitted(changes);
    const before = await written();
    await storage.database.run({
      text: `update declaration set total_is_minimum = null, total_cents = round((assessment ->> 'total')::numeric * 100),
        duty_cents = round((assessment ->> 'totalCustomDuty')::numeric * 100), excise_cents = round((assessment ->> 'totalExcise')::numeric * 100)`,
      values: [],
    });
    expect(await written()).not.toEqual(before);
    const changed = `${text} returning id`;
    const batches = [
      await storage.database.run({ text: changed, values: [] }),
      await storage.database.run({ text: changed, values: [] }),
    ];
    expect(batches.map(({ length }) => length > 0)).toEqual([true, false]);
    expect(await written()).toEqual(before);
  });

  it('are words in what was written before that was kept, in batches that end', async () => {
    const text = await readMigration('0046-totals-in-words-filled.batches.sql');
    const inWords = (): Promise<readonly object[]> =>
      storage.database.run({
        text: 'select id from declaration where total_in_words order by id',
        values: [],
      });
    for (const changes of Object.values(declared)) await api.submitted(changes);
    const before = await inWords();
    expect(before.length).toBeGreaterThan(4);
    await storage.database.run({ text: 'update declaration set total_in_words = null', values: [] });
    // No minimum was kept of what is older still.
    await storage.database.run({
      text: 'update declaration set total_is_minimum = null where not total_is_minimum',
      values: [],
    });
    const changed = `${text} returning id`;
    const batches = [
      await storage.database.run({ text: changed, values: [] }),
      await storage.database.run({ text: changed, values: [] }),
    ];
    expect(batches.map(({ length }) => length > 0)).toEqual([true, false]);
    expect(await inWords()).toEqual(before);
  });

  it('carry nothing of what is only an amount', async () => {
    await api.submitted(declared.owed);
    const list: DeclarationList = (await api.call('GET', '?limit=1', { agent: 'a1' })).json();
    expect(list.declarations[0]).toMatchObject({ shoppingProducts: [], warnings: [] });
  });
});
