import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import { JourneyLine } from './journey-line';

afterEach(cleanup);

const common = [
  ['l’âge', '/simulateur/configuration/etape1'],
  ['le transport', '/simulateur/configuration/etape2'],
  ['le pays', '/simulateur/configuration/etape3'],
];

it.each([
  ['CH', 'car', [...common, ['frontalier', '/simulateur/configuration/etape4']]],
  ['CH', 'train', common],
  ['US', 'plane', common],
] as const)('from %s by %s, every answer given can be changed', (country, meanOfTransport, expected) => {
  const simulatorRequest = {
    ...initialAppState.simulator.simulatorRequest,
    age: 34,
    country,
    meanOfTransport,
    border: false,
  };
  useAppStore.setState({ simulator: { ...initialAppState.simulator, simulatorRequest } });
  render(
    <MemoryRouter>
      <JourneyLine />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(expected);
});
