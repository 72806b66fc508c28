import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, startNewSimulation, useAppStore } from '../../store';
import { keepFormer, nothing, presentSimulation } from './resume/former-simulation';
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
          element={
            <SimulationRoutes
              countryPage={<h1>Pays</h1>}
              purchases={<h1>Achats</h1>}
              notFound={<h1>Cette page n’existe pas</h1>}
            />
          }
        />
      </Routes>
      <Address />
      <Link to="/">Accueil</Link>
      <Link to="/simulateur/configuration/etape1">Simulateur</Link>
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
  ['/simulateur/xyz', {}, 'Cette page n’existe pas'],
  ['/simulateur/produits/xyz', { ...country, border: false }, 'Cette page n’existe pas'],
])('%s is the page of the specification', (address, answers, title) => {
  open(address, answers);
  const shown = screen
    .getByRole('heading', { level: 1 })
    .textContent?.replace(/[\s\u2060]+/g, (gap) => (gap === '\u2060' ? '' : ' '));
  expect([screen.getByTestId('address').textContent, shown]).toEqual([address, title]);
});

it('offers the simulation before as long as it may come back, after another page was seen', async () => {
  const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };
  open('/simulateur/configuration/etape1', { ...country, border: false, shoppingProducts: [perfume] });
  keepFormer(presentSimulation(), nothing);
  startNewSimulation();
  for (const place of ['Accueil', 'Simulateur']) {
    await userEvent.click(screen.getByRole('link', { name: place }));
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler et y revenir' }));
  expect(useAppStore.getState().simulator.simulatorRequest.shoppingProducts).toEqual([perfume]);
});
