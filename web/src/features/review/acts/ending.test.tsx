import { allowedTransitions, wordJoiner } from '@retour/core';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownOfficeQuery } from '../../../lib/own-office';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, fetchMock, sausage, sent, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(() => {
  takeDown();
  sessionStorage.clear();
});

describe('a control that ends without a payment', () => {
  const open = async (): Promise<ReturnType<typeof within>> => {
    show([assessedLine()]);
    await userEvent.click(button('Autre issue'));
    return within(screen.getByRole('dialog', { name: /Comment se termine ce contrôle/ }));
  };

  it('asks what becomes of the goods, and nothing more of what the traveller leaves', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(dialog.getByText(/Choisissez ce que deviennent les articles/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Abandon/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([{ status: 'abandoned' }]);
  });

  it('asks why of a seizure', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /Saisie/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent()).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Raison de la saisie'), 'Contrefaçons en nombre');
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent()[0]?.[1]?.body).toBe(JSON.stringify({ status: 'seized', reason: 'Contrefaçons en nombre' }));
  });

  it('says what is wrong alone, once something else was asked after a try that failed', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /Abandon/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(await dialog.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Saisie/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(dialog.getByLabelText('Raison de la saisie').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it.each([
    [
      'a payment',
      assessedLine(),
      'Annuler le paiement',
      /^Annuler ce paiement/,
      /Rendez ce qui a été encaissé/,
    ],
    [
      'what was closed with nothing to pay',
      assessedLine({ status: 'relieved', total: 0, customDuty: 0, vat: 0 }),
      'Annuler la clôture',
      /^Annuler cette clôture/,
      /attend de nouveau un agent/,
    ],
  ])('undoes %s with a reason, in its own words', async (_, line, act, title, text) => {
    show([line], undefined, {}, 'paid');
    await userEvent.click(button(act));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByText(text)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Raison de l’annulation'), 'Encaissée deux fois par erreur');
    await userEvent.click(dialog.getByRole('button', { name: act }));
    const [[, request] = []] = sent();
    expect(JSON.parse(String(request?.body))).toMatchObject({ status: 'validated' });
  });

  it.each([
    ['what was paid at once', [{ mean: 'cash', amount: 18.25, given: 20 }], '18,25 € en espèces'],
    [
      'each mean of what was shared',
      [
        { mean: 'card', amount: 30 },
        { mean: 'cash', amount: 18.25 },
      ],
      '30,00 € par carte et 18,25 € en espèces',
    ],
    ['a payment without a mean', [], '48,25 €'],
  ] as const)('says first what is given back of a payment: %s', async (_, payments, said) => {
    const receipt = {
      year: 2026,
      number: 2,
      office: { id: 'aeroport-cdg', name: 'Roissy' },
      at: '2026-11-24T09:00:00.000Z',
      amount: 48.25,
      payments: [...payments],
    };
    show([assessedLine()], undefined, {}, 'paid', { declared: { receipt } });
    await userEvent.click(button('Annuler le paiement'));
    const dialog = screen.getByRole('dialog', { name: /^Annuler ce paiement/ });
    const words = (dialog.textContent ?? '').replace(/\s/gu, ' ');
    const gaveBack = `Rendez ce qui a été encaissé : ${said} (reçu AEROPORT-CDG-2026-000002).`;
    expect(words.startsWith(`Annuler ce paiement ?${gaveBack}`)).toBe(true);
  });

  it('is taken up again with a reason', async () => {
    show([assessedLine()], undefined, {}, 'refused');
    await userEvent.click(button('Rouvrir'));
    const dialog = within(screen.getByRole('dialog', { name: /^Rouvrir cette déclaration/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rouvrir la déclaration' }));
    expect(sent()).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Raison de la réouverture'), 'Facture retrouvée depuis');
    await userEvent.click(dialog.getByRole('button', { name: 'Rouvrir la déclaration' }));
    expect(sent()[0]?.[1]?.body).toBe(
      JSON.stringify({ status: 'submitted', reason: 'Facture retrouvée depuis' }),
    );
  });
});

describe('what is settled', () => {
  const owed = assessedLine();
  const owesNothing = assessedLine({ status: 'relieved', total: 0, customDuty: 0, vat: 0 });
  const words = (): string => (document.body.textContent ?? '').replace(/\s/gu, ' ');

  it.each([
    ['paid', owed, 'Seul un superviseur peut annuler le paiement.'],
    ['paid', owesNothing, 'Seul un superviseur peut annuler la clôture.'],
    ['refused', owed, 'Seul un superviseur peut rouvrir la déclaration.'],
    ['seized', owed, 'Seul un superviseur peut rouvrir la déclaration.'],
  ] as const)('says who undoes it to an agent who cannot, %s', (status, line, said) => {
    show([line], undefined, {}, status, { role: 'agent' });
    expect(words()).toContain(`cette déclaration est close. ${said}`);
    takeDown();
    show([line], undefined, {}, status, { role: 'supervisor' });
    expect(screen.getByRole('button', { name: /Annuler|Rouvrir/ })).toBeTruthy();
    expect(words()).not.toContain('Seul un superviseur');
  });

  it('names nobody where nobody may undo it', () => {
    show([owed], undefined, {}, 'cancelled', { role: 'agent' });
    expect(words()).toContain('cette déclaration est close.');
    takeDown();
    show([owed], undefined, {}, 'paid', {
      role: 'agent',
      declared: { anonymisedAt: '2026-11-25T10:00:00.000Z' },
    });
    expect(words()).toContain('cette déclaration est close.');
    expect(words()).not.toContain('superviseur');
  });

  it.each(['agent', 'supervisor'] as const)(
    'says before an officer cancels that nobody may undo it: %s',
    async (role) => {
      const declared = { authorType: 'agent', authorId: 'a1' } as const;
      show([owed], undefined, {}, 'submitted', { role, declared });
      await userEvent.click(button('Annuler la déclaration'));
      const said = screen.getByRole('dialog', { name: /^Annuler cette déclaration/ }).textContent;
      expect(said?.replace(/\s/gu, ' ')).toContain(
        'Personne ne peut revenir sur cette annulation, pas même un superviseur : il faudra faire une autre déclaration.',
      );
      expect(allowedTransitions('cancelled', new Set(['author', 'agent', 'supervisor']))).toEqual([]);
    },
  );
});

describe('what was typed in a dialog that closed', () => {
  const answer = (status: number, code: string): void => {
    fetchMock.mockImplementation((_, request) =>
      Promise.resolve(
        Response.json(
          { type: 'about:blank', title: 'Non', status, detail: 'Non.', code },
          {
            status: request?.method === 'PATCH' ? status : 404,
            headers: { 'content-type': 'application/problem+json' },
          },
        ),
      ),
    );
  };
  const ask = async (press: string) => {
    await userEvent.click(button(press));
    return within(screen.getByRole('dialog'));
  };
  const refuse = async () => {
    const dialog = await ask('Refuser');
    await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.type(dialog.getByRole('textbox'), 'Une précision');
    return dialog;
  };
  const typed = (dialog: Awaited<ReturnType<typeof ask>>): unknown => [
    dialog.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked),
    dialog.getByRole<HTMLTextAreaElement>('textbox').value,
  ];

  it('is not there again once it was given up', async () => {
    show([assessedLine()]);
    const dialog = await refuse();
    await userEvent.click(dialog.getByRole('button', { name: 'Revenir à la déclaration' }));
    expect(typed(await ask('Refuser'))).toEqual([-1, '']);
  });

  it.each([
    [422, 'validation-failed'],
    [412, 'stale-version'],
  ])('is there again after a failure: %s', async (status, code) => {
    answer(status, code);
    show([assessedLine()]);
    const dialog = await refuse();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser la déclaration' }));
    await userEvent.click(
      await screen.findByRole('button', {
        name: status === 412 ? 'Voir la version à jour' : 'Revenir à la déclaration',
      }),
    );
    expect(typed(await ask('Refuser'))).toEqual([0, 'Une précision']);
  });

  it.each([
    [412, 'Voir la version à jour', [2, 'Contrefaçons']],
    [422, 'Revenir à la déclaration', [2, 'Contrefaçons']],
    [0, 'Revenir à la déclaration', [-1, '']],
  ])('of another end too: %s', async (status, back, left) => {
    answer(status, status === 412 ? 'stale-version' : 'validation-failed');
    show([assessedLine()]);
    const dialog = await ask('Autre issue');
    await userEvent.click(dialog.getAllByRole('radio')[2] as HTMLElement);
    await userEvent.type(dialog.getByRole('textbox'), 'Contrefaçons');
    if (status !== 0) await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    if (status === 422) await dialog.findByText('Non.');
    await userEvent.click(await screen.findByRole('button', { name: back }));
    expect(typed(await ask('Autre issue'))).toEqual(left);
  });
});

describe('what the traveller is told of an end', () => {
  const texts = async (press: string): Promise<string> => {
    await userEvent.click(button(press));
    const text = screen.getByRole('dialog').textContent ?? '';
    return text.replace(/\s/gu, ' ').replaceAll(wordJoiner, '');
  };

  it.each([
    ['validated', 'Autre issue'],
    ['validated', 'Refuser'],
    ['refused', 'Rouvrir'],
    ['paid', 'Annuler le paiement'],
  ] as const)('is said to be written only to who gave an address: %s, %s', async (status, press) => {
    show([assessedLine()], undefined, {}, status);
    const without = await texts(press);
    expect(without).toMatch(/pas (?:l’|son )adresse e-mail/u);
    expect(without).not.toMatch(/par e-mail/u);
    takeDown();
    cutNetwork();
    show([assessedLine()], undefined, {}, status, { declared: { declarantEmail: 'elodie@exemple.fr' } });
    const told = await texts(press);
    expect(told).toContain('par e-mail');
    expect(told).not.toMatch(/pas (?:l’|son )adresse/u);
  });
});

it.each([
  ['refused', 'Rouvrir', 'elle sera lue par le voyageur et par vos collègues.', 'elodie@exemple.fr'],
  // No mail brings it to the traveller, whose page does not show it.
  ['refused', 'Rouvrir', 'elle sera lue par vos collègues.', undefined],
  ['paid', 'Annuler le paiement', 'elle sera lue par vos collègues.', 'elodie@exemple.fr'],
] as const)(
  'says who will read why it is undone, where nothing is written: %s, %s, %s',
  async (status, press, readers, declarantEmail) => {
    show([assessedLine()], undefined, {}, status, { declared: { declarantEmail } });
    await userEvent.click(button(press));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${press}`, 'u') }));
    expect(dialog.textContent?.replace(/\s/gu, ' ').replaceAll(wordJoiner, '')).toContain(` : ${readers}`);
  },
);

describe('a payment by who chose no office', () => {
  const orly = { id: 'aeroport-ory', name: 'Paris-Orly', aliases: ['ORY'] };
  const cdg = { id: 'aeroport-cdg', name: 'Paris-Charles-de-Gaulle', aliases: ['CDG', 'Roissy'] };
  const reading = (own: object): QueryClient => {
    const queries = new QueryClient();
    queries.setQueryData<unknown>(ownOfficeQuery.queryKey, own);
    return queries;
  };

  it('asks for the office first, by its code and Enter, and goes on', async () => {
    fetchMock.mockImplementation((address, request) => {
      if (!String(address).endsWith('/agent/office/')) return new Promise(() => undefined);
      const chosen = request?.method === 'PUT' ? { office: cdg } : {};
      return Promise.resolve(Response.json({ ...chosen, offices: [orly, cdg] }));
    });
    show([assessedLine()], undefined, {}, 'validated', { queries: reading({ offices: [orly, cdg] }) });
    await userEvent.click(button('Enregistrer le paiement'));
    const asked = within(screen.getByRole('dialog', { name: /^Pour quel bureau/ }));
    await userEvent.type(asked.getByRole('combobox'), 'nulle part{Enter}');
    expect(asked.getByText('Choisissez un bureau de la liste.')).toBeTruthy();
    await userEvent.clear(asked.getByRole('combobox'));
    await userEvent.type(asked.getByRole('combobox'), 'cdg{Enter}');
    await screen.findByRole('dialog', { name: 'Enregistrer le paiement' });
    const chosen = fetchMock.mock.calls.filter(([, request]) => request?.method === 'PUT');
    expect(chosen.map(([, request]) => request?.body)).toEqual([JSON.stringify({ office: cdg.id })]);
    expect(sent()).toHaveLength(0);
  });

  it('asks nothing where it was chosen in another tab since this one read it', async () => {
    fetchMock.mockImplementation((address, request) =>
      String(address).endsWith('/agent/office/') && request?.method !== 'PUT'
        ? Promise.resolve(Response.json({ office: cdg, offices: [orly, cdg] }))
        : new Promise(() => undefined),
    );
    const queries = new QueryClient();
    show([assessedLine()], undefined, {}, 'validated', { queries });
    await waitFor(() => expect(queries.getQueryData(ownOfficeQuery.queryKey)).toBeDefined());
    // What this tab knew, as the other one had not chosen yet.
    act(() => queries.setQueryData<unknown>(ownOfficeQuery.queryKey, { offices: [orly, cdg] }));
    await userEvent.click(button('Enregistrer le paiement'));
    await screen.findByRole('dialog', { name: 'Enregistrer le paiement' });
    expect(fetchMock.mock.calls.some(([, request]) => request?.method === 'PUT')).toBe(false);
  });

  it('asks for it before anything is recorded where it was read after the payment was begun, and keeps what was typed', async () => {
    const queries = new QueryClient();
    show([assessedLine()], undefined, {}, 'validated', { queries });
    await userEvent.click(button('Enregistrer le paiement'));
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    act(() => queries.setQueryData<unknown>(ownOfficeQuery.queryKey, { offices: [orly, cdg] }));
    await userEvent.click(button('Paiement reçu'));
    expect(sent()).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: /^Pour quel bureau/ })).toBeTruthy();
    act(() => queries.setQueryData<unknown>(ownOfficeQuery.queryKey, { office: cdg, offices: [orly, cdg] }));
    await screen.findByRole('dialog', { name: 'Enregistrer le paiement' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Carte bancaire/ }).checked).toBe(true);
    await userEvent.click(button('Paiement reçu'));
    expect(sent()).toHaveLength(1);
  });

  it('is not there again once it was given up where the office is asked', async () => {
    const queries = new QueryClient();
    show([assessedLine()], undefined, {}, 'validated', { queries });
    await userEvent.click(button('Enregistrer le paiement'));
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    act(() => queries.setQueryData<unknown>(ownOfficeQuery.queryKey, { offices: [orly, cdg] }));
    await userEvent.click(button('Paiement reçu'));
    const asked = within(screen.getByRole('dialog', { name: /^Pour quel bureau/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Revenir à la déclaration' }));
    act(() => queries.setQueryData<unknown>(ownOfficeQuery.queryKey, { office: cdg, offices: [orly, cdg] }));
    await userEvent.click(button('Enregistrer le paiement'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Carte bancaire/ }).checked).toBe(false);
  });

  it.each([
    ['has one already', { office: orly, offices: [orly, cdg] }],
    ['has no choice', { offices: [orly] }],
  ])('asks for nothing where the officer %s', async (_, own) => {
    show([assessedLine()], undefined, {}, 'validated', { queries: reading(own) });
    await userEvent.click(button('Enregistrer le paiement'));
    expect(screen.getByRole('dialog', { name: 'Enregistrer le paiement' })).toBeTruthy();
  });
});

describe('what waits and may be settled at once', () => {
  it('is validated and paid for in one act, validated alone by another', async () => {
    show([assessedLine()], undefined, {}, 'submitted');
    expect(button('Valider')).toBeTruthy();
    await userEvent.click(button('Valider et encaisser'));
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Paiement reçu' }));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([
      { status: 'paid', payment: 'card' },
    ]);
  });

  it('is closed in one press where nothing is owed', async () => {
    show([assessedLine({ status: 'relieved', total: 0 })], undefined, {}, 'submitted');
    await userEvent.click(button(/^Clore\s: rien à payer$/));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([{ status: 'paid' }]);
  });

  it.each([
    ['an article that may not enter', [sausage('forbidden'), assessedLine()], 'forbidden', {}],
    ['a doubt', [sausage('doubtful'), assessedLine()], 'doubtful', {}],
    [
      'an amount to assess',
      [assessedLine({ status: 'to-assess', total: 0 })],
      undefined,
      { totalIsMinimum: true },
    ],
  ] as const)('is validated first where something is to be known: %s', (_, lines, severity, changes) => {
    show(lines, severity, changes, 'submitted');
    expect(button('Valider')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /encaisser|^Clore|paiement/i })).toBeNull();
  });
});
