import type { SimulationAnswer } from '@retour/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswer } from '../../../store/testing/assessed-basket';
import { readReference } from '../../reference/testing/read-reference';
import { AllowanceBars } from './allowance-bars';

afterEach(cleanup);

const tobacco = { pot: 'tobacco', usedPercent: 112.5, exceeded: true } as const;

it.each([
  ['Spain', { country: 'ES', countryType: 'EU' }],
  ['Northern Ireland', { country: 'XI', countryType: 'NON_EU' }],
  ['Monaco', { country: 'MC', countryType: 'NON_EU' }],
] as const)('speaks of a level, and of no allowance, where the rules of the Union hold: %s', (_, trip) => {
  const answer: SimulationAnswer = { ...emptyAnswer, ...trip, regime: 'eu', quantityAllowances: [tobacco] };
  render(
    <QueryClientProvider client={readReference()}>
      <AllowanceBars answer={answer} />
    </QueryClientProvider>,
  );
  const words = document.body.textContent.replace(/\s/gu, ' ');
  expect(words).toContain('112,5 % du seuil indicatif');
  expect(words).toContain('seuil dépassé');
  expect(words).not.toContain('franchise dépassée');
});
