import { declarationListQuerySchema } from '@retour/contract';
import { declarationStatuses, meansOfTransport } from '@retour/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { collectValues } from './filter-sql';
import { sortedDeclarations } from './sorted-declarations';

/** Each status with each transport. */
const mostStretches = declarationStatuses.length * meansOfTransport.length;

let storage: TestDatabase;

beforeAll(async () => {
  const server = engines.find(({ name }) => name.includes('server'));
  if (server === undefined) throw new Error('No server to plan on');
  storage = await server.open();
});
afterAll(() => storage.dispose());

interface PlanNode {
  readonly Plans?: readonly PlanNode[];
}

function countNodes({ Plans = [] }: PlanNode): number {
  return Plans.reduce((count, plan) => count + countNodes(plan), 1);
}

async function readSize(query: object): Promise<{ stretches: number; values: number; nodes: number }> {
  const filters = declarationListQuerySchema.parse(query);
  const values = collectValues();
  const text = sortedDeclarations(filters, values, { sort: 'newest', reach: 20 });
  const [row] = await storage.database.run<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>({
    text: `explain (format json) ${text}`,
    values: values.list,
  });
  if (row === undefined) throw new Error('Nothing was planned');
  return {
    stretches: text.split('from declaration ').length - 1,
    values: values.list.length,
    nodes: countNodes(row['QUERY PLAN'][0].Plan),
  };
}

const several = (values: readonly string[]) =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 300 });

it('plans as much for any filters, however often repeated, as for each of them once', async () => {
  const filters = fc.record({
    status: several(declarationStatuses),
    meanOfTransports: several(meansOfTransport),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (often) => {
      const status = [...new Set(often.status)];
      const transports = [...new Set(often.meanOfTransports)];
      const size = await readSize(often);
      expect(size).toEqual(await readSize({ status, meanOfTransports: transports }));
      expect(size.stretches).toBe(status.length * transports.length);
    }),
    { numRuns: 30 },
  );
});

it('never reads more stretches than there are, with 240 000 combinations too', async () => {
  const once = await readSize({ status: declarationStatuses, meanOfTransports: meansOfTransport });
  const often = await readSize({
    status: Array.from(
      { length: 600 },
      (_, index) => declarationStatuses[index % declarationStatuses.length],
    ),
    meanOfTransports: Array.from(
      { length: 400 },
      (_, index) => meansOfTransport[index % meansOfTransport.length],
    ),
  });
  expect(once.stretches).toBe(mostStretches);
  expect(often).toEqual(once);
});
