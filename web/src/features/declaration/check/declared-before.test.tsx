import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { declarationPaths } from '../declaration-paths';
import { showPurchases } from '../purchases/testing/show-purchases';
import { DeclaredBefore } from './declared-before';

const basketOf = (...ids: readonly string[]) =>
  assessedBasket(ids.map((customId) => assessedLine({ customId })));
const own = '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62';
const perfume = (id: string) => ({ id, productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' });

const all =
  'Ces achats sont déjà déclarés sous la référence K7Q-2MX-9TD : n’envoyez pas cette déclaration en plus.';

/** What the check of a declaration of `ids` says of what this device sent of `a` and `b`. */
function shown(ids: readonly string[], changes: Partial<SentDeclaration> = {}): string {
  saveSentDeclaration(sentDeclaration({ assessment: basketOf('a', 'b'), ...changes }));
  const { declaration } = useAppStore.getState();
  const shoppingProducts = ids.map(perfume);
  const declarationRequest = { ...declaration.declarationRequest, declarationId: own, shoppingProducts };
  useAppStore.setState({ declaration: { ...declaration, declarationRequest } });
  const { container } = render(<DeclaredBefore />, { wrapper: MemoryRouter });
  return container.textContent.replaceAll('\u2060', '').replace(/\s/gu, ' ');
}

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(cleanup);

it.each([
  [['a', 'b'], all],
  [['b', 'c'], 'Un article est déjà déclaré sous la référence K7Q-2MX-9TD : retirez-le du panier.'],
  [['a', 'b', 'c'], '2 articles sont déjà déclarés sous la référence K7Q-2MX-9TD : retirez-les du panier.'],
])('says, before it is sent, what of %s another declaration declares', (ids, words) => {
  expect(shown(ids)).toContain(words);
});

it.each([
  ['as the result does', '2026-11-21T07:00:00.000Z', ['a', 'b'], all],
  ['not what the simulation does not say', '2026-11-21T07:00:00.000Z', ['a', 'b', 'z'], /^2 articles/u],
  ['unless the simulation changed since', '2026-11-21T09:00:00.000Z', ['a', 'b'], /^Un article/u],
] as const)('counts what an agent took out, %s', (_, updatedAt, ids, words) => {
  const { simulator } = initialAppState;
  const { id: declarationId } = sentDeclaration();
  const simulated = {
    ...simulator.simulatorRequest,
    declarationId,
    shoppingProducts: ['a', 'b'].map(perfume),
  };
  useAppStore.setState({ simulator: { ...simulator, simulatorRequest: simulated, updatedAt } });
  const correction = { at: '2026-11-21T08:30:00.000Z', reason: 'Non présenté' };
  expect(shown(ids, { assessment: basketOf('a'), correction })).toMatch(words);
});

it('is said on the page that sends', async () => {
  saveSentDeclaration(sentDeclaration({ assessment: basketOf('a', 'b') }));
  showPurchases({ shoppingProducts: [perfume('a')] }, declarationPaths.check);
  expect(await screen.findByText(/n’envoyez pas cette/u)).toBeDefined();
});

it('leads to the one that declares it', async () => {
  shown(['a', 'b']);
  saveSentDeclaration(
    sentDeclaration({ id: '2b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62', publicId: 'AAA-AAA-AAA' }),
  );
  await userEvent.click(screen.getByRole('link', { name: /^Voir la déclaration/u }));
  expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.publicId).toBe('K7Q-2MX-9TD');
});

it.each<readonly [string, readonly string[], Partial<SentDeclaration>]>([
  ['is cancelled', ['a'], { status: 'cancelled' }],
  ['is refused', ['a'], { status: 'refused' }],
  ['is of other articles', ['c'], {}],
  ['is itself, of a try that got through', ['a'], { id: own }],
])('says nothing of one that %s', (_, ids, changes) => {
  expect(shown(ids, changes)).toBe('');
});
