import { expect, it } from 'vitest';
import { regimes } from '../traveller/traveller';
import { adultAge } from './adult-age';
import { lawOn } from './law';
import { minimumAge } from './quantity-allowance';

it('is an age from which no rule asks for more', () => {
  const law = lawOn('2026-11-21');
  const asked = [law.fullAllowanceAge, ...regimes.map((regime) => minimumAge(regime, law))].map(
    ({ value }) => value,
  );
  expect(Math.max(...asked)).toBeLessThanOrEqual(adultAge);
});
