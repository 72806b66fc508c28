import type { CorrectionProposal } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { proposalQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { emptyCorrection } from './correction-draft';
import { PendingCorrection } from './pending-correction';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const onBusy = vi.fn<(isBusy: boolean) => void>();
const proposalId = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';
const declaration = reviewedDeclaration({ status: 'validated', pendingCorrection: proposalId });

function show({ id = proposalId, ...changes }: Partial<CorrectionProposal> = {}): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(proposalQuery(declaration.id, id, declaration.version).queryKey, {
    id,
    version: declaration.version,
    before: assessedBasket([assessedLine()]),
    after: assessedBasket([assessedLine()]),
    declared: { before: {}, after: {} },
    difference: -20,
    reason: 'Ticket présenté.',
    at: '2026-11-23T09:00:00.000Z',
    by: { type: 'agent', id: 'a2', name: 'Hugo Bernard' },
    state: 'pending',
    ...changes,
  });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PendingCorrection
          declaration={declaration}
          proposalId={id}
          agentId="a1"
          isClosed={false}
          onBusy={onBusy}
          onDone={vi.fn()}
          onReload={vi.fn()}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('says how long the reason of a refusal is before it is refused', async () => {
  show();
  await userEvent.click(button('Refuser la correction'));
  expect(screen.getByText(/10 lettres ou chiffres au moins/u)).toBeTruthy();
});

it('asks for an approval that got no answer again, and no more once it is to be refused', async () => {
  show();
  await userEvent.click(button('Approuver'));
  expect(await screen.findByText('Enregistrement incertain')).toBeTruthy();
  await userEvent.click(button('Refuser la correction'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText('Enregistrement incertain')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

it('asks for a refusal again with the reason as it is typed', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('cut')));
  show();
  vi.stubGlobal('fetch', fetched);
  await userEvent.click(button('Refuser la correction'));
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByRole('textbox');
  await userEvent.type(reason, 'Le ticket est faux');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser la correction' }));
  await dialog.findByText('Enregistrement incertain');
  await userEvent.type(reason, ', et daté d’hier');
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  // What is read again beside it says nothing.
  const decided = fetched.mock.calls.filter(([, request]) => request?.method === 'POST');
  const reasons = decided.map(([, request]) => JSON.parse(String(request?.body)).reason);
  expect(reasons).toEqual(['Le ticket est faux', 'Le ticket est faux, et daté d’hier']);
});

it('keeps the reason of a refusal that the end of a session stopped, or that Escape closed, until it is given up', async () => {
  show();
  await userEvent.click(button('Refuser la correction'));
  await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Le ticket est faux');
  cleanup();
  show();
  await userEvent.click(button('Refuser la correction'));
  const reason = () => within(screen.getByRole('dialog')).getByRole('textbox');
  expect(reason()).toHaveProperty('value', 'Le ticket est faux');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(button('Refuser la correction'));
  expect(reason()).toHaveProperty('value', 'Le ticket est faux');
  await userEvent.click(button('Revenir à la déclaration'));
  await userEvent.click(button('Refuser la correction'));
  expect(reason()).toHaveProperty('value', '');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it.each([
  ['a second officer', 'a2'],
  ['its author', 'a1'],
])('says to %s that deciding asks for the network, while there is none', (_, id) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ by: { type: 'agent', id, name: 'Hugo Bernard' } });
  expect(screen.getByText(/demande le réseau/u)).toBeTruthy();
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/demande le réseau/u)).toBeNull();
});

it('keeps no reason for another correction', async () => {
  show();
  await userEvent.click(button('Refuser la correction'));
  await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Le ticket est faux');
  cleanup();
  show({ id: '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d62' });
  await userEvent.click(button('Refuser la correction'));
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveProperty('value', '');
});

it('tells that it is being decided, and that it no longer is once it is gone', async () => {
  show();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await userEvent.click(button('Approuver'));
  expect(onBusy).toHaveBeenLastCalledWith(true);
  cleanup();
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

it.each([
  ['pending', true],
  ['stale', false],
] as const)('says to its author what another officer has to decide of it: %s, %s', (state, isSaid) => {
  show({ by: { type: 'agent', id: 'a1', name: 'Claire Martin' }, state });
  expect(screen.queryByText(/doit l’approuver ou la refuser/u) !== null).toBe(isSaid);
  expect(screen.queryByText(/ne peut plus être approuvée/u) !== null).toBe(!isSaid);
});

it.each([
  ['begun', '900', 'correction-commencee'],
  ['empty', undefined, null],
] as const)('names, of an approval, the own correction that it would leave behind: %s', (_, typed, named) => {
  const lines = typed === undefined ? {} : { a: { price: { text: typed } } };
  saveDraft('correction', { ...emptyCorrection, lines }, declaration.id);
  show();
  expect(button('Approuver').getAttribute('aria-describedby')).toBe(named);
});
