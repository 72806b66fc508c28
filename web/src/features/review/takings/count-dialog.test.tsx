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
  sessionStorage.clear();
});

it('gives the focus back to the act once the count is left', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Compter ma caisse' }));
  expect(screen.queryByText(/est enregistrée/)).toBeNull();
});

it.each([
  ['found again where Escape closed it', null, '35,20'],
  ['given up with « Annuler »', 'Annuler', ''],
])('is %s, with what was typed', async (_, button, found) => {
  showTakings([till('Claire Martin', claire)]);
  const cash = (): HTMLInputElement => screen.getByLabelText(/espèces/iu);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  await userEvent.type(cash(), '35,20');
  if (button === null) fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  else await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  expect(cash().value).toBe(found);
});

it('is begun anew once money moved, where nothing was typed of it', async () => {
  const counted = (since: number) => ({
    ...till('Claire Martin', claire),
    means: [
      {
        mean: 'cash' as const,
        ...moved(1, 20),
        counted: 20,
        difference: 0,
        countedAt: `${day}T16:00:00.000Z`,
        since,
        movementsSince: since === 0 ? 0 : 1,
      },
    ],
  });
  const queries = showTakings([counted(0)]);
  const cash = (): HTMLInputElement => screen.getByLabelText(/espèces/iu);
  const close = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Compter à nouveau' }));
  expect(cash().value).toBe('20,00');
  close();
  act(() => queries.setQueryData(takingsQuery(day, '').queryKey, takingsOf([counted(50)])));
  await userEvent.click(await screen.findByRole('button', { name: 'Compter à nouveau' }));
  expect(cash().value).toBe('');
});

it('tells what was counted in another window since it was begun, though it was left in between', async () => {
  const queries = showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  await userEvent.type(screen.getByLabelText(/espèces/iu), '20');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  const countedAt = `${day}T16:30:00.000Z`;
  const elsewhere = { counted: 19.5, difference: -0.5, countedAt, since: 0, movementsSince: 0 };
  const read = {
    ...till('Claire Martin', claire),
    means: [
      { mean: 'card' as const, ...moved(2, 70) },
      { mean: 'cash' as const, ...moved(1, 20), ...elsewhere },
    ],
  };
  act(() => queries.setQueryData(takingsQuery(day, '').queryKey, takingsOf([read])));
  await userEvent.click(await screen.findByRole('button', { name: 'Compter à nouveau' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Caisse déjà comptée' })).toBeTruthy();
});

it('says that the till is counted with the focus, and begins no other count where Enter is pressed once more', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, '20');
  // Another sum than the sheet says is told once before it is written.
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByText('Le compte n’y est pas')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer cet écart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toContain('La caisse comptée est enregistrée.');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks that a count be saved again with the network, which may have gone while it was on its way', async () => {
  showTakings([till('Claire Martin', claire)]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '70{Enter}');
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toMatch(/^Vous êtes hors ligne.*rien ne dit/u),
  );
});

it('brings a difference into sight with the focus, and saves nothing that an Enter pressed twice had no time to read', async () => {
  showTakings([till('Claire Martin', claire)]);
  const sent = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', sent);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, '20');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.keyboard('{Enter}{Enter}');
  const warning = dialog.getByRole('region', { name: 'Le compte n’y est pas' });
  expect(scroll.mock.contexts).toContain(warning);
  expect(document.activeElement).toBe(warning);
  expect(sent).not.toHaveBeenCalled();
  // Typed again as it was told: the field keeps the focus.
  const field = dialog.getAllByRole('textbox').at(-1) as HTMLInputElement;
  await userEvent.type(field, '0');
  await userEvent.type(field, '{Backspace}');
  expect(dialog.getByRole('region', { name: 'Le compte n’y est pas' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('says no more of a sum that it was wrong once it is right', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, 'beaucoup');
  await userEvent.keyboard('{Enter}');
  const said = (): number => dialog.queryAllByText(/Indiquez une somme/u).length;
  expect(said()).toBe(2);
  const [first, second] = dialog.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  await userEvent.clear(first);
  await userEvent.type(first, '12,50');
  expect(said()).toBe(1);
  await userEvent.clear(second);
  await userEvent.type(second, '20{Enter}');
  expect(dialog.getByText('Le compte n’y est pas')).toBeTruthy();
  expect(said()).toBe(0);
});

it('tells a difference again where money moved since it was told, and writes nothing of the one before', async () => {
  const queries = showTakings([till('Claire Martin', claire)]);
  const sent: unknown[] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, '20');
  await userEvent.keyboard('{Enter}');
  expect(plain(dialog.getByText(/^Carte bancaire : écart/).textContent)).toContain('−50,00 €');
  // A traveller pays by card meanwhile.
  const later = { ...till('Claire Martin', claire), ...moved(3, 100) };
  const read = takingsOf([
    {
      ...later,
      means: [
        { mean: 'card', ...moved(3, 80) },
        { mean: 'cash', ...moved(1, 20) },
      ],
    },
  ]);
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)).counts);
    return Response.json(read);
  });
  act(() => queries.setQueryData(takingsQuery(day, '').queryKey, read));
  await userEvent.click(await dialog.findByRole('button', { name: 'Enregistrer' }));
  expect(plain(dialog.getByText(/^Carte bancaire : écart/).textContent)).toContain('−60,00 €');
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Le compte n’y est pas' }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer cet écart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    [
      { mean: 'card', counted: 20, due: 80, countedAt: null },
      { mean: 'cash', counted: 20, due: 20, countedAt: null },
    ],
  ]);
});

it('says what moved before it was written, and reads it again', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  const [card, cash] = dialog.getAllByRole('textbox');
  if (card === undefined || cash === undefined) throw new Error('two fields are expected');
  await userEvent.type(card, '70');
  await userEvent.type(cash, '20');
  const later = { ...till('Claire Martin', claire), ...moved(3, 100) };
  const read = takingsOf([
    {
      ...later,
      means: [
        { mean: 'card', ...moved(3, 80) },
        { mean: 'cash', ...moved(1, 20) },
      ],
    },
  ]);
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) =>
    init?.method === 'PUT'
      ? Response.json(
          { type: 'about:blank', title: 'Non', status: 409, detail: 'Non.', code: 'till-moved' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      : Response.json(read),
  );
  await userEvent.keyboard('{Enter}');
  expect(await dialog.findByText(/Rien n’est enregistré : relisez vos montants/)).toBeTruthy();
  expect(plain(dialog.getByText(/^Carte bancaire : écart/).textContent)).toContain('−10,00 €');
  expect(dialog.getByRole('button', { name: 'Enregistrer cet écart' })).toBeTruthy();
});

describe('a till counted in another window meanwhile', () => {
  const countedAt = '2026-10-20T17:40:00.000Z';
  const ofTill = (counts: object) => ({
    ...till('Claire Martin', claire),
    means: [
      { mean: 'card' as const, ...moved(2, 70) },
      { mean: 'cash' as const, ...moved(1, 20), ...counts },
    ],
  });
  const read = takingsOf([
    ofTill({ counted: 19.5, difference: -0.5, countedAt, since: 0, movementsSince: 0 }),
  ]);

  /** The dialog, with what is due typed; and what it sends to a server that has the other count. */
  async function typedBeside(cashSum: string) {
    const queries = showTakings([ofTill({})]);
    await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
    const dialog = within(screen.getByRole('dialog'));
    const [card, cash] = dialog.getAllByRole('textbox');
    if (card === undefined || cash === undefined) throw new Error('two fields are expected');
    await userEvent.type(card, '70');
    await userEvent.type(cash, cashSum);
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
      if (init?.method !== 'PUT') return Response.json(read);
      const { counts } = JSON.parse(String(init.body));
      sent.push(counts);
      return counts.some((one: { mean: string; countedAt: unknown }) => {
        return one.mean === 'cash' && one.countedAt !== countedAt;
      })
        ? Response.json(
            { type: 'about:blank', title: 'Non', status: 409, detail: 'Non.', code: 'till-counted' },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          )
        : Response.json(read);
    });
    return { queries, dialog, sent };
  }
  const told = 'Espèces : vous avez compté 19,50 € le 20 octobre 2026 à 19 h 40.';
  type Dialog = Awaited<ReturnType<typeof typedBeside>>['dialog'];
  async function expectTold(dialog: Dialog): Promise<void> {
    expect(plain((await dialog.findByText(/^Espèces : vous/)).textContent)).toBe(told);
    expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Caisse déjà comptée' }));
  }

  it('is told with its sum before another one is written, an Enter pressed again included', async () => {
    const { dialog, sent } = await typedBeside('20');
    await userEvent.keyboard('{Enter}');
    await expectTold(dialog);
    expect(dialog.getByText(/^Cette caisse a été comptée entre-temps/)).toBeTruthy();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(sent).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ce nouveau comptage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
  });

  it('is told before anything is sent where the sheet was read again meanwhile', async () => {
    const { queries, dialog, sent } = await typedBeside('20');
    act(() => queries.setQueryData(takingsQuery(day, '').queryKey, read));
    await userEvent.keyboard('{Enter}{Enter}');
    await expectTold(dialog);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ce nouveau comptage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('is told beside a difference, and not where the sum is the same', async () => {
    const { queries, dialog } = await typedBeside('18');
    act(() => queries.setQueryData(takingsQuery(day, '').queryKey, read));
    await userEvent.keyboard('{Enter}');
    expect(plain(dialog.getByText(/^Espèces : vous/).textContent)).toBe(told);
    expect(plain(dialog.getByText(/^Espèces : écart/).textContent)).toContain('−2,00 €');
    expect(dialog.getByRole('button', { name: 'Enregistrer cet écart' })).toBeTruthy();
    const [, cash] = dialog.getAllByRole('textbox');
    if (cash === undefined) throw new Error('two fields are expected');
    await userEvent.clear(cash);
    await userEvent.type(cash, '19,50{Enter}');
    expect(dialog.queryByText(/^Espèces : vous/)).toBeNull();
    expect(plain(dialog.getByText(/^Espèces : écart/).textContent)).toContain('−0,50 €');
  });
});

it('stays open while the count is on its way, and says that it may be written where the answer is lost', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  const [card, cash] = dialog.getAllByRole<HTMLInputElement>('textbox');
  if (card === undefined || cash === undefined) throw new Error('two fields are expected');
  await userEvent.type(card, '70');
  await userEvent.type(cash, '20');
  let lose = (): void => undefined;
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((_resolve, reject) => {
      lose = () => reject(new TypeError('the connection was closed'));
    });
  });
  await userEvent.keyboard('{Enter}');
  const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Annuler' });
  expect(cancel.disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Fermer' })).toBeNull();
  act(() => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.getByRole('dialog')).toBeTruthy();
  act(() => lose());
  expect(await dialog.findByText(/la caisse est peut-.*enregistrée/u)).toBeTruthy();
  expect([card.value, cash.value]).toEqual(['70', '20']);
  expect(cancel.disabled).toBe(false);
});

it('says in the words of the server what is refused of no sum, as the same count sent again would be', async () => {
  showTakings([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  const [card, cash] = dialog.getAllByRole<HTMLInputElement>('textbox');
  if (card === undefined || cash === undefined) throw new Error('two fields are expected');
  await userEvent.type(card, '70');
  await userEvent.type(cash, '20');
  const refusal = { type: 'about:blank', title: 'Non', detail: 'Corrigez les champs cités.' };
  const answer = (status: number, code: string, message?: string): void => {
    const errors = message === undefined ? [] : [{ path: 'day', code: 'day-not-countable', message }];
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { ...refusal, status, code, errors },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    );
  };
  // Midnight passed while the window was open.
  answer(422, 'invalid-input', 'Comptez la caisse d’aujourd’hui ou d’un des 31 jours d’avant.');
  await userEvent.keyboard('{Enter}');
  const alert = async (): Promise<string> => plain((await dialog.findByRole('alert')).textContent);
  await waitFor(async () => expect(await alert()).toContain('un des 31 jours d’avant.'));
  expect(await alert()).not.toContain('réessayez');
  answer(403, 'agent-disabled');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await alert()).toContain('Corrigez les champs cités.'));
  answer(503, 'overloaded');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await alert()).toContain('réessayez'));
  expect([card.value, cash.value]).toEqual(['70', '20']);
});

describe('a mean of which more was given back than taken', () => {
  const refunded = { payments: 0, collected: 0, reversals: 1, reversed: 200, net: -200 };
  const row = {
    ...till('Claire Martin', claire),
    means: [
      { mean: 'card' as const, ...refunded },
      { mean: 'cash' as const, ...moved(1, 20) },
    ],
  };

  it.each(['-200', '−200,00 €'])('is counted below zero, as « %s »', async (typed) => {
    showTakings([row]);
    await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
    await userEvent.type(screen.getByLabelText(/carte/iu), `${typed}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('alone is: the fault of any other says so', async () => {
    showTakings([row]);
    await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
    await userEvent.type(screen.getByLabelText(/espèces/iu), '-20{Enter}');
    expect(plain(screen.getByRole('dialog').textContent)).toContain('entre 0 et 10 000 000');
  });
});
