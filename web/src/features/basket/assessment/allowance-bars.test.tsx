import type { SimulationAnswer } from '@retour/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedLine, emptyAnswer } from '../../../store/testing/assessed-basket';
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
  expect(words).toContain('112,5 % du niveau indicatif');
  expect(words).toContain('niveau dépassé');
  expect(words).not.toContain('franchise dépassée');
});

it.each([
  ['value', 900, 'reste 900,00 € pour d’autres articlesAliments', 'reste 300,00 €0,00 €'],
  ['food', 300, 'reste 900,00 €Aliments', 'reste 300,00 € pour d’autres articles'],
] as const)(
  'says what an article that exceeds it leaves of an allowance, and that it is for others: %s',
  (_, allowance, value, food) => {
    const over = { code: 'value-over-allowance', text: '', legalBasis: null, figures: { allowance } };
    const answer: SimulationAnswer = {
      ...emptyAnswer,
      country: 'AD',
      regime: 'andorra',
      allowances: [
        { pot: 'value', limit: 900, used: 0 },
        { pot: 'food', limit: 300, used: 0 },
      ],
      shoppingProducts: [assessedLine({ status: 'taxed', explanation: [over] })],
    };
    render(
      <QueryClientProvider client={readReference()}>
        <AllowanceBars answer={answer} />
      </QueryClientProvider>,
    );
    const words = document.body.textContent.replace(/\s/gu, ' ');
    expect(words.replace('0,00 € sur 900 €', '')).toContain(value);
    expect(words).toContain(food);
  },
);
