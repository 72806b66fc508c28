import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { createPasswordHasher } from './passwords/password-hasher';
import {
  type AccountsUnderTest,
  goodPassword,
  otherPassword,
  somebody,
  startAccounts,
} from './testing/start-accounts';
import { accountTries, networkTries, registrationAsks } from './throttle-limits';

const wrong = 'trottoir biniou lanterne goulot';
const often = networkTries.atOnce + 5;

describe.each(engines)('turns of what nobody looked at, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  const hasher = createPasswordHasher({ memoryKib: 256, atOnce: 1, maxWaiting: 0 });
  const now = () => new Date('2026-10-15T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now, hasher });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  /** While other passwords are hashed, one right after the other: no other one has a turn. */
  async function whileFull(work: () => Promise<void>): Promise<void> {
    let isOver = false;
    const others = (async () => {
      while (!isOver) await hasher.hash('another');
    })();
    try {
      await work();
    } finally {
      isOver = true;
      await others;
    }
  }

  it.each(['unknown to it', 'known to it'])(
    'are no wrong tries of an account, from a browser %s',
    async (which) => {
      const person = await api.active();
      const visitor = api.browser();
      if (which === 'known to it') expect(await visitor.signIn(person.email)).toBe(200);
      await whileFull(async () => {
        for (let at = 0; at < often; at += 1) expect(await visitor.signIn(person.email)).toBe(503);
      });
      expect(await visitor.signIn(person.email)).toBe(200);
    },
  );

  it('leave the wrong passwords counted', async () => {
    const person = await api.active();
    const stranger = api.browser();
    for (let at = 0; at < accountTries.free - 1; at += 1) {
      expect(await stranger.signIn(person.email, wrong)).toBe(401);
      await whileFull(async () => expect(await stranger.signIn(person.email, wrong)).toBe(503));
    }
    expect(await stranger.signIn(person.email, wrong)).toBe(401);
    expect(await stranger.signIn(person.email)).toBe(429);
  });

  it('keep nobody who is signed in from changing theirs', async () => {
    const person = await api.active();
    const owner = api.browser();
    await owner.signIn(person.email);
    const change = async () =>
      (
        await owner.post('password/change/', {
          currentPassword: goodPassword,
          newPassword: otherPassword,
        })
      ).statusCode;
    await whileFull(async () => {
      for (let at = 0; at < accountTries.free + 3; at += 1) expect(await change()).toBe(503);
    });
    expect(await change()).toBe(200);
  });

  it.each([
    ['agent/register/', 'ask-account'],
    ['email/validate/ask/', 'ask-validation'],
    ['password/ask/', 'ask-password-reset'],
  ])('are mails as well, that could not be queued: %s', async (path, name) => {
    let failing = registrationAsks.atOnce + 1;
    const run: typeof storage.database.run = (statement) => {
      if (statement.name !== name || failing === 0) return storage.database.run(statement);
      failing -= 1;
      return Promise.reject(Object.assign(new Error('undone'), { code: '40P01' }));
    };
    const troubled = await startAccounts(storage, { now, run });
    const { email } = somebody();
    const statuses: number[] = [];
    for (let at = 0; at < registrationAsks.atOnce + 2; at += 1)
      statuses.push((await troubled.browser().post(path, { email })).statusCode);
    expect(statuses).toEqual([503, 503, 503, 503, 200]);
    await troubled.app.close();
  });
});
