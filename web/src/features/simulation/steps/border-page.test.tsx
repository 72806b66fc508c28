import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, type SimulatorRequest, useAppStore } from '../../../store';
import { shownWords, showPurchases } from '../testing/show-purchases';
import { BorderPage } from './border-page';

afterEach(cleanup);

it('counts the question on frontier residents with the country’s: the steps stay four', async () => {
  const { simulator } = initialAppState;
  const answers = {
    age: 34,
    meanOfTransport: 'car',
    country: 'CH',
  } as const satisfies Partial<SimulatorRequest>;
  const simulatorRequest = { ...simulator.simulatorRequest, ...answers };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <MemoryRouter initialEntries={['/simulateur/configuration/etape4']}>
      <BorderPage />
    </MemoryRouter>,
  );
  expect(screen.getByText('Étape 3 sur 4, suite')).toBeDefined();
  cleanup();
  showPurchases('/simulateur/produits', [], { ...answers, border: true });
  await shownWords(/Étape 4 sur 4/);
});
