import { expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import { minimumAge } from '../regulation/quantity-allowance';
import { adultAge } from './adult-age';
import { regimes } from './traveller';

it('is an age from which no rule asks for more', () => {
  const law = lawOn('2026-11-21');
  const asked = [law.fullAllowanceAge, ...regimes.map((regime) => minimumAge(regime, law))].map(
    ({ value }) => value,
  );
  expect(Math.max(...asked)).toBeLessThanOrEqual(adultAge);
});
