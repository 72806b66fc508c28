import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRecentFiles } from './recent-files';

function counted(bytes: string) {
  const made = { times: 0, make: async () => Buffer.from(bytes) };
  const make = made.make;
  made.make = () => {
    made.times += 1;
    return make();
  };
  return made;
}

describe('files kept for those who ask again', () => {
  it('are made once for all who ask, with a tag of their bytes', async () => {
    const files = createRecentFiles({ keptForMs: 60_000, maxBytes: 1_000 });
    const one = counted('one');
    const answers = await Promise.all([files.get('a', one.make), files.get('a', one.make)]);
    const again = await files.get('a', one.make);
    expect(one.times).toBe(1);
    expect([...answers, again].map(({ bytes }) => String(bytes))).toEqual(['one', 'one', 'one']);
    const same = await files.get('b', counted('one').make);
    const other = await files.get('c', counted('other').make);
    expect(same.tag).toBe(again.tag);
    expect(other.tag).not.toBe(again.tag);
  });

  it('are forgotten in time', async () => {
    const files = createRecentFiles({ keptForMs: 20, maxBytes: 1_000 });
    const one = counted('one');
    await files.get('a', one.make);
    await pause(60);
    await files.get('a', one.make);
    expect(one.times).toBe(2);
  });

  it('leave their room, the one asked for the longest ago first', async () => {
    const files = createRecentFiles({ keptForMs: 60_000, maxBytes: 10 });
    const [a, b, c, long] = [counted('aaaa'), counted('bbbb'), counted('cccc'), counted('x'.repeat(11))];
    await files.get('a', a.make);
    await files.get('b', b.make);
    await files.get('a', a.make);
    await files.get('c', c.make);
    await files.get('a', a.make);
    await files.get('b', b.make);
    expect([a.times, b.times]).toEqual([1, 2]);
    await files.get('long', long.make);
    await files.get('long', long.make);
    expect(long.times).toBe(2);
  });

  it('are made anew after one could not be', async () => {
    const files = createRecentFiles({ keptForMs: 60_000, maxBytes: 1_000 });
    const broken = () => Promise.reject(new Error('broken'));
    await expect(files.get('a', broken)).rejects.toThrow('broken');
    expect(String((await files.get('a', counted('one').make)).bytes)).toBe('one');
  });

  it('are given up once all who asked have left, and no sooner', async () => {
    const files = createRecentFiles({ keptForMs: 60_000, maxBytes: 1_000 });
    const [first, second] = [new AbortController(), new AbortController()];
    const left: string[] = [];
    const make = (gone: AbortSignal): Promise<Buffer> =>
      new Promise((_, reject) => {
        gone.addEventListener('abort', () => {
          left.push('all');
          reject(new Error('given up'));
        });
      });
    const asked = [files.get('a', make, first.signal), files.get('a', make, second.signal)];
    first.abort();
    expect(left).toEqual([]);
    second.abort();
    expect(left).toEqual(['all']);
    // Somebody who comes now is not told of it.
    const comer = files.get('a', counted('one').make);
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(String((await comer).bytes)).toBe('one');
  });

  it('keep nothing once they are cleared, even of what is being made', async () => {
    const files = createRecentFiles({ keptForMs: 60_000, maxBytes: 1_000 });
    const one = counted('one');
    const asked = files.get('a', one.make);
    files.clear();
    await asked;
    await files.get('a', one.make);
    files.clear();
    await files.get('a', one.make);
    expect(one.times).toBe(3);
  });
});
