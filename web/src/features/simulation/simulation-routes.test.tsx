import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, useAppStore } from '../../store';
import { SimulationRoutes } from './simulation-routes';

afterEach(cleanup);

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

function open(address: string, answers: object): void {
  const simulatorRequest = { ...initialAppState.simulator.simulatorRequest, ...answers };
  useAppStore.setState({ simulator: { ...initialAppState.simulator, simulatorRequest } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/simulateur/*"
          element={<SimulationRoutes countryPage={<h1>Pays</h1>} purchases={<h1>Achats</h1>} />}
        />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const age = { age: 34 };
const transport = { ...age, meanOfTransport: 'car' };
const country = { ...transport, country: 'CH' };

it.each([
  ['/simulateur/configuration/etape0', {}, 'Simuler mes achats'],
  ['/simulateur/configuration/etape1', {}, 'Quel âge avez-vous ?'],
  ['/simulateur/configuration/etape2', age, 'Comment rentrez-vous en France ?'],
  ['/simulateur/configuration/etape3', transport, 'Pays'],
  ['/simulateur/configuration/etape4', country, 'Êtes-vous frontalier ?'],
  ['/simulateur/produits', { ...country, border: false }, 'Achats'],
  ['/simulateur/panier', { ...country, border: false }, 'Achats'],
  ['/simulateur/recapitulatif', { ...country, border: false }, 'Achats'],
])('%s is the page of the specification', (address, answers, title) => {
  open(address, answers);
  const shown = screen
    .getByRole('heading', { level: 1 })
    .textContent?.replace(/[\s\u2060]+/g, (gap) => (gap === '\u2060' ? '' : ' '));
  expect([screen.getByTestId('address').textContent, shown]).toEqual([address, title]);
});
