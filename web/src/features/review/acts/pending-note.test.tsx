import type { CorrectionProposal } from '@retour/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { proposalQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { button, cutNetwork, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

const pendingCorrection = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';
const { id, version } = reviewedDeclaration();

function open(changes: Partial<CorrectionProposal> | null): void {
  const queries = new QueryClient();
  if (changes !== null) {
    queries.setQueryData(proposalQuery(id, pendingCorrection, version).queryKey, {
      ...{ id: pendingCorrection, version, before: assessedBasket(), after: assessedBasket() },
      declared: { before: {}, after: {} },
      difference: -20,
      reason: 'Ticket présenté.',
      at: '2026-11-23T09:00:00.000Z',
      by: { type: 'agent', id: 'a2', name: 'Hugo Bernard' },
      state: 'pending',
      ...changes,
    });
  }
  show([assessedLine()], undefined, {}, 'validated', { queries, declared: { pendingCorrection } });
}

const plain = (text: string | null): string => (text ?? '').replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const said = () => plain(document.body.textContent);

it.each([
  [
    'approves or refuses it',
    { state: 'pending' },
    'Approuvez ou refusez la correction proposée par Hugo Bernard',
  ],
  [
    'refuses what changed since',
    { state: 'stale' },
    'La correction proposée par Hugo Bernard est dépassée : refusez-la',
  ],
  [
    'knows not whose it is',
    { state: 'pending', by: { type: 'agent', id: 'a2' } },
    'Approuvez ou refusez la correction proposée par un agent.',
  ],
] as const)(
  'tells a second officer that it is for them, who %s, and leads to it',
  async (_, changes, words) => {
    open(changes);
    expect(said()).toContain(words);
    expect(said()).not.toContain('Une correction attend');
    const heading = Object.assign(document.createElement('h2'), { id: 'correction-proposee', tabIndex: -1 });
    document.body.append(heading);
    await userEvent.click(button('Voir la correction'));
    expect(document.activeElement).toBe(heading);
    heading.remove();
  },
);

it('tells a second officer who has no network that deciding asks for it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open({});
  expect(said()).toContain('proposée par Hugo Bernard');
  expect(said()).toContain('dès que le réseau revient');
  expect(button('Voir la correction')).toBeTruthy();
});

it.each([
  ['its author', { by: { type: 'agent', id: 'a1', name: 'Claire Martin' } } as const],
  ['whoever has not read it yet', null],
])('tells %s to wait', (_, changes) => {
  open(changes);
  expect(said()).toContain('Une correction attend un second agent, qui l’approuve ou la refuse');
  expect(screen.queryByRole('button', { name: 'Voir la correction' })).toBeNull();
});
