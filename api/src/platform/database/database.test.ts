import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import type { Database } from './database';

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

  it('commits what resolves', async () => {
    const result = await opened.database.transaction(async (queries) => {
      await queries.execute(sql`insert into probe values (${1})`);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await values(opened.database)).toEqual([{ value: 1 }]);
  });

  it('rolls back what rejects, and works on', async () => {
    const failing = opened.database.transaction(async (queries) => {
      await queries.execute(sql`insert into probe values (${2})`);
      await queries.execute(sql`insert into probe values (${1})`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await values(opened.database)).toEqual([{ value: 1 }]);
    await expect(opened.database.ping()).resolves.toBeUndefined();
  });
});
