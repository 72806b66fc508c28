import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, useAppStore } from '../../store';
import { JourneyLine } from './journey-line';
import { plain } from './testing/show-purchases';

afterEach(cleanup);

const age = ['Modifier 34 ans', '/simulateur/configuration/etape1'];
const transport = (words: string) => [`Modifier ${words}`, '/simulateur/configuration/etape2'];
const from = (words: string) => [`Modifier ${words}`, '/simulateur/configuration/etape3'];
const resident = ['Modifier non frontalier', '/simulateur/configuration/etape4'];

it.each([
  ['CH', 'car', [from('de Suisse'), transport('en voiture'), age, resident]],
  ['CH', 'train', [from('de Suisse'), transport('en train'), age]],
  ['US', 'plane', [from('des États-Unis'), transport('en avion'), age]],
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
      <JourneyLine returnTo="/" />
    </MemoryRouter>,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [plain(link.textContent ?? ''), link.getAttribute('href')]);
  expect(links).toEqual(expected);
});
