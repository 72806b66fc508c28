import { describe, expect, it } from 'vitest';
import { outcome, type SpokenGood, situation } from './testing/situation';

/** Generous beside the 50 ms aimed at, since tests share their machine; a blow-up takes minutes. */
const maxMilliseconds = 1_000;

function processorTime(act: () => void): number {
  act();
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 4; run += 1) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

const ids = ['robe-coton', 'smartphone', 'platine-vinyle', 'confiture', 'cafe-torrefie', undefined] as const;

function oddCents(lines: number, amount: number, average: number): SpokenGood[] {
  return Array.from({ length: lines }, (_, index) => {
    const id = ids[index % ids.length];
    const cents = amount * (average + 2 * ((index * 7919) % 101)) + 1;
    return {
      ...(id === undefined ? {} : { id }),
      originalValue: cents / 100,
      ...(amount > 1 ? { amount } : {}),
    };
  });
}

describe('a basket of odd cents', { timeout: 30_000 }, () => {
  it.each([
    ['200 articles whose ceiling binds', oddCents(200, 1, 460), {}],
    ['200 dear articles', oddCents(200, 1, 2_000), {}],
    ['200 articles from Andorra', oddCents(200, 1, 900), { country: 'AD', meanOfTransport: 'car' }],
    ['40 lines of 10 identical articles', oddCents(40, 10, 200), {}],
    ['100 000 articles that fit', [{ id: 'smartphone', originalValue: 400, amount: 100_000 }], {}],
    [
      'a million articles that do not',
      [{ id: 'smartphone', originalValue: 9_000_000, amount: 1_000_000 }],
      {},
    ],
  ] as const)('%s', (_, goods, traveller) => {
    const request = situation(goods, traveller);
    expect(processorTime(() => outcome(request))).toBeLessThan(maxMilliseconds);
  });
});
