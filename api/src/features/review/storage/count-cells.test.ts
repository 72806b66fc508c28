import { randomUUID } from 'node:crypto';
import { dayInParis } from '@retour/contract';
import {
  centsOf,
  declarationStatuses,
  lineStatuses,
  meansOfTransport,
  warningSeverities,
} from '@retour/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { makePublicId } from '../../declaration/storage/insert-declaration';
import { startDeclarations } from '../../declaration/testing/start-declarations';
import { bracketAfter, bracketFrom, nearestBracket } from './amount-brackets';
import { countDeclarations, type Sums } from './count-declarations';
import type { Filters } from './filter-sql';
import { foldMoves } from './fold-moves';

/** A declaration as the test itself knows it. */
interface Written {
  readonly id: string;
  readonly status: (typeof declarationStatuses)[number];
  readonly transport: (typeof meansOfTransport)[number];
  readonly office: string | null;
  readonly at: Date;
  readonly duty: number;
  readonly excise: number;
  readonly vat: number;
  /** An article is to be assessed. */
  readonly minimum: boolean;
  /** What its only warning, and its only article, say. */
  readonly severity: (typeof warningSeverities)[number];
  readonly line: (typeof lineStatuses)[number];
  /** Who declared is erased: of what waits, nobody will pay it. */
  readonly erased: boolean;
}

const offices = ['aeroport-ory', 'port-calais'] as const;
/** Half nothing, then cents to tens of thousands of euros. */
const tax = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 1, max: 5_000_000 }),
);
const first = Date.parse('2026-07-03T00:00:00Z');
const written = fc.record({
  id: fc.constant('').map(() => randomUUID()),
  status: fc.constantFrom(...declarationStatuses),
  transport: fc.constantFrom(...meansOfTransport),
  office: fc.option(fc.constantFrom(...offices)),
  at: fc.integer({ min: 0, max: 150 * 24 * 60 }).map((minutes) => new Date(first + minutes * 60_000)),
  duty: tax,
  excise: tax,
  vat: tax,
  minimum: fc.boolean(),
  severity: fc.constantFrom('information', ...warningSeverities),
  line: fc.constantFrom(...lineStatuses),
  erased: fc.boolean(),
});
const totalOf = ({ duty, excise, vat }: Written): number => duty + excise + vat;
/** What nobody assessed yet is no amount, nor is what is said in words until it is paid. */
const isAmount = (row: Written): boolean => {
  if (totalOf(row) > 0) return true;
  if (row.minimum) return false;
  return row.status === 'paid' || (row.severity === 'information' && row.line !== 'indicative-exceeded');
};

const amount = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 20_000_000 }));
const day = fc.integer({ min: -20, max: 170 }).map((days) => dayInParis(new Date(first + days * 86_400_000)));
const anyFilters = fc
  .record(
    {
      status: fc.uniqueArray(fc.constantFrom(...declarationStatuses), { minLength: 1 }),
      meanOfTransports: fc.uniqueArray(fc.constantFrom(...meansOfTransport), { minLength: 1 }),
      office: fc.constantFrom(...offices),
      amounts: fc.tuple(fc.option(amount), fc.option(amount)),
      days: fc.tuple(fc.option(day), fc.option(day)),
    },
    { requiredKeys: [] },
  )
  .map(
    ({ amounts: [min = null, max = null] = [], days: [start = null, end = null] = [], ...rest }): Filters => {
      const isTurned = min !== null && max !== null && min > max;
      const [low, high] = isTurned ? [max, min] : [min, max];
      const [from, to] = start !== null && end !== null && start > end ? [end, start] : [start, end];
      return {
        ...rest,
        ...(low === null ? {} : { minAmount: low / 100 }),
        ...(high === null ? {} : { maxAmount: high / 100 }),
        ...(from === null ? {} : { startDate: from }),
        ...(to === null ? {} : { endDate: to }),
      };
    },
  );

function keeps(row: Written, filters: Filters): boolean {
  const { status, meanOfTransports, office, minAmount, maxAmount, startDate, endDate } = filters;
  const created = dayInParis(row.at);
  return (
    (status === undefined || status.includes(row.status)) &&
    (meanOfTransports === undefined || meanOfTransports.includes(row.transport)) &&
    (office === undefined || office === row.office) &&
    (minAmount === undefined || (isAmount(row) && totalOf(row) >= centsOf(minAmount))) &&
    (maxAmount === undefined || (isAmount(row) && totalOf(row) <= centsOf(maxAmount))) &&
    (startDate === undefined || created >= startDate) &&
    (endDate === undefined || created <= endDate)
  );
}

function sumsOf(rows: readonly Written[], ...statuses: readonly string[]): Sums {
  const owed = rows.filter(({ status }) => statuses.includes(status));
  const of = (value: (row: Written) => number): number => owed.reduce((cents, row) => cents + value(row), 0);
  return {
    total: of(totalOf),
    customDuty: of(({ duty }) => duty),
    excise: of(({ excise }) => excise),
    vat: of(({ vat }) => vat),
  };
}

describe.each(engines)('totals in cells on the $name', ({ open }) => {
  let storage: TestDatabase;

  beforeAll(async () => {
    storage = await open();
    // One declaration as the service writes it, which the others are made of.
    const api = await startDeclarations(storage, { now: () => new Date('2027-06-01T10:00:00Z') });
    await api.draft();
    await api.app.close();
  });
  afterAll(() => storage.dispose());

  const assessmentOf = (row: Written): string =>
    JSON.stringify({
      total: totalOf(row) / 100,
      totalCustomDuty: row.duty / 100,
      totalExcise: row.excise / 100,
      totalIsMinimum: row.minimum,
      shoppingProducts: [{ status: row.line }],
      warnings: [{ code: 'of-the-goods', severity: row.severity }],
    });
  const values = (rows: readonly Written[]): string =>
    JSON.stringify(
      rows.map((row) => ({
        ...row,
        public_id: makePublicId().replaceAll('-', ''),
        day: dayInParis(row.at),
        assessment: JSON.parse(assessmentOf(row)),
      })),
    );
  const given = `json_to_recordset($1) as given (id uuid, public_id text, status text, transport text, office text, at timestamptz,
    day date, assessment json, erased boolean)`;
  const insert = (rows: readonly Written[]) =>
    storage.database.run({
      text: `insert into declaration (id, public_id, status, version, author_type, fingerprint, mean_of_transport, search_words, request,
          assessment, exchange_rates, created_day, created_at, updated_at, submitted_at, office_id, anonymised_at)
        select given.id, given.public_id, given.status, 1, 'user', '', transport, '', request, given.assessment, exchange_rates, day, at, at,
          at, office, case when erased then at end
        from ${given}, (select request, exchange_rates from declaration order by created_at desc limit 1) one`,
      values: [values(rows)],
    });
  const change = (rows: readonly Written[]) =>
    storage.database.run({
      text: `update declaration set status = given.status, mean_of_transport = transport, office_id = office,
          assessment = given.assessment, anonymised_at = case when erased then at end
        from ${given} where declaration.id = given.id`,
      values: [values(rows)],
    });
  const remove = (rows: readonly Written[]) =>
    storage.database.run({
      text: 'delete from declaration where id = any($1::uuid[])',
      values: [rows.map(({ id }) => id)],
    });

  it('are a recount of any declarations, by tax, whatever became of them and whatever is folded', async () => {
    const { run } = storage.database;
    let rows: readonly Written[] = [];
    const step = fc.record({
      added: fc.array(written, { minLength: 20, maxLength: 60 }),
      changed: fc.array(written, { maxLength: 15 }),
      removed: fc.nat(8),
      isFolded: fc.boolean(),
      asked: fc.array(anyFilters, { minLength: 25, maxLength: 25 }),
    });
    const found = new Set<number>();
    await fc.assert(
      fc.asyncProperty(step, async ({ added, changed, removed, isFolded, asked }) => {
        await insert(added);
        const kept = rows.slice(removed);
        await remove(rows.slice(0, removed));
        const moved = changed
          .slice(0, kept.length)
          .map((to, at): Written => ({ ...to, id: kept[at]?.id ?? '', at: kept[at]?.at ?? to.at }));
        await change(moved);
        rows = [...moved, ...kept.slice(moved.length), ...added];
        if (isFolded) await foldMoves(run);
        for (const filters of asked) {
          const expected = rows.filter((row) => keeps(row, filters));
          const toPay = expected.filter(({ erased }) => !erased);
          const isMinimum = toPay.some(
            ({ status, minimum }) => minimum && ['submitted', 'validated'].includes(status),
          );
          const amounts = {
            due: { ...sumsOf(toPay, 'submitted', 'validated'), isMinimum },
            collected: sumsOf(expected, 'paid'),
          };
          // The one that the others are made of is of later.
          const before = { endDate: '2026-12-31', ...filters };
          const counted = await countDeclarations(run, before, 10_000);
          expect([filters, counted]).toEqual([
            filters,
            { total: expected.length, isMinimum: false, amounts },
          ]);
          found.add(expected.length);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
    // Two hundred lists, most of them of another length: by chance some days a few tens, never a handful.
    expect(found.size).toBeGreaterThan(10);
  });

  it('need no row of the table read where months and brackets are whole', async () => {
    const { run } = storage.database;
    const whole: Filters = {
      minAmount: 100,
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      office: offices[0],
    };
    expect(await countDeclarations(run, whole, 0)).toMatchObject({ isMinimum: false });
  });

  it.each([{ minAmount: 1 }, { maxAmount: 100 }, { office: offices[0] }])(
    'are all there is until the last day that can be asked for, and nothing from it on: %j',
    async (filters: Filters) => {
      const { run } = storage.database;
      await insert(fc.sample(written, 30));
      const count = (days: Filters) => countDeclarations(run, { ...filters, ...days }, 10_000);
      const all = await count({});
      expect(all.total).toBeGreaterThan(0);
      for (const day of ['9999-12-01', '9999-12-30', '9999-12-31']) {
        expect(await count({ endDate: day })).toEqual(all);
        expect(await count({ startDate: '0001-01-01', endDate: day })).toEqual(all);
        expect(await count({ startDate: day })).toMatchObject({ total: 0 });
        expect(await count({ startDate: day, endDate: day })).toMatchObject({ total: 0 });
      }
      expect(await count({ endDate: '0001-01-01' })).toMatchObject({ total: 0 });
    },
  );

  it('are in the brackets that the database knows', async () => {
    const { run } = storage.database;
    const cents = [0, 1, 99, 100, 119, 120, 1_000, 99_999, 1_000_000_00];
    const known = await run<{ from: number }>({
      text: 'select declaration_amount_from(cents)::float8 as from from unnest($1::bigint[]) with ordinality as given (cents, at) order by at',
      values: [cents],
    });
    expect(known.map(({ from }) => from)).toEqual(cents.map(bracketFrom));
  });
});

it('brackets of amounts follow one another without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      const [from, after] = [bracketFrom(cents), bracketAfter(cents)];
      expect(from <= cents && cents < after).toBe(true);
      expect([bracketFrom(after), bracketFrom(after - 1)]).toEqual([after, from]);
      expect([from, after]).toContain(nearestBracket(cents));
    }),
  );
});
