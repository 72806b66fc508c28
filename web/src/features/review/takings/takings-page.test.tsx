import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takingsQuery } from './takings-query';
import { claire, day, moved, plain, showTakings, takingsOf, till } from './testing/show-takings';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${day}T17:00:00Z`), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('adds up in its last row the times of the rows above it, and says for how many declarations', () => {
  showTakings([till('Claire Martin', claire)]);
  const page = plain(document.body.textContent);
  expect(page).toContain('70,00 € (2)');
  expect(page).toContain('20,00 € (1)');
  expect(page).toContain('90,00 € (3)');
  expect(page).toContain('Entre parenthèses : 3 paiements, pour 2 reçus.');
});

it('offers the office where declarations only ended, which has no till', () => {
  const installation = { id: 'installation', name: 'Bureau de l’installation' };
  showTakings([till('Claire Martin', claire)], [{ id: 'FR000001', name: 'Port de Calais' }, installation]);
  const options = within(screen.getByRole('combobox', { name: 'Bureau' })).getAllByRole('option');
  expect(options.map((option) => plain(option.textContent))).toEqual([
    'Tous les bureaux',
    'Port de Calais',
    'Bureau de l’installation',
  ]);
});

it('says what the sums of several tills are', () => {
  showTakings([till('Claire Martin', claire), till('Hugo Bernard', 'b')]);
  const whole = within(screen.getByRole('region', { name: 'Les 2 caisses ensemble' }));
  expect(whole.getByText(/une par agent et par bureau/)).toBeTruthy();
  expect(plain(document.body.textContent)).toContain('180,00 € (6)');
});

it('keeps the focus on the day where no other one follows', async () => {
  vi.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Jour suivant' }));
  expect(screen.queryByRole('button', { name: 'Jour suivant' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Jour'));
});

it('says of the till of another day nothing that was done to this one', async () => {
  const queries = showTakings([till('Claire Martin', claire)]);
  queries.setQueryData(takingsQuery('2026-11-22', '').queryKey, {
    ...takingsOf([till('Claire Martin', claire)]),
    day: '2026-11-22',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '70{Enter}');
  await waitFor(() => expect(screen.queryByText(/est enregistrée/)).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Jour précédent' }));
  expect(screen.getByLabelText('Jour')).toHaveProperty('value', '2026-11-22');
  expect(screen.getByRole('button', { name: 'Compter ma caisse' })).toBeTruthy();
  expect(screen.queryByText(/est enregistrée/)).toBeNull();
});

it.each([
  ['on its day', '2026-11-23T22:59:00Z', true],
  ['before it', '2026-11-22T22:59:00Z', false],
  ['on the last day', '2026-12-24T22:59:00Z', true],
  ['once that day is over', '2026-12-24T23:00:00Z', false],
])('asks for a count where it can be saved: %s', (_, now, isAsked) => {
  vi.setSystemTime(new Date(now));
  const cash = { mean: 'cash' as const, ...moved(2, 40), counted: 20, difference: 0, movementsSince: 1 };
  showTakings([{ ...till('Claire Martin', claire), means: [cash] }]);
  expect(screen.queryByRole('button', { name: 'Compter à nouveau' }) !== null).toBe(isAsked);
  expect(screen.queryByText(/Comptez à nouveau/u) !== null).toBe(isAsked);
});
