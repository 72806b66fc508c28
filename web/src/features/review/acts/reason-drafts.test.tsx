import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseDrafts } from '../../../store/drafts/drafts';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { forgetPerson } from '../queries/forget-person';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { button, cutNetwork, fetchMock, onDone, sent, show, takeDown } from '../testing/show-act-panel';
import { useProposalRefusal } from './reason-drafts';

beforeEach(cutNetwork);
afterEach(() => {
  takeDown();
  sessionStorage.clear();
});

const typedIn = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;

/** The panel goes away with the session, and comes back once somebody signed in again. */
function endSession(): void {
  takeDown();
  cutNetwork();
}

it.each([
  ['validated', 'Autre issue', 'Clore sans paiement'],
  ['refused', 'Rouvrir', 'Rouvrir la déclaration'],
  ['paid', 'Annuler le paiement', 'Annuler le paiement'],
] as const)(
  'the reason of an act is there again after a session that ended, until it is written: %s',
  async (status, press, confirm) => {
    show([assessedLine()], undefined, {}, status);
    await userEvent.click(button(press));
    for (const seizure of screen.queryAllByRole('radio', { name: /Saisie/ })) await userEvent.click(seizure);
    await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons en nombre');
    endSession();
    show([assessedLine()], undefined, {}, status);
    await userEvent.click(button(press));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Contrefaçons en nombre');
    fetchMock.mockImplementation(async () => Response.json(reviewedDeclaration({ version: 3 })));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

it.each([
  ['validated', 'Refuser', /^Marchandise interdite/],
  ['validated', 'Autre issue', /^Saisie/],
  ['refused', 'Rouvrir', null],
  ['paid', 'Annuler le paiement', null],
] as const)(
  'what is typed of an act is there again after Escape, until it is given up: %s, %s',
  async (status, press, choice) => {
    show([assessedLine()], undefined, {}, status);
    await userEvent.click(button(press));
    if (choice !== null) await userEvent.click(screen.getByRole('radio', { name: choice }));
    await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons en nombre');
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button(press));
    expect(typedIn()).toBe('Contrefaçons en nombre');
    if (choice !== null) expect(screen.getByRole('radio', { name: choice })).toHaveProperty('checked', true);
    await userEvent.click(button('Fermer'));
    await userEvent.click(button(press));
    expect(typedIn()).toBe('Contrefaçons en nombre');
    await userEvent.click(button('Revenir à la déclaration'));
    await userEvent.click(button(press));
    expect(typedIn()).toBe('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

it('a choice without a word is not kept: nothing is chosen as the act is asked for again', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Refuser'));
  await userEvent.click(screen.getByRole('radio', { name: /^Marchandise interdite/ }));
  pressEscape();
  await userEvent.click(button('Refuser'));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('what is typed of an act is said to be kept when somebody else decided first', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Autre issue'));
  await userEvent.click(screen.getByRole('radio', { name: /Saisie/ }));
  await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons en nombre');
  fetchMock.mockImplementation(async (_, request) =>
    Response.json(
      { type: 'about:blank', title: 'Non', status: 412, detail: 'Non.', code: 'stale-version' },
      {
        status: request?.method === 'PATCH' ? 412 : 404,
        headers: { 'content-type': 'application/problem+json' },
      },
    ),
  );
  await userEvent.click(button('Clore sans paiement'));
  expect(await screen.findByText(/Le texte que vous avez tapé est gardé/)).toBeTruthy();
});

it('the reason why a refusal is reopened is not that of a payment that is reversed', async () => {
  const { again } = show([assessedLine()], undefined, {}, 'refused');
  await userEvent.click(button('Rouvrir'));
  await userEvent.type(screen.getByRole('textbox'), 'Voyageur revenu');
  again('paid');
  expect(typedIn()).toBe('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it.each([
  ['validated', 'Autre issue', 'paid'],
  ['refused', 'Rouvrir', 'submitted'],
  ['paid', 'Annuler le paiement', 'validated'],
] as const)(
  'the reason of an act is forgotten once the declaration that is shown no longer asks for it: %s',
  async (status, press, next) => {
    show([assessedLine()], undefined, {}, status);
    await userEvent.click(button(press));
    for (const seizure of screen.queryAllByRole('radio', { name: /Saisie/ })) await userEvent.click(seizure);
    await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons en nombre');
    endSession();
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    show([assessedLine()], undefined, {}, next);
    expect(Object.keys(sessionStorage)).toEqual([]);
    takeDown();
    cutNetwork();
    show([assessedLine()], undefined, {}, status);
    await userEvent.click(button(press));
    for (const seizure of screen.queryAllByRole('radio', { name: /Saisie/ })) await userEvent.click(seizure);
    expect(typedIn()).toBe('');
  },
);

it('what is typed of an act is not said to be kept where what was decided meanwhile leaves nothing to ask', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Autre issue'));
  await userEvent.click(screen.getByRole('radio', { name: /Saisie/ }));
  await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons en nombre');
  fetchMock.mockImplementation(async (address, request) =>
    request?.method === 'PATCH'
      ? Response.json(
          { type: 'about:blank', title: 'Non', status: 412, detail: 'Non.', code: 'stale-version' },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        )
      : Response.json(
          String(address).endsWith('/history/')
            ? { history: [] }
            : reviewedDeclaration({ status: 'paid', version: 3 }),
        ),
  );
  await userEvent.click(button('Clore sans paiement'));
  await screen.findByRole('button', { name: 'Voir la version à jour' });
  expect(screen.queryByText(/Le texte que vous avez tapé est gardé/)).toBeNull();
});

it.each([
  ['its person', () => forgetPerson(new QueryClient(), reviewedDeclaration())],
  ['who typed it', () => eraseDrafts('session-over')],
] as const)('the reason of an act is forgotten with %s', async (_, forget) => {
  show([assessedLine()]);
  await userEvent.click(button('Autre issue'));
  await userEvent.type(screen.getByRole('textbox'), 'Contrefaçons');
  takeDown();
  const { result, unmount } = renderHook(() => useProposalRefusal(reviewedDeclaration().id, 'a proposal'));
  act(() => result.current.change({ reason: 'Le ticket est faux' }));
  unmount();
  expect(Object.keys(sessionStorage)).toHaveLength(2);
  forget();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
