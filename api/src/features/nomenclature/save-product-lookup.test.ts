import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { shippedCatalogue } from '../../../test/shipped-data';

const ids = shippedCatalogue.products
  .flatMap((group) => [group, ...group.subProducts])
  .map(({ id }) => id)
  .slice(0, 55);

describe.each(engines)('products looked up, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let clock = Date.parse('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(storage, {
      now: () => {
        clock += 1_000;
        return new Date(clock);
      },
    });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const keep = (body: unknown, agent = 'a1') => api.call('PUT', '/api/product/history/', { agent, body });
  const read = async (agent = 'a1') =>
    (await api.call('GET', '/api/product/history/', { agent })).json().productsHistory;

  it('are the agent’s own, newest first, one row each, fifty at the most', async () => {
    expect(ids).toHaveLength(55);
    expect(await read()).toEqual([]);
    for (const productId of ids) {
      expect((await keep({ productId, searchValue: ` ${productId} ` })).statusCode).toBe(200);
    }
    const saved = await read();
    expect(saved.map(({ productId }: { productId: string }) => productId)).toEqual(ids.slice(5).reverse());
    const again = (await keep({ productId: ids[30], searchValue: 'autre' })).json().productsHistory;
    expect(again).toHaveLength(50);
    expect(again[0]).toMatchObject({ productId: ids[30], searchValue: 'autre' });
    expect(await read()).toEqual(again);
    expect(await read('a2')).toEqual([]);
    await keep({ productId: ids[0], searchValue: '' }, 'a2');
    expect(await read('a2')).toHaveLength(1);
    expect(await read()).toEqual(again);
  });

  it('keep one row when they are looked up at once', async () => {
    const body = { productId: ids[1], searchValue: 'à la fois' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep(body, 'a3')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await read('a3')).toHaveLength(1);
  });

  it.each([
    [{ productId: 'licorne', searchValue: '' }, 'productId'],
    [{ productId: '__proto__', searchValue: '' }, 'productId'],
    [{ productId: '', searchValue: '' }, 'productId'],
    [{ searchValue: '' }, 'productId'],
    [{ productId: ids[0] }, 'searchValue'],
    [{ productId: ids[0], searchValue: 'a\0' }, 'searchValue'],
    [{ productId: ids[0], searchValue: '\uD800' }, 'searchValue'],
    [{ productId: ids[0], searchValue: 'a'.repeat(121) }, 'searchValue'],
  ])('refuse %j', async (body, path) => {
    const answer = await keep(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
  });

  it('are for agents', async () => {
    expect((await api.call('GET', '/api/product/history/')).statusCode).toBe(401);
    const body = { productId: ids[0], searchValue: '' };
    expect((await api.call('PUT', '/api/product/history', { body })).statusCode).toBe(401);
  });
});
