import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createThreadPool,
  type Queue,
  type ThreadPool,
  type ThreadPoolOptions,
  ThreadRefusal,
} from './thread-pool';

/** Does as it is told: answers, throws, never ends, or ends its thread. */
const program = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ end, wait, say }) => {
  if (end === 'crash') throw new Error('crashed');
  if (end === 'exit') process.exit(3);
  if (end === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill({ all })); }
  if (end === 'never') { for (;;); }
  if (end === 'throw') return parentPort.postMessage({ fault: new Error('wrong input') });
  setTimeout(() => parentPort.postMessage({ result: say }), wait ?? 0);
});`;

const queue = (name: string, maxWaiting = 10): Queue => ({ name, maxWaiting });
const someone = queue('someone');

let pool: ThreadPool;
let started = 0;
let lost: Error[] = [];

/** A pool, and `run` for one who asks alone. */
function open(options: Partial<ThreadPoolOptions> = {}) {
  started = 0;
  lost = [];
  pool = createThreadPool({
    start: () => {
      started += 1;
      return new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
    },
    threads: 1,
    maxWaiting: 10,
    maxWaitMs: 30_000,
    maxWorkMs: 30_000,
    onThreadLost: (error) => lost.push(error),
    ...options,
  });
  const run = (input: unknown, signal?: AbortSignal) => pool.run(input, someone, signal);
  return { run, runFor: pool.run, close: pool.close };
}
afterEach(() => pool.close());

describe('a pool of threads', () => {
  it('starts none before there is work, then works in order on the same ones', async () => {
    const { run } = open();
    expect(started).toBe(0);
    const done: unknown[] = [];
    await Promise.all([1, 2, 3].map(async (say) => done.push(await run({ say, wait: 5 * (3 - say) }))));
    expect(done).toEqual([1, 2, 3]);
    expect(started).toBe(1);
  });

  it('works with as many as it may have', async () => {
    const { run } = open({ threads: 2 });
    await Promise.all([1, 2, 3, 4].map((say) => run({ say, wait: 10 })));
    expect(started).toBe(2);
  });

  it('tells what was thrown, and goes on with the same thread', async () => {
    const { run } = open();
    await expect(run({ end: 'throw' })).rejects.toThrow('wrong input');
    expect(await run({ say: 'next' })).toBe('next');
    expect([started, lost]).toEqual([1, []]);
  });

  it.each(['crash', 'exit', 'memory'])('loses one thread and one piece of work to a %s', async (end) => {
    const { run } = open();
    const wrong = run({ end });
    const behind = run({ say: 'behind' });
    await expect(wrong).rejects.toBeInstanceOf(ThreadRefusal);
    expect(await behind).toBe('behind');
    expect([started, lost.length]).toEqual([2, 1]);
  });

  it('ends a thread that takes too long', async () => {
    const { run } = open({ maxWorkMs: 100 });
    await expect(run({ end: 'never' })).rejects.toBeInstanceOf(ThreadRefusal);
    expect(lost.map(({ message }) => message)).toEqual(['the thread takes too long']);
  });

  it('refuses what would wait behind too many, or too long', async () => {
    const { run } = open({ maxWaiting: 1, maxWaitMs: 50 });
    const first = run({ say: 'first', wait: 400 });
    const second = run({ say: 'second' });
    await expect(run({ say: 'third' })).rejects.toThrow('no room');
    await expect(second).rejects.toThrow('in time');
    expect(await first).toBe('first');
    expect(lost).toEqual([]);
  });

  it('gives each who asks a turn, however much another has waiting', async () => {
    const { run, runFor } = open();
    const done: unknown[] = [];
    const ask = async (name: string, say: string) => done.push(await runFor({ say }, queue(name)));
    const first = run({ wait: 50 });
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((say) => ask('a', say));
    await Promise.all([first, ...crowd, ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1')]);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('bounds what each who asks has waiting, and lets it ask again once it was served', async () => {
    const { run, runFor } = open();
    const first = run({ wait: 50 });
    const ask = (name: string) => runFor({ say: name }, queue(name, 2));
    const crowd = [ask('a'), ask('a')];
    await expect(ask('a')).rejects.toThrow('no room');
    expect(await ask('b')).toBe('b');
    await Promise.all([first, ...crowd]);
    expect(await ask('a')).toBe('a');
  });

  it('keeps places for those served first, who wait for none of the others', async () => {
    const { runFor } = open({ maxWaiting: 6, keptPlaces: 2 });
    const done: string[] = [];
    const ask = (who: Queue, say: string) =>
      runFor({ say, wait: 5 }, who).then(
        () => done.push(say),
        (error: unknown) => done.push(`${say} ${(error as Error).name}`),
      );
    const crowd = Array.from({ length: 8 }, (_, at) => ask(queue(`network ${at}`), `network ${at}`));
    const desk = ask({ ...queue('agent'), room: 'first' }, 'agent');
    await Promise.all([...crowd, desk]);
    // One in hand, four that wait, and the others refused, whoever they are.
    expect(done.filter((one) => one.endsWith('ThreadRefusal'))).toHaveLength(3);
    const drawn = done.filter((one) => !one.endsWith('ThreadRefusal'));
    expect(drawn.slice(0, 2)).toEqual(['network 0', 'agent']);
    expect(drawn).toHaveLength(6);
  });

  /** Asks for everything at once, and says in which order it was done, or refused. */
  function asker(runFor: ThreadPool['run']) {
    const done: string[] = [];
    const ask = (who: Queue, say: string, wait = 5): Promise<unknown> =>
      runFor({ say, wait }, who).then(
        () => done.push(say),
        (error: unknown) => done.push(`${say}: ${(error as Error).message}`),
      );
    return { done, ask };
  }

  it('gives the place of a second piece to the first one of somebody else, once all are taken', async () => {
    const { runFor } = open({ maxWaiting: 4 });
    const { done, ask } = asker(runFor);
    const crowd = ['a1', 'a2', 'b1', 'b2', 'b3'].map((say) => ask(queue(say.slice(0, 1)), say));
    await Promise.all([...crowd, ask(queue('c'), 'c1'), ask(queue('d'), 'd1'), ask(queue('c'), 'c2')]);
    // The first was in hand; of those that wait, each newcomer sent away the last of the longest line, and a second one nobody.
    expect(done.slice(0, 3).map((one) => one.slice(0, 2))).toEqual(['b3', 'b2', 'c2']);
    expect(done.slice(3)).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
    expect(done[0]).toMatch(/asked for less/);
  });

  it('serves who was served the least lately, and forgets it after a time', async () => {
    let at = 0;
    const { runFor } = open({ now: () => at, latelyMs: 1_000 });
    const { done, ask } = asker(runFor);
    await ask(queue('a'), 'a1');
    await ask(queue('a'), 'a2');
    await ask(queue('b'), 'b1');
    const inHand = (): Promise<unknown> => ask(queue('z'), 'z', 50);
    await Promise.all([inHand(), ask(queue('a'), 'a3'), ask(queue('b'), 'b2'), ask(queue('c'), 'c1')]);
    expect(done.slice(-4)).toEqual(['z', 'c1', 'b2', 'a3']);
    at = 5_000;
    await Promise.all([inHand(), ask(queue('a'), 'a4'), ask(queue('b'), 'b3'), ask(queue('c'), 'c2')]);
    expect(done.slice(-4)).toEqual(['z', 'a4', 'b3', 'c2']);
  });

  it('gives every other turn, and places of its own, to a line apart', async () => {
    const { runFor } = open({ maxWaiting: 4 });
    const { done, ask } = asker(runFor);
    const apart: Queue = { ...queue('mails'), room: 'apart' };
    const crowd = [1, 2, 3, 4, 5].map((at) => ask(queue(`network ${at}`), `network ${at}`));
    await Promise.all([...crowd, ...[1, 2, 3].map((at) => ask(apart, `mail ${at}`))]);
    expect(done).toEqual([
      'network 1',
      'mail 1',
      'network 2',
      'mail 2',
      'network 3',
      'mail 3',
      'network 4',
      'network 5',
    ]);
  });

  it('leaves what nobody waits for any more, unless it began', async () => {
    const { run } = open();
    const gone = new AbortController();
    const first = run({ say: 'first', wait: 50 }, gone.signal);
    const second = run({ say: 'second' }, gone.signal);
    gone.abort();
    await expect(second).rejects.toBeInstanceOf(ThreadRefusal);
    expect(await first).toBe('first');
    await expect(run({ say: 'late' }, gone.signal)).rejects.toBeInstanceOf(ThreadRefusal);
    expect(lost).toEqual([]);
  });

  it('refuses what is under way when it closes, and everything after', async () => {
    const { run, close } = open();
    const both = Promise.allSettled([run({ wait: 60_000 }), run({})]);
    await close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(run({})).rejects.toBeInstanceOf(ThreadRefusal);
    expect(lost).toEqual([]);
  });
});
