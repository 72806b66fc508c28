import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it('shows what was closed on a day without a till, and its files', () => {
  showTakings([], undefined, undefined, { net: 0, difference: 0, closed: 2 });
  expect(plain(document.body.textContent)).toContain('2 déclarations closes sans rien à payer.');
  expect(plain(document.body.textContent)).not.toContain('Ces sommes');
  expect(screen.getByRole('button', { name: 'Mouvements (CSV)' })).toBeTruthy();
  cleanup();
  showTakings([]);
  expect(plain(document.body.textContent)).toContain('Rien n’a été encaissé ni remboursé ce jour-là');
  expect(screen.queryByRole('button', { name: 'Mouvements (CSV)' })).toBeNull();
});

it('says of a day without a till what the trail says, not that nothing was taken', () => {
  showTakings([], undefined, undefined, { net: 12.5, difference: 12.5, closed: 0 });
  const page = plain(document.body.textContent);
  expect(page).toContain('Le journal des déclarations dit 12,50 €, soit un écart de 12,50 €');
  expect(page).not.toContain('Rien n’a été encaissé');
  expect(screen.getByRole('button', { name: 'Mouvements (CSV)' })).toBeTruthy();
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

describe('a day that is typed', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Jour');
  /** What a browser tells at each figure of a part of a day. */
  const type = (...texts: readonly string[]): void => {
    for (const text of texts) fireEvent.change(field(), { target: { value: text } });
  };
  const place = (): string => screen.getByRole('button', { name: /^Page d’avant/ }).textContent ?? '';
  const said = () =>
    plain(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent);

  it('stays as it is typed, a day to come on the way to another one too, and is one page of the history', async () => {
    vi.setSystemTime(new Date('2026-12-03T09:00:00Z'));
    showTakings([till('Claire Martin', claire)]);
    // 28, then 11, from the 3rd of December.
    type('2026-12-03', '2026-12-02', '2026-12-28');
    expect(field().value).toBe('2026-12-28');
    expect(said()).toContain(
      'Indiquez un jour passé, ou aujourd’hui. La feuille affichée est celle du 2 décembre 2026.',
    );
    type('2026-01-28', '2026-11-28');
    expect([field().value, said()]).toEqual(['2026-11-28', '']);
    expect(place()).toContain('?jour=2026-11-28');
    await userEvent.click(screen.getByRole('button', { name: /^Page d’avant/ }));
    expect(place()).toMatch(/\/agent$/);
  });

  it('is gone to once its year is whole, and said to be none once it is left', () => {
    const queries = showTakings([till('Claire Martin', claire)]);
    type('0002-11-20', '0020-11-20', '0202-11-20', '');
    expect([field().value, said()]).toEqual(['', '']);
    expect(place()).toContain(`?jour=${day}`);
    expect(queries.getQueryCache().findAll({ queryKey: takingsQuery('0202-11-20', '').queryKey })).toEqual(
      [],
    );
    fireEvent.blur(field());
    expect(said()).toContain('La feuille affichée est celle du 23 novembre 2026.');
  });

  it('is said to be none once the press that leaves it has ended: what is pressed does not move away', async () => {
    showTakings([till('Claire Martin', claire)]);
    type('');
    field().focus();
    const count = screen.getByRole('button', { name: 'Compter ma caisse' });
    fireEvent.mouseDown(count);
    act(() => count.focus());
    expect(said()).toBe('');
    fireEvent.mouseUp(count);
    await waitFor(() => expect(said()).toContain('La feuille affichée est celle du 23 novembre 2026.'));
  });

  it('follows the day that is gone to by another way', async () => {
    showTakings([till('Claire Martin', claire)]);
    type('2026-11-20', '2026-12-20');
    await userEvent.click(screen.getByRole('button', { name: 'Jour précédent' }));
    expect([field().value, said()]).toEqual(['2026-11-19', '']);
    await userEvent.click(screen.getByRole('button', { name: /^Page d’avant/ }));
    expect(field().value).toBe('2026-11-20');
  });
});

it('names the day in the title of the count', async () => {
  vi.setSystemTime(new Date('2026-11-26T09:00:00Z'));
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const title = within(screen.getByRole('dialog')).getByRole('heading', { level: 2 });
  expect(plain(title.textContent)).toBe('Compter ma caisse du 23 novembre 2026 : Port de Calais');
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

it('keeps the day that a count was begun for, though midnight passes while its dialog is open', async () => {
  vi.setSystemTime(new Date(`${day}T22:58:00Z`));
  showTakings([till('Claire Martin', claire)], undefined, '');
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  vi.setSystemTime(new Date(`${day}T23:02:00Z`));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '70{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toContain('La caisse comptée est enregistrée.');
  expect(screen.getByLabelText('Jour')).toHaveProperty('value', day);
});

it.each(['2026-11-24', '2026-02-31'])(
  'says that no sheet is that of the day of its address, and which one it shows: %s',
  (asked) => {
    showTakings([till('Claire Martin', claire)], undefined, `?jour=${asked}`);
    expect(plain(document.body.textContent)).toContain(
      'Indiquez un jour passé, ou aujourd’hui. La feuille affichée est celle du 23 novembre 2026.',
    );
  },
);

it('names the means that a till was not counted of, once it is', () => {
  const cash = { mean: 'cash' as const, ...moved(1, 20), counted: 20, difference: 0 };
  const card = { mean: 'card' as const, ...moved(2, 70) };
  const row = { ...till('Claire Martin', claire), means: [card, cash] };
  showTakings([row]);
  expect(screen.getByText('Non compté : carte bancaire.')).toBeTruthy();
});
