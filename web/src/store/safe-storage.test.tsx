import { expect, it } from 'vitest';
import { createSafeStorage } from './safe-storage';

/** A device that is full from now on. */
function full(texts: Map<string, string>): Storage {
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  } as unknown as Storage;
}

it('takes nothing back of what was written before where a device is full: the state stays in memory', () => {
  const texts = new Map([['state', JSON.stringify({ state: { articles: 1 }, version: 0 })]]);
  const storage = createSafeStorage<{ articles: number }>(() => full(texts));
  expect(storage.getItem('state')).toEqual({ state: { articles: 1 }, version: 0 });
  storage.setItem('state', { state: { articles: 2 }, version: 0 });
  expect(storage.isStale('state')).toBe(false);
  // Another tab, which had room.
  texts.set('state', JSON.stringify({ state: { articles: 3 }, version: 0 }));
  expect(storage.isStale('state')).toBe(true);
});
