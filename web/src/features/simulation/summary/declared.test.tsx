import type { AnswerLine } from '@retour/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, useAppStore } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const page = '/simulateur/recapitulatif';
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };
const camera = {
  id: 'c',
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo',
  value: 650,
  currency: 'EUR',
};

const dear = assessedLine({ total: 130 });
const free = assessedLine({ status: 'relieved', customDuty: 0, vat: 0, total: 0 });

/** What this device sent, whose articles have these ids; free, unless it is said. */
function sent(
  ids: readonly string[],
  changes: Partial<SentDeclaration> = {},
  line: AnswerLine = free,
): SentDeclaration {
  const lines = ids.map((customId) => ({ ...line, customId }));
  return sentDeclaration({ assessment: assessedBasket(lines), ...changes });
}

function declare(...all: readonly SentDeclaration[]): void {
  const { declaration } = initialAppState;
  const declarationResponse = { ...declaration.declarationResponse, sent: all };
  act(() => useAppStore.setState({ declaration: { ...declaration, declarationResponse } }));
}

const correction = { at: '2026-11-21T09:00:00.000Z', reason: 'Facture présentée' };
const orders = /devrez payer|circuit rouge|circuit vert|Bon retour|Déclarer mes achats|À payer à la douane/;

const { id: name } = sentDeclaration();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the result of a simulation that was declared', () => {
  it('sends nobody to the exit, and leads to the declaration', async () => {
    showPurchases(page, [perfume], { declarationId: name });
    expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
    declare(sent(['p']));
    expect(await shownTitle()).toBe('Rien à payer');
    const words = await shownWords(/Une déclaration envoyée se montre à un agent/);
    expect(words).toContain('Ces achats sont déjà déclarés');
    expect(words).not.toMatch(/circuit vert\. Gardez|Bon retour|rien à déclarer/);
    expect(screen.getByRole('link', { name: 'Voir la déclaration' }).getAttribute('href')).toBe(
      '/declaration/confirmation',
    );
    expect(screen.queryByRole('link', { name: 'Déclarer mes achats' })).toBeNull();
  });

  it.each([
    ['it was corrected before it was sent', 'another', sent(['p'])],
    ['an agent corrected it', name, sent(['p'], { correction })],
    ['it was computed otherwise', name, sent(['p'], {}, dear)],
    ['an agent took an article out of it', name, sent([], { correction })],
  ])('gives way to the declaration where %s', async (_, declarationId, declaration) => {
    showPurchases(page, [perfume], { declarationId });
    await shownTitle();
    declare(declaration);
    expect(await shownTitle()).toBe('Achats déjà déclarés');
    const words = await shownWords(/c’est la déclaration qui compte\. Montrez-la à un agent/);
    expect(words).toContain('Dans cette simulation');
    expect(words).not.toMatch(/Ces achats sont déjà déclarés|Bon retour|Déclarer mes achats/);
  });

  it.each(['paid', 'seized', 'abandoned', 're-exported'] as const)(
    'orders nothing more, nor asks to pay, once it is %s',
    async (status) => {
      showPurchases(page, [camera], { declarationId: name });
      expect(await shownTitle()).toBe('Vous devrez payer à votre arrivée');
      declare(sent(['c'], { status }, dear));
      expect(await shownTitle()).toBe('Achats déjà déclarés');
      expect(await shownWords(/Leur contrôle est terminé/)).not.toMatch(orders);
    },
  );

  it('leads to the declaration that is still to be shown, of two', async () => {
    showPurchases(page, [camera, perfume]);
    await shownTitle();
    const due = sent(['c'], { id: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' }, dear);
    declare(due, sent(['p'], { status: 'paid' }));
    expect(await shownTitle()).toBe('Achats déjà déclarés');
    await shownWords(/Montrez-la à un agent/);
    act(() => screen.getByRole('link', { name: 'Voir la déclaration' }).click());
    expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.id).toBe(due.id);
  });

  it.each([
    ['submitted', 'Rien à payer'],
    ['paid', 'Rien à payer, rien à déclarer'],
  ] as const)('counts the part that is declared, and says so, of one that is %s', async (status, title) => {
    showPurchases(page, [perfume, { ...perfume, id: 'q' }]);
    await shownTitle();
    declare(sent(['p'], { status }));
    expect(await shownTitle()).toBe(title);
    await shownWords(/Un article est déjà déclaré\s: ce montant le compte encore/);
  });

  it.each(['cancelled', 'refused'] as const)('says what it always did once it is %s', async (status) => {
    showPurchases(page, [perfume], { declarationId: name });
    declare(sent(['p'], { status }));
    expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
    expect(await shownWords(/Bon retour/)).not.toContain('déclarés');
  });
});
