import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, putArticle, saveSimulationResponse, useAppStore } from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { ResumeDetails } from './resume-details';

afterEach(cleanup);

it.each([
  ['forbidden', 'article interdit', '1 article'],
  ['regulated', '1 article', 'article interdit'],
] as const)('says of a basket with something %s: %s', (severity, expected, absent) => {
  useAppStore.setState(initialAppState, true);
  putArticle({ id: 'a', productId: null, name: 'Saucisson', value: 12, currency: 'EUR' });
  const warnings = [{ code: 'meat', severity, message: '', legalBasis: null }];
  saveSimulationResponse(assessedBasket([], { warnings }));
  render(
    <MemoryRouter>
      <ResumeDetails />
    </MemoryRouter>,
  );
  expect(screen.getByText(expected)).toBeDefined();
  expect(screen.queryByText(absent)).toBeNull();
});
