import { reviewFilterNames, reviewFilters } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';
import { countDeclarations, countInTable, countTallied } from './count-declarations';
import { type Filters, isTallied } from './filter-sql';
import { foldTally } from './fold-tally';

/** Around midnight in Paris, the night that the clocks go back too. */
const moments = [
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
];
const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'];

/** Values of every filter of the table but what is typed to search: a filter that is added is tried as the others are. */
const tried: readonly Filters[] = reviewFilterNames.flatMap((name): readonly Filters[] => {
  const row = reviewFilters[name];
  if (row.kind === 'text') return [];
  if (row.kind === 'day') return days.map((day) => ({ [name]: day }));
  return [...row.values.map((value) => ({ [name]: [value] })), { [name]: row.values.slice(0, 2) }];
});
const together = tried.flatMap((one) => tried.map((other): Filters => ({ ...one, ...other })));

describe.each(engines)('the count of the list on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let clock = 0;

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(storage, { now: () => new Date(clock) });
    for (const [at, moment] of moments.entries()) {
      clock = Date.parse(moment);
      for (const meanOfTransport of ['plane', 'car', 'boat'] as const) {
        const { id, token } = await api.draft({ meanOfTransport });
        if (at % 2 === 0 && meanOfTransport !== 'boat') {
          await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
        }
        if (meanOfTransport === 'car')
          await api.call('PATCH', `${id}/`, { token, body: { status: 'cancelled' } });
      }
    }
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  it('is that of the table for every filter that the tally knows, folded or not', async () => {
    const { run } = storage.database;
    for (let pass = 0; pass < 2; pass += 1) {
      for (const filters of tried) {
        const { total, isMinimum } = await countInTable(run, filters, 100);
        expect(isMinimum).toBe(false);
        const tally = await countTallied(run, filters);
        expect([filters, isTallied(filters) ? tally : tally >= total]).toEqual([
          filters,
          isTallied(filters) ? total : true,
        ]);
      }
      await foldTally(run);
    }
  });

  it('is that of the table for two filters at once', async () => {
    const { run } = storage.database;
    const found = new Set<number>();
    for (const filters of together) {
      const { total } = await countInTable(run, filters, 100);
      expect([filters, await countDeclarations(run, filters, 100)]).toEqual([
        filters,
        { total, isMinimum: false },
      ]);
      found.add(total);
    }
    expect(found.size).toBeGreaterThan(4);
  });

  it('is what the list shows, and every filter leaves something out', async () => {
    const { run } = storage.database;
    const { total: all } = await countDeclarations(run, {}, 100);
    expect(all).toBe(moments.length * 3);
    const narrowed = new Set<string>();
    for (const filters of tried) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filters))
        for (const one of [value ?? []].flat()) query.append(name, one);
      const { declarations, total } = (await api.call('GET', `?limit=100&${query}`, { agent: 'a1' })).json();
      expect([filters, declarations.length]).toEqual([filters, total]);
      if (total < all) for (const name of Object.keys(filters)) narrowed.add(name);
    }
    expect([...narrowed]).toEqual(reviewFilterNames.filter((name) => reviewFilters[name].kind !== 'text'));
  });

  it('is a minimum in the table once there are more than is asked', async () => {
    const { run } = storage.database;
    expect(await countInTable(run, {}, 12)).toEqual({ total: 12, isMinimum: false });
    expect(await countInTable(run, {}, 11)).toEqual({ total: 11, isMinimum: true });
  });
});
