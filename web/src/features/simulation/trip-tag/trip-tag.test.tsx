import { formatShortEuros, rowsInForce, valueAllowanceTables } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, type SimulatorRequest, useAppStore } from '../../../store';
import { AgePage } from '../steps/age-page';
import { TransportPage } from '../steps/transport-page';
import { WithTripTag } from './with-trip-tag';

const { airOrSea, land } = rowsInForce('2026-11-23', valueAllowanceTables).valueAllowances;

function open(answers: Partial<SimulatorRequest>): void {
  const { simulator } = initialAppState;
  const simulatorRequest = { ...simulator.simulatorRequest, ...answers };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <MemoryRouter initialEntries={[answers.age === undefined ? '/age' : '/transport']}>
      <Routes>
        <Route element={<WithTripTag />}>
          <Route path="/age" element={<AgePage />} />
          <Route path="/transport" element={<TransportPage />} />
        </Route>
        <Route path="*" element={<p>Ailleurs</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const tag = () => screen.findByRole('region', { name: 'Votre franchise' });
const written = async () => (await tag()).textContent;

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is blank at the first question, and says what the allowance depends on', async () => {
  open({});
  expect(await written()).toContain('Elle dépend de votre âge, du transport et du pays.');
  expect(screen.getAllByText('à venir')).toHaveLength(4);
});

it('shows the ages that a link stands for, until one is typed', async () => {
  open({ age: 18, isAgeOfLink: true });
  expect(await written()).toContain('18\u00A0ans ou plus');
  cleanup();
  open({ isAgeOfLink: true });
  await userEvent.type(screen.getByLabelText('Votre âge'), '45');
  expect(await written()).toContain('45\u00A0ans');
});

it('shows what stands in the question before it is confirmed, and no longer once it is taken out', async () => {
  open({});
  await userEvent.type(screen.getByLabelText('Votre âge'), '34');
  expect(await written()).toContain('34\u00A0ans');
  await userEvent.clear(screen.getByLabelText('Votre âge'));
  expect(await written()).not.toContain('34');
});

it('says the allowance as soon as a means of transport is chosen, the country being known', async () => {
  open({ age: 34, country: 'US' });
  expect(await written()).toContain('Elle dépend du transport.');
  await userEvent.click(screen.getByRole('radio', { name: 'Avion' }));
  expect(await written()).toContain(formatShortEuros(airOrSea.full.value));
  await userEvent.click(screen.getByRole('radio', { name: 'Train' }));
  expect(await written()).toContain(formatShortEuros(land.full.value));
});

it('says nothing aloud while it fills', async () => {
  open({});
  expect((await tag()).closest('[aria-live], [role="status"]')).toBeNull();
});

it('says that a trip within the Union has no limit of value', async () => {
  open({ age: 34, country: 'IT' });
  expect(await written()).toContain('Sans limitede valeur dans l’Union européenne');
});

it('is not on a phone', async () => {
  isWide = false;
  open({});
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Votre franchise' })).toBeNull();
});
