import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { estimateKept } from './estimate-kept';

describe.each(engines)('what filters are thought to keep, on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it('is an estimate of PostgreSQL, of the amounts apart', async () => {
    const { run } = storage.database;
    const { all, bounded } = await estimateKept(run, { status: ['paid'], minAmount: 10, maxAmount: 20 });
    expect(all).toBeGreaterThan(0);
    expect(bounded).toBeGreaterThanOrEqual(all);
    const flight = await estimateKept(run, { flight: 'AF123' });
    expect(flight.all).toBe(flight.bounded);
  });
});
