import { expect, it } from 'vitest';
import { minimumAge } from '../regulation/quantity-allowance';
import { fullAllowanceAge } from '../regulation/value-allowance';
import { adultAge } from './adult-age';
import { regimes } from './traveller';

it('is an age from which no rule asks for more', () => {
  const asked = [fullAllowanceAge, ...regimes.map(minimumAge)].map(({ value }) => value);
  expect(Math.max(...asked)).toBeLessThanOrEqual(adultAge);
});
