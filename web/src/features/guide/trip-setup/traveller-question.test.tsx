import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TravellerQuestion } from './traveller-question';

afterEach(cleanup);

it('tells who comes by a private plane or boat which transport has their limit', () => {
  const state = { step: 'traveller', answers: { country: 'GB', countryName: 'Royaume-Uni' } } as const;
  render(
    <MemoryRouter>
      <TravellerQuestion setup={{ state, goOn: () => undefined, goTo: () => undefined }} />
    </MemoryRouter>,
  );
  const group = screen.getByRole('radio', { name: 'Bateau' }).closest('fieldset');
  const hint = document.getElementById(group?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/privé.*«.Autre.»/u);
});
