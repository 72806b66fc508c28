import type { SimulationAnswer } from '@retour/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, keepSimulationResponse, putArticle, useAppStore } from '../../../store';
import { ResumeDetails } from './resume-details';

afterEach(cleanup);

const answer: SimulationAnswer = {
  edition: '2026-11',
  date: '2026-11-21',
  country: 'US',
  countryType: 'NON_EU',
  regime: 'third',
  currency: 'EUR',
  mode: null,
  allowances: [],
  quantityAllowances: [],
  totalValue: 0,
  totalCustomDuty: 0,
  totalExcise: 0,
  totalVat: 0,
  total: 0,
  totalIsMinimum: false,
  shoppingProducts: [],
  warnings: [],
};

it.each([
  ['forbidden', 'article interdit', '1 article'],
  ['regulated', '1 article', 'article interdit'],
] as const)('says of a basket with something %s: %s', (severity, said, unsaid) => {
  useAppStore.setState(initialAppState, true);
  putArticle({ id: 'a', productId: null, name: 'Saucisson', value: 12, currency: 'EUR' });
  keepSimulationResponse({
    ...answer,
    warnings: [{ code: 'meat', severity, message: '', legalBasis: null }],
  });
  render(
    <MemoryRouter>
      <ResumeDetails />
    </MemoryRouter>,
  );
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByText(unsaid)).toBeNull();
});
