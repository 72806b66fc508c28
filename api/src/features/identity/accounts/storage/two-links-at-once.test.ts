import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../../test/engines';
import { hashOf } from '../../../../platform/random-secret';
import { askAccount } from './ask-account';
import { makeLink } from './links';
import { proveAddress } from './prove-address';
import { resetPasswordWithLink } from './replace-password';

/** Enough for two statements to cross at least once. */
const rounds = 20;
const now = () => new Date('2026-10-15T10:00:00Z');

describe.each(engines)('two links of one account used at once, on the $name', ({ open }) => {
  let storage: TestDatabase;

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it.each([
    ['email', proveAddress],
    ['password', resetPasswordWithLink],
  ] as const)('serve one of the two, and refuse the other without a fault: %s', async (purpose, use) => {
    const { run } = storage.database;
    const store = { run, now, mailDomain: 'example.org' };
    for (let round = 0; round < rounds; round += 1) {
      const agentId = randomUUID();
      await askAccount(store, { id: agentId, email: `${agentId}@example.org` });
      const link = () => makeLink(run, { agentId, purpose, now: now() });
      const tokens = [await link(), await link()];
      const used = await Promise.all(
        tokens.map((token) =>
          use(store, {
            ...{ tokenHash: hashOf(token), passwordHash: 'a hash' },
            ...{ firstName: 'Jeanne', lastName: 'Lemaire' },
          }),
        ),
      );
      expect(used.filter((id) => id !== null)).toEqual([agentId]);
    }
  });
});
