import type { DeclarationListQuery } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { choosePlan, type Statistics } from './plan-search';

/** Shares of a million declarations in which a word begins so. */
const shares = { martin: 0.05, dupont: 0.004, exemple: 1, zoé: 0.0005, marie: 0.05, m: 0.1 } as const;
/** The same of words that are not the first of the surname. */
const laterShares: Partial<Record<keyof typeof shares, number>> = { exemple: 1, marie: 0.05, m: 0.01 };

function plan(
  words: readonly (keyof typeof shares)[],
  query: Partial<DeclarationListQuery> = {},
  kept: Statistics['kept'] = null,
): string {
  const { by, checked } = choosePlan(
    {
      query: { limit: 20, offset: 0, ...query },
      search: { words, publicIdStart: '', isEither: false, receipt: null },
      reach: 121,
    },
    {
      declarations: 1_000_000,
      frequencies: words.map((word) => ({
        word,
        frequency: shares[word],
        laterFrequency: laterShares[word] ?? 0.0005,
      })),
      kept,
    },
  );
  return [by, ...checked].join(', ');
}

describe('how a search is read', () => {
  it('is in the order of the list where many match, else by the index of words', () => {
    expect(plan(['martin'])).toBe('order');
    expect(plan(['zoé'])).toBe('index');
    expect(plan(['martin', 'marie'])).toBe('order');
  });

  it('looks at a word that many have in the few rows that the others find', () => {
    expect(plan(['zoé', 'exemple'])).toBe('index, exemple');
    expect(plan(['martin', 'zoé'])).toBe('index, martin');
    expect(plan(['exemple'])).toBe('order');
  });

  it('looks at the beginning of a reference in the rows that rarer words find', () => {
    const checked = (publicIdStart: string, isEither = false): boolean =>
      choosePlan(
        {
          query: { limit: 20, offset: 0 },
          search: { words: ['dupont'], publicIdStart, isEither, receipt: null },
          reach: 121,
        },
        {
          declarations: 1e6,
          frequencies: [{ word: 'dupont', frequency: shares.dupont, laterFrequency: 0.0005 }],
          kept: null,
        },
      ).isStartChecked;
    expect(checked('A')).toBe(true);
    expect(checked('A1B20')).toBe(false);
    expect(checked('A', true)).toBe(false);
  });

  it('never reads the order of names up to those who have the surname, nor all of them', () => {
    expect(plan(['martin'], { sort: 'name' })).toBe('surname');
    expect(plan(['m'], { sort: 'name' })).toBe('order');
    expect(plan(['marie'], { sort: 'name' })).toBe('order');
    expect(plan(['zoé'], { sort: 'name' })).toBe('index');
    expect(plan(['martin', 'marie'], { sort: 'name' })).toBe('index');
    expect(plan(['martin'], { sort: 'amount' })).toBe('order');
    expect(plan(['exemple'], { sort: 'name' })).toBe('order');
    const ofFlight = { all: 2_500, bounded: 2_500 };
    expect(plan(['martin'], { sort: 'name', flight: 'AF123' }, ofFlight)).toBe('order');
  });

  it('reckons with what the other filters leave, and with how far apart it stands', () => {
    const tenth = { all: 100_000, bounded: 1_000_000 };
    expect(plan(['dupont'], { minAmount: 1_000, maxAmount: 1_500 }, tenth)).toBe('index');
    const few = { all: 2_000, bounded: 1_000_000 };
    expect(plan(['martin'], { minAmount: 4_990, sort: 'amount' }, few)).toBe('order');
    expect(plan(['dupont'], { office: 'port-calais' }, { all: 230_000, bounded: 230_000 })).toBe('index');
    expect(plan(['dupont'], { flight: 'AF123' }, { all: 2_500, bounded: 2_500 })).toBe('order');
    expect(plan(['dupont'], { startDate: '2025-06-01' }, { all: 9_000, bounded: 9_000 })).toBe('order');
    expect(plan(['martin'], { status: ['paid'] }, { all: 400_000, bounded: 400_000 })).toBe('order');
  });
});
