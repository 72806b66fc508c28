import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownWords, showPurchases } from '../testing/show-purchases';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lamp = { productId: null, name: 'Lampe de bureau', value: 500, currency: 'EUR' };
const dress = { productId: 'robe-coton', name: 'Robe', value: 150, currency: 'EUR' };

it.each([
  ['alone', [lamp]],
  ['beside one of the list', [lamp, dress]],
  ['of a name that several of the list bear', [{ ...lamp, name: 'Montre' }]],
] as const)('never says that the flat duty costs less for an unlisted article, %s', async (_, purchases) => {
  showPurchases('/simulateur/recapitulatif', [...purchases]);
  const words = await shownWords(/forfaitaire des voyageurs est appliqué/);
  expect(words).toMatch(/taux normal d’un article hors liste ou à préciser n’est pas connu/);
  expect(words).not.toContain('il donne le total');
  expect(words).not.toContain('dans la liste n’est');
});

it.each(['sel', 'confiture'])('nor for one whose normal duty depends on a weight: %s', async (productId) => {
  showPurchases('/simulateur/recapitulatif', [{ productId, name: 'Épicerie', value: 500, currency: 'EUR' }]);
  const words = await shownWords(/forfaitaire des voyageurs est appliqué/);
  expect(words).toMatch(
    /taux normal dépend d’un poids, d’une surface ou d’une composition qui ne sont pas connus/,
  );
  expect(words).not.toMatch(/coûte moins cher|il donne le total/);
});

it('says that its total is the lowest that is known where both were computed', async () => {
  showPurchases('/simulateur/recapitulatif', [{ ...dress, value: 500 }]);
  expect(await shownWords(/forfaitaire des voyageurs est appliqué/)).toContain(
    'il donne le total connu le plus bas',
  );
});

it('says nothing of an article that may not enter', async () => {
  const ham = { ...lamp, name: 'Jambon', value: 450, restrictionAnswers: { meat: 'yes' } } as const;
  const dresses = [200, 400].map((value) => ({ ...dress, value }));
  showPurchases('/simulateur/recapitulatif', [ham, ...dresses]);
  const words = await shownWords(/forfaitaire des voyageurs est appliqué/);
  expect(words).not.toContain('article hors liste');
});

it.each([
  [
    'a medicine, which is in none',
    [{ productId: 'medicament', name: 'Médicament', value: 20, currency: 'EUR' }, lamp],
  ],
  ['what may not enter', [{ ...lamp, name: 'Jambon', value: 60, restrictionAnswers: { meat: 'yes' } }, lamp]],
] as const)(
  'speaks of no allowance that would be placed among the articles where there is but %s',
  async (_, purchases) => {
    showPurchases('/simulateur/recapitulatif', [...purchases]);
    expect(await shownWords(/forfaitaire des voyageurs est appliqué/)).not.toContain(
      'La franchise est placée',
    );
  },
);

it('says where the allowance is placed once it holds an article and not another', async () => {
  showPurchases('/simulateur/recapitulatif', [lamp, dress]);
  expect(await shownWords(/forfaitaire des voyageurs est appliqué/)).toContain('La franchise est placée');
});

it('says why the normal rates stand: the flat rate would save nothing, or the goods are worth too much for it', async () => {
  const watch = { productId: 'montre-automatique', name: 'Montre', value: 500, currency: 'EUR' };
  showPurchases('/simulateur/recapitulatif', [watch]);
  const spared = await shownWords(/taux normaux sont appliqués/);
  expect(spared).toContain('le droit forfaitaire de 2,5 % ne vous coûterait pas moins cher');
  expect(spared).not.toContain('700 €');
  cleanup();
  showPurchases('/simulateur/recapitulatif', [{ ...dress, value: 900 }]);
  const over = await shownWords(/taux normaux sont appliqués/);
  expect(over).toMatch(/n’est possible que jusqu’à 700 € .*hors franchise\. Les vôtres valent 900,00 €\./u);
  expect(over).not.toContain('moins cher');
});

it('gives no reason of a flat rate under an amount of tobacco alone, which never takes it', async () => {
  const cigarettes = { productId: 'cigarettes', name: 'Cigarettes', value: 90, amount: 400, currency: 'EUR' };
  showPurchases('/simulateur/recapitulatif', [cigarettes]);
  const words = await shownWords(/droit forfaitaire/);
  expect(words).toContain('Le droit forfaitaire ne s’applique jamais au tabac ni aux e-liquides.');
  expect(words).not.toMatch(/taux normaux sont appliqués|700 €/u);
  cleanup();
  // Beside an article that could take it, the sentence is that article's.
  showPurchases('/simulateur/recapitulatif', [cigarettes, { ...dress, value: 900 }]);
  expect(await shownWords(/taux normaux sont appliqués/)).not.toContain('jamais au tabac');
});

it.each(['AD', 'US'])(
  'says which condition an unlisted article does not meet, with its figure: %s',
  async (country) => {
    showPurchases('/simulateur/recapitulatif', [{ ...lamp, value: 1_500 }], { country });
    const words = await shownWords(/à évaluer par un agent/);
    expect(words).toContain('700 € au plus, hors franchise : ils valent ici 1 500,00 €.');
    expect(words).not.toContain('peuvent être calculés');
  },
);
