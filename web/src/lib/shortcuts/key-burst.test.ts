import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burstGap, followBursts, type KeyReading } from './key-burst';

/** The keys of a text and its end, so many milliseconds apart. */
function typed(text: string, apart: number, end = 'Enter'): readonly KeyReading[] {
  const read = followBursts();
  return [...text, end].map((key, index) => read({ key, at: index * apart }));
}

describe('keys', () => {
  it('of a person are each alone', () => {
    expect(typed('vp', burstGap + 1)).toEqual([
      { kind: 'first', key: 'v' },
      { kind: 'first', key: 'p' },
      { kind: 'other' },
    ]);
  });

  it('of a scanner are one text, whatever its letters', () => {
    const readings = typed('RF1~vrpn/?', 5);
    expect(readings.at(0)).toEqual({ kind: 'first', key: 'R' });
    expect(readings.slice(1, -1).every(({ kind }) => kind === 'burst')).toBe(true);
    expect(readings.at(-1)).toEqual({ kind: 'scanned', text: 'RF1~vrpn/?' });
    expect(typed('K7Q2MX9TP', 20, 'Tab').at(-1)).toEqual({ kind: 'scanned', text: 'K7Q2MX9TP' });
  });

  it('such as Shift come between the signs of a code', () => {
    const read = followBursts();
    for (const [index, key] of ['Shift', 'K', 'Shift', '7', 'Q', '2', 'M', 'X'].entries())
      read({ key, at: index });
    expect(read({ key: 'Enter', at: 9 })).toEqual({ kind: 'scanned', text: 'K7Q2MX' });
  });

  it('pressed two at a time are no code, and press nothing', () => {
    expect(typed('vp', 10)).toEqual([{ kind: 'first', key: 'v' }, { kind: 'burst' }, { kind: 'burst' }]);
  });

  it('that end long after the text are a person’s', () => {
    const read = followBursts();
    for (const [index, key] of [...'K7Q2MX9TP'].entries()) read({ key, at: index });
    expect(read({ key: 'Enter', at: 1_000 })).toEqual({ kind: 'other' });
  });

  it('of any code are read back whole', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.integer({ min: 0, max: burstGap }), (text, apart) => {
        expect(typed(text, apart).at(-1)).toEqual({ kind: 'scanned', text });
      }),
    );
  });
});
