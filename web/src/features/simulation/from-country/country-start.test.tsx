import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerStep, initialAppState, type SimulatorRequest, useAppStore } from '../../../store';
import { SimulatorButton } from '../simulator-button';
import { simulatorPaths } from '../simulator-paths';
import { CountryPage } from '../steps/country-page';
import { formerText } from '../text/former-text';
import { stepText } from '../text/step-text';
import { CountryStart } from './country-start';

const label = 'Simuler mes achats';

function start(changes: Partial<SimulatorRequest> = {}): void {
  const { simulator } = initialAppState;
  const simulatorRequest = { ...simulator.simulatorRequest, ...changes };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <CountryStart
                button={<SimulatorButton label={label} />}
                label={label}
                to={simulatorPaths.start}
              />
            }
          />
          <Route path="*" element={<p>La suite</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The other questions answered, the page that asks the country. */
function askCountry(): void {
  answerStep({ question: 'age', age: 34, declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' });
  answerStep({ question: 'meanOfTransport', meanOfTransport: 'plane' });
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[simulatorPaths.country]}>
        <CountryPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = (): HTMLInputElement => screen.getByRole('combobox');

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined)));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('stops nobody whose letters name no country, and hands them to the page that asks it', async () => {
  start();
  await userEvent.type(field(), 'coree');
  await userEvent.click(screen.getByRole('link', { name: label }));
  expect(screen.getByText('La suite')).toBeDefined();
  askCountry();
  expect(field().value).toBe('coree');
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'Corée du Sud' }));
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  expect(useAppStore.getState().simulator.simulatorRequest.country).toBe('KR');
});

it.each([
  ['xyzzy', /Choisissez un pays dans la liste/u],
  ['guadeloupe', /Choisissez un autre pays\s: l’outre-mer/u],
])('has « %s » refused there, as if it were typed there', async (typed, refusal) => {
  start();
  await userEvent.type(field(), typed);
  await userEvent.click(screen.getByRole('link', { name: label }));
  askCountry();
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  expect(field().value).toBe(typed);
  expect(screen.getByRole('link', { name: refusal })).toBeDefined();
});

it('hands nothing of what was erased', async () => {
  start();
  await userEvent.type(field(), 'coree');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('link', { name: label }));
  askCountry();
  expect(field().value).toBe('');
});

it('hands nothing of what was typed before everything was erased in another tab', async () => {
  start();
  await userEvent.type(field(), 'coree');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'erased' })));
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: label }));
  askCountry();
  expect(field().value).toBe('');
});

it('hands them to a new simulation, too, over one that was begun', async () => {
  start({ age: 50 });
  await userEvent.type(field(), 'coree');
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('button', { name: formerText.restart }));
  expect(screen.getByText('La suite')).toBeDefined();
  askCountry();
  expect(field().value).toBe('coree');
});
