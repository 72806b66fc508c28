import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, startNewSimulation, useAppStore } from '../../../store';
import { ageText } from '../text/step-text';
import { AgePage } from './age-page';

const complaints = vi.spyOn(console, 'error');
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'USD' };

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

function open(): void {
  render(
    <MemoryRouter initialEntries={['/simulateur/configuration/etape1']}>
      <main>
        <Routes>
          <Route path="/simulateur/configuration/etape1" element={<AgePage />} />
          <Route path="*" element={<p>Ailleurs</p>} />
        </Routes>
      </main>
      <Address />
    </MemoryRouter>,
  );
}

const answers = () => useAppStore.getState().simulator.simulatorRequest;
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));

beforeEach(() => useAppStore.setState(initialAppState, true));

afterEach(() => {
  cleanup();
  expect(complaints).not.toHaveBeenCalled();
});

it.each(['', 'abc', '0', '121', '1e5', 'NaN', '34,5'])('keeps %j and says what to type', async (text) => {
  open();
  const field = screen.getByLabelText('Votre âge');
  if (text !== '') await userEvent.type(field, text);
  await next();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', text);
  expect(screen.getByRole('link', { name: /Indiquez votre âge/ })).toBeDefined();
  expect(document.title.startsWith('Erreur')).toBe(true);
  expect(answers().age).toBeUndefined();
});

it('reads « 34 ans », names the declaration to come and goes on', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Votre âge'), '34 ans');
  await next();
  expect(answers().age).toBe(34);
  expect(answers().declarationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByTestId('address').textContent).toBe('/simulateur/configuration/etape2');
});

it.each([
  [34, undefined, '34'],
  [18, true, ''],
])(
  'begins with the age that was given, and with none that a link tells: %s, %s',
  (age, isAgeOfLink, shown) => {
    const { simulator } = initialAppState;
    const simulatorRequest = { ...simulator.simulatorRequest, age, isAgeOfLink };
    useAppStore.setState({ simulator: { ...simulator, simulatorRequest } });
    open();
    expect(screen.getByLabelText('Votre âge')).toHaveProperty('value', shown);
  },
);

it('keeps the basket with another answer', async () => {
  const simulatorRequest = {
    ...answers(),
    age: 34,
    meanOfTransport: 'plane',
    country: 'US',
    border: false,
    shoppingProducts: [perfume],
  } as const;
  useAppStore.setState({ simulator: { ...initialAppState.simulator, simulatorRequest } });
  open();
  await userEvent.clear(screen.getByLabelText('Votre âge'));
  await userEvent.type(screen.getByLabelText('Votre âge'), '41');
  await next();
  expect(answers()).toMatchObject({ age: 41, country: 'US', shoppingProducts: [perfume] });
  expect(screen.getByTestId('address').textContent).toBe('/simulateur/produits');
});

it('explains itself until the first answer, then in each new simulation until it is told to stop', async () => {
  const explanation = () => screen.queryByRole('button', { name: ageText.hide });
  open();
  expect(explanation()).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Votre âge'), '34');
  await next();
  cleanup();
  open();
  expect(explanation()).toBeNull();
  act(startNewSimulation);
  expect(explanation()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: ageText.hide }));
  expect(explanation()).toBeNull();
  act(startNewSimulation);
  expect(explanation()).toBeNull();
});

it('gives the focus back to the title when its advice is hidden', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: ageText.hide }));
  expect(screen.queryByText(ageText.infoTitle)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('where the browser', () => {
  const unkept = /^Ce navigateur ne garde pas vos réponses/u;
  const told = () => screen.queryByText((text) => unkept.test(text.replace(/\s/gu, ' ')));

  it('keeps nothing, it is said before anything is typed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    });
    open();
    vi.unstubAllGlobals();
    expect(told()).not.toBeNull();
  });

  it('keeps what is typed, nothing is said, and nothing stays of the look', () => {
    open();
    expect(told()).toBeNull();
    expect(Object.keys(localStorage)).not.toContain('app-storage:room');
  });
});
