import { expect, it } from 'vitest';
import { arrivalDays, declareFrom } from './arrival-day';

it('says how long before the arrival its day can be said', () => {
  const days = arrivalDays('2026-12-01').length - 1;
  expect(declareFrom.replace(/\s/gu, ' ')).toBe(
    `Vous pouvez déclarer en ligne au plus tôt ${days} jours avant votre arrivée.`,
  );
});
