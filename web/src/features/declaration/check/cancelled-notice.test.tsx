import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  answerDeclarantAge,
  initialAppState,
  restartDeclaration,
  type SentDeclaration,
  saveSentDeclaration,
  startNewDeclaration,
  useAppStore,
} from '../../../store';
import { carrySimulationOver } from '../../../store/carry-simulation-over';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { declarationPaths } from '../declaration-paths';
import { showPurchases } from '../purchases/testing/show-purchases';
import { CancelledNotice } from './cancelled-notice';

const identity = (digit: string) => ({
  declarationId: `0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6${digit}`,
  claimToken: digit.repeat(43),
});
const cancelled: SentDeclaration = {
  id: identity('1').declarationId,
  claimToken: identity('1').claimToken,
  publicId: 'K7Q-2MX-9TD',
  status: 'cancelled',
  version: 3,
  submittedAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:05:00.000Z',
  code: null,
  meanOfTransport: 'plane',
  hasEmail: false,
  shownTotal: 0,
  assessment: assessedBasket([]),
};

function shown(): string {
  const { container } = render(<CancelledNotice />);
  const text = container.textContent;
  cleanup();
  return text;
}

function cancelOne(): void {
  useAppStore.setState(initialAppState, true);
  answerDeclarantAge(34, identity('1'));
  saveSentDeclaration(cancelled);
}

afterEach(cleanup);

it('says to whoever corrects a cancelled declaration that its reference is worth nothing', () => {
  cancelOne();
  expect(shown()).toBe('');
  restartDeclaration(identity('2'));
  expect(shown()).toContain('ne vaut plus rien');
  expect(shown()).toMatch(/Celle-.?ci n’est pas encore envoyée/u);
  saveSentDeclaration({
    ...cancelled,
    ...identity('2'),
    id: identity('2').declarationId,
    status: 'submitted',
  });
  expect(shown()).toBe('');
});

it('says so still once another simulation took the place of the answers that are corrected', () => {
  cancelOne();
  restartDeclaration(identity('2'));
  carrySimulationOver(identity('5'));
  expect(shown()).toContain('ne vaut plus rien');
  saveSentDeclaration({
    ...cancelled,
    ...identity('2'),
    id: identity('2').declarationId,
    status: 'submitted',
  });
  carrySimulationOver(identity('5'));
  expect(shown()).toBe('');
});

it('says nothing to the next traveller of the same device', () => {
  cancelOne();
  startNewDeclaration();
  answerDeclarantAge(16, identity('3'));
  expect(shown()).toBe('');
  restartDeclaration(identity('4'));
  carrySimulationOver(identity('5'));
  expect(shown()).toBe('');
});

it('says to whoever does a refused declaration again that it was refused, and that this one has to be sent', () => {
  cancelOne();
  saveSentDeclaration({ ...cancelled, status: 'refused', reason: 'Articles non déclarés.' });
  restartDeclaration(identity('2'));
  expect(shown()).toContain('refusée');
  expect(shown()).toContain('ne vaut plus rien');
});

it('is the first thing said under the title of the page, before what the law says of the articles', async () => {
  cancelOne();
  const fireworks = { id: 'f', productId: 'feux-artifice', name: 'Pétards', value: 20, currency: 'EUR' };
  const request = {
    shoppingProducts: [fireworks],
    corrects: cancelled.id,
    declarationId: identity('2').declarationId,
  };
  showPurchases(request, declarationPaths.check);
  const law = await screen.findByRole('heading', { name: /réglement/iu, level: 2 }, { timeout: 10_000 });
  const notice = screen.getByText(/ne vaut plus rien/u);
  const after = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(after(screen.getByRole('heading', { level: 1 }), notice)).toBe(true);
  expect(after(notice, law)).toBe(true);
});

it('leaves what the lead says of a try that may have got through to the lead', () => {
  cancelOne();
  restartDeclaration(identity('2'));
  useAppStore.setState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationRequest: { ...declaration.declarationRequest, mayBeSent: true },
    },
  }));
  expect(shown()).toMatch(/ne vaut plus rienNe montrez plus son code QR\.$/u);
});
