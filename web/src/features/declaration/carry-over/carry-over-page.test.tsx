import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { isText } from '../../../lib/shape';
import {
  forgetDraft,
  initialAppState,
  readDraft,
  type SimulatorRequest,
  saveDraft,
  useAppStore,
} from '../../../store';
import { CarryOverPage } from './carry-over-page';

afterEach(cleanup);

const trip = { age: 34, meanOfTransport: 'car', country: 'CH', border: true } as const;
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'CHF' };

function shown(answers: Partial<SimulatorRequest>, from?: string): string {
  const { simulator } = initialAppState;
  const simulatorRequest = {
    ...simulator.simulatorRequest,
    ...trip,
    shoppingProducts: [perfume],
    ...answers,
  };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/simulateur/declaration', state: from && { from } }]}>
      <CarryOverPage />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Ce qui est repris' }).textContent ?? '';
}

it.each([
  [{}, true],
  [{ border: false }, false],
  [{ meanOfTransport: 'plane' }, false],
] as const)('says whether a frontier resident’s answer is taken over: %j', (answers, isSaid) => {
  expect(shown(answers).includes('de Suisse, en voiture, frontalier')).toBe(isSaid);
});

it('names the lines of a list that wait and come along', () => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
  expect(shown({})).toMatch(/Votre liste1\sarticle pas encore compté/);
  cleanup();
  forgetDraft('uncountedLines');
  expect(shown({})).not.toContain('Votre liste');
});

it.each([
  ['the declaration that it was opened from', '/declaration/ajout/age', '/declaration/ajout/age'],
  ['the result', undefined, '/simulateur/recapitulatif'],
])('goes back to %s', (_, from, back) => {
  shown({}, from);
  expect(screen.getByRole('link', { name: 'Retour' }).getAttribute('href')).toBe(back);
});

it('forgets an age that was typed and not given', async () => {
  saveDraft('declarantAge', '12');
  shown({});
  await userEvent.click(screen.getByRole('button', { name: 'Déclarer ces achats' }));
  expect(readDraft('declarantAge', isText)).toBeUndefined();
});
