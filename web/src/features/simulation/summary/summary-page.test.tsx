import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

/** An amount of nothing; what is used of an allowance may be. */
const nothing = /(?<!\d)0,00 €(?! sur)/;

const page = '/simulateur/recapitulatif';
const car = { productId: 'voiture', name: 'Voiture neuve ou d’occasion', value: 16_481, currency: 'EUR' };
const camera = {
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo',
  value: 650,
  currency: 'EUR',
};
const perfume = { productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an article that an agent is to assess', () => {
  it('is said in words, never as nothing', async () => {
    showPurchases(page, [car]);
    expect(await shownTitle()).toBe('Un article est réglementé');
    const words = await shownWords(/À évaluer/);
    expect(words).not.toMatch(nothing);
    expect(words).not.toContain('est taxé sur toute sa valeur');
    await userEvent.click(screen.getByRole('button', { name: /Pourquoi/ }));
    expect(await shownWords(/est à évaluer sur toute sa valeur, 16 481,00 €/)).not.toMatch(nothing);
  });

  it('leaves a free article above the flat rate’s limit to an agent, with a minimum beside what is computed', async () => {
    showPurchases(page, [{ productId: null, name: 'Yourte', value: 5_000, currency: 'EUR' }, camera]);
    const words = await shownWords(/au moins \d+,\d\d €/);
    expect(words).toContain('À évaluer');
    expect(words).not.toMatch(nothing);
  });

  it('says what the other one costs, and keeps its own amount to an agent', async () => {
    showPurchases(page, [car, camera]);
    const words = await shownWords(/Sans cet article : −130,00 €/);
    expect(words).toMatch(/Réglementé \(1\).*À évaluer.*Taxé \(1\).*au moins 130,00 €/su);
    expect(words.match(/Sans cet article/g)).toHaveLength(1);
  });
});

describe('above an indicative level of the Union', () => {
  const cartons = { productId: 'cigarettes', name: 'Cigarettes', value: 400, currency: 'EUR', amount: 1_000 };

  it('says that an agent may ask, and never that nothing is owed', async () => {
    showPurchases(page, [cartons], { country: 'ES', meanOfTransport: 'car' });
    expect(await shownTitle()).toBe('Au-dessus des niveaux indicatifs');
    const words = await shownWords(/Un agent peut vous demander de prouver un usage personnel/);
    expect(words).toContain('Selon le contrôle');
    expect(words).not.toMatch(/Rien à payer|Bon retour/);
    expect(words).not.toMatch(nothing);
  });

  it('says it in the strip of the basket too', async () => {
    showPurchases('/simulateur/panier', [cartons], { country: 'ES', meanOfTransport: 'car' });
    expect(await shownWords(/Selon le contrôle/)).not.toMatch(nothing);
  });

  it('leaves what is under the level alone', async () => {
    showPurchases(page, [{ ...cartons, amount: 200 }], { country: 'ES', meanOfTransport: 'car' });
    expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
  });
});

describe('what one article costs', () => {
  it('says nothing of a basket without its only article', async () => {
    showPurchases(page, [camera]);
    expect(await shownTitle()).toBe('Vous devrez payer à votre arrivée');
    expect(await shownWords(/Appareil photo/)).not.toContain('Sans cet article');
  });

  it('says what each of several would save', async () => {
    showPurchases(page, [camera, perfume]);
    await shownWords(/Sans cet article : −\d+,\d\d €/);
  });
});
