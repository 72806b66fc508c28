import type { Declaration, HistoryEntry } from '@retour/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import {
  button,
  corrected,
  cutNetwork,
  fetchMock,
  onDone,
  sausage,
  sent,
  show,
  takeDown,
} from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

const cut = (): Promise<Response> => Promise.reject(new TypeError('cut'));
/** What the page reads of the declaration; nothing else is answered, the catalogue that may be asked for meanwhile included. */
async function reading(
  address: string | URL | Request,
  history: readonly HistoryEntry[],
  latest: Declaration,
) {
  if (!String(address).includes(latest.id)) return cut();
  return Response.json(String(address).includes('histor') ? { history } : latest);
}
/** Somebody came first. */
const stale = (): Response =>
  Response.json(
    { type: 'about:blank', title: 'Non', status: 412, detail: 'Non.', code: 'stale-version' },
    { status: 412, headers: { 'content-type': 'application/problem+json' } },
  );
/** Beyond what an agent may ask for in a minute. */
const putOff = (): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Trop de demandes',
      status: 429,
      detail: 'Attendez quelques secondes.',
      code: 'too-many-requests',
    },
    { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': '40' } },
  );
const bodies = (): readonly unknown[] => sent().map(([, request]) => JSON.parse(String(request?.body)));

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  version: 3,
  at: '2026-11-23T09:00:00.000Z',
  by: { type: 'agent', id: 'a1', name: 'Claire Martin' },
  action: 'corrected',
  from: 'submitted',
  to: 'submitted',
  ...changes,
});

it('a payment is asked again as it is typed, not as it was before', async () => {
  fetchMock.mockImplementation(cut);
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
  await userEvent.click(button('Paiement reçu'));
  await dialog.findByText('Enregistrement incertain');
  await userEvent.click(dialog.getByRole('radio', { name: /^Chèque(?! de)/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  expect(bodies()).toEqual([
    { status: 'paid', payment: 'card' },
    { status: 'paid', payment: 'cheque' },
  ]);
});

/** Pays by card, and loses the answer; then the page reads that the next version of the declaration is paid. */
async function payAndReadAgain(answer: typeof fetch): Promise<void> {
  fetchMock.mockImplementation(cut);
  const { readAgain } = show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
  await userEvent.click(button('Paiement reçu'));
  await dialog.findByText('Enregistrement incertain');
  fetchMock.mockImplementation(answer);
  readAgain('refused');
  expect(onDone).not.toHaveBeenCalled();
  expect(dialog.getByText('Enregistrement incertain')).toBeTruthy();
  expect(bodies()).toHaveLength(1);
  readAgain('paid');
}

it('a payment without an answer is known once the declaration that is read again has it', async () => {
  const paid = reviewedDeclaration({ status: 'paid' });
  await payAndReadAgain((address) => reading(address, [], paid));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(paid));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies()).toEqual(Array.from({ length: 2 }, () => ({ status: 'paid', payment: 'card' })));
});

it('a payment without an answer is not taken for that of a colleague, recorded meanwhile', async () => {
  const by = { type: 'agent', id: 'a2', name: 'Hugo Petit' } as const;
  const history = [entry({ version: 3, action: 'status-changed', from: 'validated', to: 'paid', by })];
  await payAndReadAgain(async (address, request) =>
    request?.method === 'PATCH'
      ? stale()
      : reading(address, history, reviewedDeclaration({ status: 'paid' })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Cette déclaration vient de changer' }));
  expect(dialog.getByText(/Hugo Petit/u)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('a payment without an answer is asked for once more alone while the network is cut', async () => {
  await payAndReadAgain(cut);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await screen.findByText('Enregistrement incertain');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bodies()).toHaveLength(2);
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['not recorded', () => Promise.resolve(putOff()), 'Non enregistré'],
  ['uncertain after an answer that was lost', cut, 'Enregistrement incertain'],
])(
  'a payment that the service puts off is %s, in its own words, and may be asked again',
  async (_, first, title) => {
    fetchMock.mockImplementation(first);
    show([assessedLine()]);
    await userEvent.click(button(/Enregistrer le paiement/));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.click(button('Paiement reçu'));
    const again = await dialog.findByRole('button', { name: 'Réessayer' });
    fetchMock.mockImplementation(async () => putOff());
    if (first === cut) await userEvent.click(again);
    expect(await dialog.findByText('Attendez quelques secondes.')).toBeTruthy();
    expect(dialog.getByText(title)).toBeTruthy();
    fetchMock.mockImplementation((address) => reading(address, [], reviewedDeclaration({ status: 'paid' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
);

it('what waited for the network says that it is back', async () => {
  fetchMock.mockImplementation(cut);
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await userEvent.click(button('Paiement reçu'));
  await dialog.findByText(/^Vous êtes hors ligne/u);
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(dialog.queryByText(/^Vous êtes hors ligne/u)).toBeNull();
  expect(dialog.getByText(/^Le réseau est revenu/u)).toBeTruthy();
});

it('an act without an answer is still uncertain once it cannot be asked again', async () => {
  fetchMock.mockImplementation(cut);
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
  await userEvent.click(button('Paiement reçu'));
  await dialog.findByText('Enregistrement incertain');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  await dialog.findByText(/^Vous êtes hors ligne/u);
  onLine.mockRestore();
  expect(dialog.getByText('Enregistrement incertain')).toBeTruthy();
  expect(dialog.queryByText('Non enregistré')).toBeNull();
});

it('a hand-over that got no answer is not asked again by the refusal that it leads to', async () => {
  fetchMock.mockImplementation(cut);
  show([sausage('forbidden')], 'forbidden', {}, 'submitted');
  await userEvent.click(button('Valider'));
  await userEvent.click(button(/^Remis\s: valider$/));
  await screen.findByText('Enregistrement incertain');
  await userEvent.click(button(/^Pas remis\s: refuser$/));
  const refusal = within(screen.getByRole('dialog', { name: /^Refuser/ }));
  expect(refusal.queryByText('Enregistrement incertain')).toBeNull();
  expect(refusal.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(sent()).toEqual([]);
});

it.each([
  ['is done where both changes are the agent’s own', 'a1', true],
  ['came after somebody else where they are a colleague’s', 'a2', false],
])('a hand-over whose second answer was lost %s', async (_, id, isDone) => {
  const validated = reviewedDeclaration({ version: 4, status: 'validated' });
  const by = { type: 'agent', id, name: 'Claire Martin' } as const;
  const history = [
    entry({ version: 1, action: 'created' }),
    entry({ version: 2, action: 'corrected' }),
    entry({ handedOver: 1, by }),
    entry({ version: 4, action: 'status-changed', to: 'validated', by }),
  ];
  fetchMock.mockImplementation(cut);
  show([sausage('forbidden')], 'forbidden', {}, 'submitted');
  await userEvent.click(button('Valider'));
  await userEvent.click(button(/^Remis\s: valider$/));
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  fetchMock.mockImplementation(async (address, request) => {
    if (request?.method === 'POST') return stale();
    return reading(address, history, validated);
  });
  await userEvent.click(again);
  expect(corrected().length).toBeGreaterThan(1);
  if (isDone) await waitFor(() => expect(onDone).toHaveBeenCalledWith(validated));
  else expect(await screen.findByText('Cette déclaration vient de changer')).toBeTruthy();
});

describe('a validation whose answer was lost, and after which a colleague collected', () => {
  const claire = { type: 'agent', id: 'a1', name: 'Claire Martin' } as const;
  const hugo = { type: 'agent', id: 'a2', name: 'Hugo Petit' } as const;
  const paid = entry({
    ...{ version: 4, action: 'status-changed', from: 'validated', to: 'paid', payment: 'cash' },
    by: hugo,
  });
  const validated = entry({ action: 'status-changed', to: 'validated', by: claire });
  const conflict = () => screen.findByRole('dialog', { name: 'Cette déclaration vient de changer' });

  async function loseValidation(history: readonly HistoryEntry[]) {
    fetchMock.mockImplementation(cut);
    const shown = show([assessedLine()], undefined, {}, 'submitted');
    await userEvent.click(button('Valider'));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fetchMock.mockImplementation(async (address, request) => {
      if (request?.method === 'PATCH') return stale();
      return reading(address, history, reviewedDeclaration({ version: 4, status: 'paid' }));
    });
    return { ...shown, again };
  }

  it.each([
    ['recorded where it is the agent’s own', validated, /^Votre action est enregistrée/u],
    ['not recorded where it is a colleague’s', { ...validated, by: hugo }, /^Votre action n’a pas été/u],
    [
      'not recorded where the agent did something else, elsewhere',
      { ...validated, to: 'refused' },
      /^Votre action n’a pas été/u,
    ],
  ] as const)('is %s', async (_, first, said) => {
    const { again } = await loseValidation([first, paid]);
    await userEvent.click(again);
    expect(within(await conflict()).getByText(said)).toBeTruthy();
  });

  it('is said to be recorded once the page reads the later version', async () => {
    const { readAgain } = await loseValidation([validated, paid]);
    readAgain('paid', 2);
    const dialog = within(await conflict());
    expect(dialog.getByText(/^Votre action est enregistrée/u)).toBeTruthy();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['by the mean that was asked', 'card', /^Votre action est enregistrée/u],
    ['by another mean', 'cheque', /^Votre action n’a pas été/u],
  ] as const)('a payment is known %s', async (_, payment, said) => {
    fetchMock.mockImplementation(cut);
    show([assessedLine()]);
    await userEvent.click(button(/Enregistrer le paiement/));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.click(button('Paiement reçu'));
    const again = await dialog.findByRole('button', { name: 'Réessayer' });
    const own = entry({ action: 'status-changed', from: 'validated', to: 'paid', payment, by: claire });
    const reversed = entry({ version: 4, action: 'reversed', from: 'paid', to: 'validated', by: hugo });
    fetchMock.mockImplementation(async (address, request) =>
      request?.method === 'PATCH'
        ? stale()
        : reading(address, [own, reversed], reviewedDeclaration({ version: 4 })),
    );
    await userEvent.click(again);
    expect(within(await conflict()).getByText(said)).toBeTruthy();
  });

  it('a payment that a colleague had is given back by who took it too', async () => {
    const twice = /^Cette somme est déjà encaissée\. Si vous venez de l’encaisser aussi, rendez/u;
    show([assessedLine()]);
    await userEvent.click(button(/Enregistrer le paiement/));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Carte bancaire/ }));
    fetchMock.mockImplementation(async (address, request) =>
      request?.method === 'PATCH'
        ? stale()
        : reading(address, [{ ...paid, version: 3 }], reviewedDeclaration({ version: 3, status: 'paid' })),
    );
    await userEvent.click(button('Paiement reçu'));
    expect(within(await conflict()).getByText(twice)).toBeTruthy();
  });

  it('is recorded after what was handed over', async () => {
    const history = [
      entry({ handedOver: 1 }),
      entry({ version: 4, action: 'status-changed', to: 'validated' }),
      { ...paid, version: 5 },
    ];
    fetchMock.mockImplementation(cut);
    show([sausage('forbidden')], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    await userEvent.click(button(/^Remis\s: valider$/));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fetchMock.mockImplementation(async (address, request) => {
      if (request?.method === 'POST') return stale();
      return reading(address, history, reviewedDeclaration({ version: 5, status: 'paid' }));
    });
    await userEvent.click(again);
    const dialog = within(await conflict());
    expect(dialog.getByText(/^Votre action est enregistrée/u)).toBeTruthy();
    expect(dialog.queryByText(/^La remise est enregistrée/u)).toBeNull();
  });
});

it.each([
  ['recorded where it is the agent’s own', 'a1', /^La remise est enregistrée/u],
  ['not recorded where it is a colleague’s', 'a2', /Votre action n’a pas été enregistrée/u],
])('a hand-over whose answer was lost, and that somebody overtook, is said to be %s', async (_, id, said) => {
  const refused = reviewedDeclaration({ version: 4, status: 'refused' });
  const history = [
    entry({ version: 1, action: 'created' }),
    entry({ version: 2, action: 'corrected' }),
    entry({ handedOver: 1, by: { type: 'agent', id, name: 'Claire Martin' } }),
    entry({
      ...{ version: 4, action: 'status-changed', to: 'refused' },
      by: { type: 'agent', id: 'a3', name: 'Hugo Petit' },
    }),
  ];
  fetchMock.mockImplementation(cut);
  show([sausage('forbidden')], 'forbidden', {}, 'submitted');
  await userEvent.click(button('Valider'));
  await userEvent.click(button(/^Remis\s: valider$/));
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  fetchMock.mockImplementation(async (address, request) =>
    request?.method === 'POST' ? stale() : reading(address, history, refused),
  );
  await userEvent.click(again);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cette déclaration vient de changer' }));
  expect(dialog.getByText(said)).toBeTruthy();
});

describe('a hand-over that is recorded, and then not what follows it', () => {
  const handed = reviewedDeclaration({ version: 3 });
  const handedOver = entry({ handedOver: 1 });
  const problem = (status: number, code: string): Response =>
    Response.json(
      { type: 'about:blank', title: 'Non', status, detail: 'Motif du refus.', code },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
  const validate = async (answer: () => Promise<Response>, history: readonly HistoryEntry[] = []) => {
    fetchMock.mockImplementation(async (address, request) => {
      if (request?.method === 'POST') return Response.json(handed);
      if (request?.method === 'PATCH') return answer();
      if (!String(address).includes(handed.id)) return cut();
      return reading(address, history, handed);
    });
    show([sausage('forbidden')], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    await userEvent.click(button(/^Remis\s: valider$/));
  };

  it.each([
    ['refused', async () => problem(409, 'declaration-not-arrived'), 'Remise enregistrée, mais pas la suite'],
    ['without an answer', cut, 'Remise enregistrée, suite incertaine'],
  ])('is said to be so: %s', async (_what, answer, title) => {
    await validate(answer);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByText('Non enregistré')).toBeNull();
  });

  it('is among the changes, where somebody else came between', async () => {
    const by = { type: 'agent', id: 'a2', name: 'Hugo Petit' } as const;
    const refused = entry({ version: 4, action: 'status-changed', to: 'refused', by });
    await validate(async () => problem(412, 'stale-version'), [handedOver, refused]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cette déclaration vient de changer' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByText(/^La remise est enregistrée/u)).toBeTruthy();
    expect(dialog.queryByText(/Votre action n’a pas été enregistrée/u)).toBeNull();
  });
});
