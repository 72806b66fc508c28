import { minuteMs, secondMs } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { clearThrottles, createThrottle, type Throttle, type Try } from '../../../platform/throttle/throttle';
import { linkLifeMs } from './storage/links';
import { accountTries, resetAsks } from './throttle-limits';

describe.each(engines)('throttles on the $name', ({ open }) => {
  let storage: TestDatabase;
  let clock = Date.parse('2026-10-15T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  /** A process of its own, with nothing in memory. */
  function process(secret = 'secret'): Throttle {
    return createThrottle({ run: storage.database.run, secret, now: () => new Date(clock) });
  }

  it('let through so many at once, then one each interval', async () => {
    const taken = async () => (await process().take(resetAsks, 'a')).taken;
    expect([await taken(), await taken(), await taken(), await taken()]).toEqual([true, true, true, false]);
    expect(await process().take(resetAsks, 'a')).toEqual({
      taken: false,
      retryAt: new Date(clock + resetAsks.everyMs),
    });
    clock += resetAsks.everyMs;
    expect([await taken(), await taken()]).toEqual([true, false]);
    clock += 10 * resetAsks.everyMs;
    expect([await taken(), await taken(), await taken(), await taken()]).toEqual([true, true, true, false]);
  });

  it('count each person, each rule and each secret apart, and take back', async () => {
    const once = { ...resetAsks, atOnce: 1 };
    expect(await process().take(once, 'b')).toEqual({ taken: true });
    expect((await process().take(once, 'b')).taken).toBe(false);
    expect((await process().take(once, 'c')).taken).toBe(true);
    expect((await process().take({ ...once, name: 'other' }, 'b')).taken).toBe(true);
    expect((await process('other').take(once, 'b')).taken).toBe(true);
    await process().giveBack(once, 'b');
    expect((await process().take(once, 'b')).taken).toBe(true);
  });

  it('always leave a link that works to whoever is flooded with mails', () => {
    expect(resetAsks.everyMs).toBeLessThan(linkLifeMs);
  });

  it('make wrong tries wait longer and longer, a hundred in all', async () => {
    let evaluated = 0;
    const attack = async () => {
      if ((await process().tryOnce(accountTries, 'd')).taken) evaluated += 1;
    };
    for (let at = 0; at < 20; at += 1) await attack();
    expect(evaluated).toBe(accountTries.free);
    expect(await process().tryOnce(accountTries, 'd')).toEqual({
      taken: false,
      retryAt: new Date(clock + accountTries.firstWaitMs),
    });
    for (let hours = 0; hours < 200; hours += 1) {
      clock += 60 * minuteMs;
      await attack();
      await attack();
    }
    expect(evaluated).toBe(accountTries.max);
    expect(await process().tryOnce(accountTries, 'd')).toEqual({ taken: false, retryAt: null });
    await process().forget(accountTries, 'd');
    expect(await process().tryOnce(accountTries, 'd')).toMatchObject({ taken: true });
  });

  /** A try that is let through. */
  async function tried(whom: string): Promise<Try> {
    const turn = await process().tryOnce(accountTries, whom);
    if (!turn.taken) throw new Error('it must wait');
    return turn;
  }

  it('take back a try that nobody looked at, and the wait that it made', async () => {
    const taken = async () => (await process().tryOnce(accountTries, 'g')).taken;
    const giveBack = (turn: Try) => process().giveTryBack(accountTries, 'g', turn);
    for (let at = 1; at < accountTries.free; at += 1) expect(await taken()).toBe(true);
    const last = await tried('g');
    expect(await taken()).toBe(false);
    await giveBack(last);
    expect([await taken(), await taken()]).toEqual([true, false]);
    clock += accountTries.firstWaitMs;
    const next = await tried('g');
    await giveBack(next);
    expect([await taken(), await taken()]).toEqual([true, false]);
    for (let at = 0; at < 10; at += 1) await giveBack(next);
    const again = await Promise.all(Array.from({ length: 10 }, taken));
    expect(again.filter(Boolean)).toHaveLength(accountTries.free);
  });

  it.each([
    ['the first of two is given back: the second waits as if it had come alone', [0], 30],
    ['the second is: the first has waited', [1], 0],
    ['both are, the second first: none waits', [1, 0], 0],
    ['both are, the first first: none waits', [0, 1], 0],
  ])('take back the wait of one try and of no other: %s', async (name, givenBack, seconds) => {
    const { firstWaitMs, free } = accountTries;
    for (let at = 0; at < free; at += 1) await tried(name);
    clock += firstWaitMs;
    const first = await tried(name);
    // So long under way that the next one no longer waits for it.
    clock += 2 * firstWaitMs;
    const turns = [first, await tried(name)];
    for (const index of givenBack) {
      const turn = turns[index];
      if (turn !== undefined) await process().giveTryBack(accountTries, name, turn);
    }
    const next = await process().tryOnce(accountTries, name);
    if (seconds === 0) expect(next.taken).toBe(true);
    else expect(next).toEqual({ taken: false, retryAt: new Date(clock + seconds * secondMs) });
  });

  it('make nobody wait whose try read its clock just before another one was counted', async () => {
    expect(await process().tryOnce(accountTries, 'f')).toMatchObject({ taken: true });
    clock -= 20;
    expect(await process().tryOnce(accountTries, 'f')).toMatchObject({ taken: true });
    clock += 20;
  });

  it('hold over processes that count at the same time', async () => {
    const turns = await Promise.all(Array.from({ length: 60 }, () => process().take(resetAsks, 'e')));
    expect(turns.filter(({ taken }) => taken)).toHaveLength(resetAsks.atOnce);
    const tries = await Promise.all(Array.from({ length: 60 }, () => process().tryOnce(accountTries, 'e')));
    expect(tries.filter(({ taken }) => taken)).toHaveLength(accountTries.free);
  });

  it('keep no address, and forget whom they no longer count', async () => {
    await process().take(resetAsks, 'jeanne@example.org');
    const rows = await storage.database.run<{ key: string }>({ text: 'select * from throttle', values: [] });
    expect(JSON.stringify(rows)).not.toContain('jeanne');
    await clearThrottles(storage.database.run, new Date(clock));
    expect(await process().take({ ...resetAsks, atOnce: 3 }, 'jeanne@example.org')).toEqual({ taken: true });
    await clearThrottles(storage.database.run, new Date(clock + 24 * 60 * minuteMs));
    const left = await storage.database.run({ text: 'select * from throttle', values: [] });
    expect(left).toEqual([]);
  });
});
