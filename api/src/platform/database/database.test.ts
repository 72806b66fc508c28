import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import type { Database } from './database';
import { isDatabaseUnavailable } from './unavailable';

function values({ run }: Database): Promise<readonly unknown[]> {
  return run({ text: 'select value from probe order by value', values: [] });
}

describe.each(engines)('$name', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
    await opened.database.run({ text: 'create table probe (value integer primary key)', values: [] });
  });
  afterAll(() => opened.dispose());

  it('answers', async () => {
    await expect(opened.database.ping()).resolves.toBeUndefined();
  });

  it('keeps what a statement wrote, and gives its rows', async () => {
    const written = { text: 'insert into probe values ($1) returning value', values: [1] };
    expect(await opened.database.run(written)).toEqual([{ value: 1 }]);
    expect(await values(opened.database)).toEqual([{ value: 1 }]);
  });

  it('writes while many lists are asked for, without waiting for them all', async () => {
    const { run, runList } = opened.database;
    const ended: string[] = [];
    const list = {
      text: 'select sum(sqrt(one))::int as sum from generate_series(1, 300000) one',
      values: [],
    };
    const lists = Array.from({ length: 12 }, () => runList(list).then(() => ended.push('list')));
    await run({ text: 'select 1', values: [] }).then(() => ended.push('write'));
    await Promise.all(lists);
    expect(ended).toHaveLength(13);
    expect(ended.indexOf('write')).toBeLessThan(5);
    await expect(runList({ text: 'select', values: [] })).resolves.toHaveLength(1);
    await expect(runList({ text: 'no statement', values: [] })).rejects.toMatchObject({ code: '42601' });
    await expect(runList(list)).resolves.toHaveLength(1);
  });

  it('keeps nothing of a statement that fails, and works on', async () => {
    const failing = opened.database.run({ text: 'insert into probe values ($1), ($2)', values: [2, 1] });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await values(opened.database)).toEqual([{ value: 1 }]);
    await expect(opened.database.ping()).resolves.toBeUndefined();
  });

  it('is unavailable once it is closed: a call that comes as the service leaves may be made again', async () => {
    const leaving = await open();
    await leaving.dispose();
    for (const run of [leaving.database.run, leaving.database.runList]) {
      const error = await run({ text: 'select 1', values: [] }).catch((cause: unknown) => cause);
      expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    }
  });
});
