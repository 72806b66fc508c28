import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { initialAppState, type SimulatorRequest, useAppStore } from '../../store';
import { JourneyLine } from './journey-line';
import { plain } from './testing/show-purchases';

afterEach(cleanup);

const age = ['Modifier 34 ans', '/simulateur/configuration/etape1'];
const transport = (words: string) => [`Modifier ${words}`, '/simulateur/configuration/etape2'];
const from = (words: string) => [`Modifier ${words}`, '/simulateur/configuration/etape3'];
const resident = ['Modifier non frontalier', '/simulateur/configuration/etape4'];

function show(answers: Partial<SimulatorRequest>): void {
  const simulatorRequest = { ...initialAppState.simulator.simulatorRequest, border: false, ...answers };
  useAppStore.setState({ simulator: { ...initialAppState.simulator, simulatorRequest } });
  render(
    <MemoryRouter>
      <JourneyLine returnTo="/" />
    </MemoryRouter>,
  );
}

it.each([
  ['CH', 'car', [from('de Suisse'), transport('en voiture'), age, resident]],
  ['CH', 'train', [from('de Suisse'), transport('en train'), age]],
  ['US', 'plane', [from('des États-Unis'), transport('en avion'), age]],
] as const)('from %s by %s, every answer given can be changed', (country, meanOfTransport, expected) => {
  show({ age: 34, country, meanOfTransport });
  const links = screen
    .getAllByRole('link')
    .map((link) => [plain(link.textContent ?? ''), link.getAttribute('href')]);
  expect(links).toEqual(expected);
});

it.each([
  [18, 'Modifier 18 ans ou plus'],
  [14, 'Modifier moins de 15 ans'],
])('says of a link no more than the ages that it stands for: %i', (told, words) => {
  show({ age: told, isAgeOfLink: true, country: 'US', meanOfTransport: 'plane' });
  const links = screen.getAllByRole('link').map(({ textContent }) => plain(textContent ?? ''));
  expect(links).toContain(words);
});
