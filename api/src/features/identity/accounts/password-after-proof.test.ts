import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { readMigrations } from '../../../platform/database/migrations';
import { findPackageRoot } from '../../../platform/package-root';

const proof = '2026-10-10T10:00:00Z';
const [before, after] = ['2026-10-09T10:00:00Z', '2026-10-11T10:00:00Z'];

describe.each(engines)('passwords chosen by earlier versions, on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it.each([
    ['unverified', null, before, null],
    ['pending', proof, before, null],
    ['pending', proof, after, 'kept'],
    ['disabled', proof, before, null],
    ['disabled', null, after, null],
    ['disabled', proof, after, 'kept'],
    ['active', proof, before, 'kept'],
    ['active', null, before, 'kept'],
  ])('of an account that is %s, proved %s, chosen %s: %s', async (status, validatedAt, changedAt, left) => {
    const { run } = storage.database;
    const root = findPackageRoot();
    const migrations = await readMigrations(path.join(root, 'migrations'));
    const script = migrations.find(({ name }) => name === '0014-password-after-proof')?.script ?? '';
    const [agent] = await run<{ id: string }>({
      text: `insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at, validated_at)
        select id, 'local', id, id, '', '', $1, '2026-10-08T10:00:00Z', $2::timestamptz
        from (select gen_random_uuid() as id) as made returning id`,
      values: [status, validatedAt],
    });
    await run({
      text: `insert into local_account (agent_id, password_hash, password_changed_at) values ($1, 'kept', $2)`,
      values: [agent?.id, changedAt],
    });
    await run({ text: script, values: [] });
    expect(
      await run({ text: 'select password_hash from local_account where agent_id = $1', values: [agent?.id] }),
    ).toEqual([{ password_hash: left }]);
  });
});
