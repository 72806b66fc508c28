import { describe, expect, it } from 'vitest';
import { preferenceClaims } from './preference-claims';
import type { ValueGood } from './resolved-good';
import { law, valueGood } from './testing/resolved-goods';

function made(
  originCountry: string | null,
  value: number,
  terms: Partial<ValueGood['terms']> = {},
): ValueGood {
  const good = valueGood(value);
  return {
    ...good,
    good: { ...good.good, originCountry },
    terms: { ...good.terms, custom: false, chapter: 62, ...terms },
  };
}

describe('the preference of a good by the country where it is made', () => {
  it.each([
    ['an industrial good, from chapter 25 on', made('CH', 100_00, { chapter: 25 }), true],
    ['no food, below chapter 25', made('CH', 100_00, { chapter: 24 }), false],
    ['no good that owes nothing', made('CH', 100_00, { free: true }), false],
    ['no unlisted article', made('CH', 100_00, { custom: true }), false],
    ['no good of a country without agreement', made('CN', 100_00), false],
    ['no good whose country is not told', made(null, 100_00), false],
  ])('is for %s', (_, good, granted) => {
    const claims = preferenceClaims([made('CH', 1_00), good], law);
    expect(claims.granted.has(good)).toBe(granted);
    expect(claims.claimedValue).toBe(granted ? 101_00 : 1_00);
  });

  it('holds up to 1 200 € of all goods that claim one, and for none of them beyond', () => {
    const [dress, coat] = [made('CH', 700_00), made('GB', 500_00)];
    expect(preferenceClaims([dress, coat], law)).toMatchObject({
      granted: new Set([dress, coat]),
      aboveLimit: [],
      claimedValue: 1_200_00,
    });
    const dearer = made('GB', 500_01);
    expect(preferenceClaims([dress, dearer], law)).toMatchObject({
      granted: new Set(),
      aboveLimit: [dress, dearer],
      claimedValue: 1_200_01,
      limit: 1_200_00,
    });
  });

  it.each([
    ['AD', 'andorra'],
    ['IC', 'third-union-customs'],
  ] as const)(
    'is of no use to what a customs union spares already, from %s, and it weighs on nothing',
    (country, regime) => {
      const [swiss, coat] = [made('CH', 1_000_00), made('TR', 800_00)];
      const bought = { ...coat, arrival: { ...coat.arrival, country, regime } };
      expect(preferenceClaims([swiss, bought], law)).toMatchObject({
        granted: new Set([swiss]),
        aboveLimit: [],
        claimedValue: 1_000_00,
      });
    },
  );

  it('is left to an agent where the agreement asks so, and weighs on nothing', () => {
    const [swiss, american] = [made('CH', 1_200_00), made('US', 900_00)];
    expect(preferenceClaims([swiss, american], law)).toMatchObject({
      granted: new Set([swiss]),
      toConfirm: [american],
      claimedValue: 1_200_00,
    });
  });
});
