import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, useAppStore } from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
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

/** What this device sent, whose articles have these ids. */
function declare(ids: readonly string[], changes: Partial<SentDeclaration> = {}): SentDeclaration {
  const { shoppingProducts, ...others } = assessedBasket();
  const [line] = shoppingProducts;
  if (line === undefined) throw new Error('No line to declare');
  const lines = ids.map((customId) => ({ ...line, customId }));
  const sent = sentDeclaration({ assessment: { ...others, shoppingProducts: lines }, ...changes });
  const { declaration } = initialAppState;
  const declarationResponse = { ...declaration.declarationResponse, sent: [sent] };
  act(() => useAppStore.setState({ declaration: { ...declaration, declarationResponse } }));
  return sent;
}

const { id: name } = sentDeclaration();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the result of a simulation that was declared', () => {
  it('sends nobody to the exit, and leads to the declaration', async () => {
    showPurchases(page, [perfume], { declarationId: name });
    expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
    declare(['p']);
    expect(await shownTitle()).toBe('Rien à payer');
    const words = await shownWords(/Une déclaration envoyée se montre à un agent/);
    expect(words).toContain('Ces achats sont déjà déclarés');
    expect(words).not.toMatch(/circuit vert\. Gardez|Bon retour|rien à déclarer/);
    expect(screen.getByRole('link', { name: 'Voir la déclaration' }).getAttribute('href')).toBe(
      '/declaration/confirmation',
    );
    expect(screen.queryByRole('link', { name: 'Déclarer mes achats' })).toBeNull();
  });

  it('gives way to the declaration that says otherwise', async () => {
    showPurchases(page, [camera]);
    expect(await shownTitle()).toBe('Vous devrez payer à votre arrivée');
    declare(['c']);
    expect(await shownTitle()).toBe('Achats déjà déclarés');
    const words = await shownWords(/c’est la déclaration qui compte\. Montrez-la à un agent/);
    expect(words).toContain('Dans cette simulation');
    expect(words).not.toMatch(/Ces achats sont déjà déclarés|À payer à la douane/);
  });

  it('announces no payment of what was paid', async () => {
    showPurchases(page, [camera], { declarationId: name });
    declare(['c'], { status: 'paid' });
    expect(await shownTitle()).toBe('Achats déjà déclarés');
    expect(await shownWords(/La déclaration dit ce qui a été payé/)).not.toMatch(/Montrez-la|devrez payer/);
  });

  it('tells which part is declared, and lets the rest be', async () => {
    showPurchases(page, [perfume, camera]);
    declare(['p']);
    expect(await shownTitle()).toBe('Vous devrez payer à votre arrivée');
    expect(await shownWords(/Un article est déjà déclaré/)).toContain('Déclarer mes achats');
  });

  it.each(['cancelled', 'refused'] as const)('says what it always did once it is %s', async (status) => {
    showPurchases(page, [perfume], { declarationId: name });
    declare(['p'], { status });
    expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
    expect(await shownWords(/Bon retour/)).not.toContain('déclarés');
  });
});
