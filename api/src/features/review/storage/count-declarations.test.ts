import { dayInParis, type ReviewFilterOf, reviewFilterNames, reviewFilters } from '@retour/contract';
import { type AnswerInWords, formatAskedTotal, installationOffice, parseFlightNumber } from '@retour/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import type { DeclarationsUnderTest } from '../../declaration/testing/start-declarations';
import { countDeclarations, countFound, countInTable, type Sums } from './count-declarations';
import { type Filters, isInDayTotals, type NarrowingFilter, narrowingFilters } from './filter-sql';
import { foldMoves } from './fold-moves';

/** Around midnight in Paris, the night that the clocks go back too. */
const moments = [
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
];
const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'];

const codes: Readonly<Record<ReviewFilterOf<'code'>, readonly string[]>> = {
  flight: ['AF123', 'af 0123', 'LH42', 'XX1'],
  office: [installationOffice.id, 'aeroport-ory'],
};

/** What was declared, as it is stored in full. */
interface Row {
  readonly status: string;
  readonly transport: string;
  readonly at: Date;
  readonly flight: string | null;
  readonly total: number;
  readonly duty: number;
  readonly excise: number;
  readonly vat: number;
  readonly office: string | null;
  readonly handled: string | null;
  readonly waits: boolean;
  readonly minimum: boolean;
  readonly erased: boolean;
  readonly assessment: AnswerInWords;
}

/** What is not written as a figure is none, until it is paid. */
const isAmount = ({ status, total, minimum, assessment }: Row): boolean =>
  total > 0 || (!minimum && (status === 'paid' || /\d/u.test(formatAskedTotal(assessment))));

/** What each filter keeps, by another way than its SQL. */
const keeps: {
  readonly [Name in NarrowingFilter]: (row: Row, value: NonNullable<Filters[Name]>) => boolean;
} = {
  status: ({ status }, chosen) => chosen.some((one) => one === status),
  meanOfTransports: ({ transport }, chosen) => chosen.some((one) => one === transport),
  flight: ({ flight }, typed) => parseFlightNumber(flight ?? '') === parseFlightNumber(typed),
  office: ({ office }, id) => office === id,
  minAmount: (row, euros) => isAmount(row) && row.total >= euros,
  maxAmount: (row, euros) => isAmount(row) && row.total <= euros,
  corrections: ({ waits }) => waits,
  startDate: ({ at }, day) => dayInParis(at) >= day,
  endDate: ({ at }, day) => dayInParis(at) <= day,
  handledDate: ({ handled }, day) => handled === day,
};

function isKeptBy<Name extends NarrowingFilter>(name: Name, row: Row, filters: Filters): boolean {
  const value = filters[name];
  return value === undefined || value === null || keeps[name](row, value);
}

function isKept(row: Row, filters: Filters): boolean {
  return narrowingFilters.every((name) => isKeptBy(name, row, filters));
}

/** Values of every filter of the table but what is typed to search: a filter that is added is tried as the others are. */
const tried: readonly Filters[] = reviewFilterNames.flatMap((name): readonly Filters[] => {
  const row = reviewFilters[name];
  if (row.kind === 'text') return [];
  if (row.kind === 'day') return days.map((day) => ({ [name]: day }));
  if (row.kind === 'code') return codes[name as keyof typeof codes].map((code) => ({ [name]: code }));
  if (row.kind === 'euros') return [0, 0.01, 90, 339.51, 10_000].map((euros) => ({ [name]: euros }));
  return [...row.values.map((value) => ({ [name]: [value] })), { [name]: row.values.slice(0, 2) }];
});
type Draft = Parameters<DeclarationsUnderTest['draft']>[0];
const goods = (originalValue: number) => ({
  shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue, currency: 'EUR' }],
});
/** Each with what is owed on it: nothing, little, much. */
const trips: readonly Draft[] = [
  { meanOfTransport: 'plane', flightNumber: 'AF 0123', ...goods(900) },
  { meanOfTransport: 'plane', flightNumber: 'LH42', ...goods(450) },
  { meanOfTransport: 'car', ...goods(20) },
  // Said in words: what is owed is known once it is seen.
  {
    meanOfTransport: 'train',
    shoppingProducts: [{ customId: 's', customName: 'Saucisson', originalValue: 12, currency: 'EUR' }],
  },
  // To be assessed: no sum counts it.
  {
    meanOfTransport: 'train',
    shoppingProducts: [{ customId: 'l', customName: 'Lustre', originalValue: 16_000, currency: 'EUR' }],
  },
  {
    meanOfTransport: 'boat',
    shoppingProducts: [
      ...goods(2_400).shoppingProducts,
      { customId: 'c', id: 'cigarettes', originalValue: 600, currency: 'EUR', amount: 2_000 },
    ],
  },
];

/** Two of them, whichever comes first; two values of one filter are its last. */
const together = tried.flatMap((one, place) =>
  tried
    .slice(place + 1)
    .map((other): Filters => ({ ...one, ...other }))
    .filter((both) => Object.keys(both).length === 2),
);

describe.each(engines)('the count of the list on the $name', ({ open }) => {
  let clock = 0;

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });
  beforeAll(async () => {
    for (const [at, moment] of moments.entries()) {
      clock = Date.parse(moment);
      for (const [place, trip] of trips.entries()) {
        const { id, token } = await api.draft(trip);
        const give = (status: string, by: object): Promise<unknown> =>
          api.call('PATCH', `${id}/`, { ...by, body: { status } });
        if (at % 2 === 0 || place === 0) await give('submitted', { token });
        if (trip?.meanOfTransport === 'car') await give('cancelled', { token });
        if (place === 0 && at > 0) await give(at === 1 ? 'validated' : 'paid', { agent: 'a1' });
        if (place === 0 && at === 1) {
          const body = { reason: 'Facture présentée.', corrections: [{ customId: 'a', originalValue: 1 }] };
          await api.call('POST', `${id}/correction/`, { agent: 'a1', ifMatch: '*', body });
        }
        if (place === 0 && at === 3) await give('validated', { supervisor: 's1' });
        // Erased while it waits: nobody will pay it.
        if (at === 2 && (place === 1 || place === 4)) {
          await storage.database.run({
            text: 'update declaration set anonymised_at = now() where id = $1::uuid',
            values: [id],
          });
        }
      }
    }
  });

  it('is a recount of what was declared, to the cent, for any filters at once', async () => {
    const { run } = storage.database;
    const rows = await run<Row>({
      text: `select status, mean_of_transport as transport, created_at as at, request ->> 'flightNumber' as flight,
          (assessment ->> 'total')::float8 as total, (assessment ->> 'totalCustomDuty')::float8 as duty,
          (assessment ->> 'totalExcise')::float8 as excise, (assessment ->> 'totalVat')::float8 as vat, office_id as office, handled_day::text as handled,
          pending_correction_id is not null as waits,
          (assessment ->> 'totalIsMinimum')::boolean as minimum,
          anonymised_at is not null as erased, assessment
        from declaration`,
      values: [],
    });
    const sum = (kept: readonly Row[], ...statuses: readonly string[]): Sums => {
      const owed = kept.filter(({ status }) => statuses.includes(status));
      const of = (tax: 'total' | 'duty' | 'excise' | 'vat'): number =>
        owed.reduce((cents, row) => cents + Math.round(row[tax] * 100), 0);
      return { total: of('total'), customDuty: of('duty'), excise: of('excise'), vat: of('vat') };
    };
    const anyFilters = fc
      .array(fc.constantFrom(...tried), { minLength: 0, maxLength: 5 })
      .map((some): Filters => Object.assign({}, ...some));
    const found = new Set<number>();
    const minimums = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const kept = rows.filter((row) => isKept(row, filters));
        const toPay = kept.filter(({ erased }) => !erased);
        const isMinimum = toPay.some(
          ({ status, minimum }) => minimum && ['submitted', 'validated'].includes(status),
        );
        const due = { ...sum(toPay, 'submitted', 'validated'), isMinimum };
        const amounts = { due, collected: sum(kept, 'paid') };
        const exact = { total: kept.length, isMinimum: false, amounts };
        expect(await countDeclarations(run, filters, 100)).toEqual(exact);
        found.add(kept.length);
        minimums.add(isMinimum);
      }),
      { numRuns: 150 },
    );
    expect(found.size).toBeGreaterThan(4);
    expect(minimums.size).toBe(2);
  });

  it('is that of the table for every filter that the totals of days know, folded or not', async () => {
    const { run } = storage.database;
    for (let pass = 0; pass < 2; pass += 1) {
      for (const filters of tried) {
        const { total, isMinimum } = await countInTable(run, filters, 100);
        expect(isMinimum).toBe(false);
        if (!isInDayTotals(filters)) continue;
        expect([filters, (await countDeclarations(run, filters, 0)).total]).toEqual([filters, total]);
      }
      await foldMoves(run);
    }
  });

  it('is that of the table for two filters at once', async () => {
    const { run } = storage.database;
    const found = new Set<number>();
    for (const filters of together) {
      const counted = await countInTable(run, filters, 100);
      expect([filters, await countDeclarations(run, filters, 100)]).toEqual([filters, counted]);
      found.add(counted.total);
    }
    expect(found.size).toBeGreaterThan(4);
  });

  it('is worth the same of what a search found, whoever was erased while it waited apart', async () => {
    const { run } = storage.database;
    const rows = await run<{ id: string }>({ text: 'select id from declaration', values: [] });
    const { total, amounts } = await countDeclarations(run, {}, 100);
    expect(
      await countFound(
        run,
        rows.map(({ id }) => id),
      ),
    ).toEqual({ total, isMinimum: false, amounts });
  });

  it('is what the list shows, and every filter leaves something out', async () => {
    const { run } = storage.database;
    const { total: all } = await countDeclarations(run, {}, 100);
    expect(all).toBe(moments.length * trips.length);
    const narrowed = new Set<string>();
    for (const filters of tried) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filters))
        for (const one of [value ?? []].flat()) query.append(name, String(one));
      const { declarations, total } = (await api.call('GET', `?limit=100&${query}`, { agent: 'a1' })).json();
      expect([filters, declarations.length]).toEqual([filters, total]);
      if (total < all) for (const name of Object.keys(filters)) narrowed.add(name);
    }
    expect([...narrowed]).toEqual(reviewFilterNames.filter((name) => reviewFilters[name].kind !== 'text'));
  });

  it('is a minimum in the table once there are more than is asked', async () => {
    const { run } = storage.database;
    const all = moments.length * trips.length;
    expect(await countInTable(run, {}, all)).toMatchObject({ total: all, isMinimum: false });
    expect(await countInTable(run, {}, all - 1)).toEqual({ total: all - 1, isMinimum: true, amounts: null });
  });
});
