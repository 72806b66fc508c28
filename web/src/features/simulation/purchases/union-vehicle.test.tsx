import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasketArticle } from '../../../store';
import { articleText } from '../../basket/text/article-text';
import { productsText } from '../../basket/text/products-text';
import { restrictionText } from '../../basket/text/restriction-text';
import { typedListText } from '../../basket/text/typed-list-text';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const atOffice = plain(articleText.notManagedTitle);
const inUnion = ['DE', 'MC', 'XI'] as const;
const outside = ['US', 'AD', 'IC'] as const;
const car = { productId: 'voiture', name: 'Voiture', value: 30_000, currency: 'EUR' };

describe('a vehicle of the list', () => {
  it.each(inUnion)('is left to no customs office from %s', async (country) => {
    showPurchases('/simulateur/produits?produit=voiture', [], { country });
    const words = await shownWords(/quitus fiscal/);
    expect(words).not.toContain(atOffice);
    expect(words).not.toMatch(/bureau de douane|se déclare toujours/u);
  });

  it.each(outside)('is left to one from %s, with nothing said of the Union', async (country) => {
    showPurchases('/simulateur/produits?produit=voiture', [], { country });
    const words = await shownWords(new RegExp(atOffice, 'u'));
    expect(words).toContain('à un bureau de douane, qui calcule les taxes');
    expect(words).not.toMatch(/hors de l’Union|quitus/u);
  });

  it('is as its own country says where it was bought elsewhere than the trip', async () => {
    const bought = { ...car, id: 'a', purchaseCountry: 'DE' };
    showPurchases('/simulateur/produits?article=a', [bought], { country: 'US' });
    expect(await shownWords(/quitus fiscal/)).not.toContain(atOffice);
  });

  it.each([...inUnion, ...outside])(
    'is to be assessed in the list where an office sees to it: %s',
    async (country) => {
      showPurchases('/simulateur/produits?categorie=auto-moto', [], { country });
      const words = await shownWords(/Voiture neuve ou d’occasion/);
      const [, row = ''] = words.split('Voiture neuve ou d’occasion');
      expect(row.startsWith(productsText.notManaged)).toBe(outside.some((one) => one === country));
    },
  );

  it('is said to be regulated in a typed list where it is', async () => {
    for (const [country, said, unsaid] of [
      ['DE', typedListText.forAgent, typedListText.regulated(restrictionText.regulated)],
      ['US', typedListText.regulated(restrictionText.regulated), typedListText.forAgent],
    ] as const) {
      showPurchases('/simulateur/produits', [], { country });
      await userEvent.click(await screen.findByRole('searchbox'));
      await userEvent.paste('Voiture neuve ou d’occasion 9000 €, livre 12 €');
      const words = await shownWords(/Votre liste/);
      expect(words).toContain(plain(said));
      expect(words).not.toContain(plain(unsaid));
      cleanup();
      sessionStorage.clear();
      localStorage.clear();
    }
  });

  it('has its rule said from where it comes, on the page of that rule', async () => {
    showPurchases('/simulateur/produits?reglementation=vehicle', [], { country: 'DE' });
    const words = await shownWords(/Que faire/);
    expect(words).toMatch(/quitus fiscal/u);
    expect(words).not.toMatch(/bureau de douane|se déclare toujours/u);
  });
});

describe('the result of a vehicle bought inside the Union', () => {
  const named: Omit<BasketArticle, 'id'> = { ...car, productId: null, name: 'Harley', value: 25 };

  it.each([
    ['of the list', car],
    ['named freely', named],
  ])('promises nothing beyond the customs: %s', async (_, article) => {
    showPurchases('/simulateur/recapitulatif', [article], { country: 'DE' });
    expect(await shownTitle()).toBe('Rien à payer à la douane');
    const words = await shownWords(/quitus fiscal/);
    expect(words).toContain('Mais la TVA d’une voiture ou d’une moto neuve est due aux impôts');
    expect(words).not.toMatch(/Rien à payer(?! à la douane)|Bon retour/u);
  });

  it('says so too beside what the allowance of the trip holds', async () => {
    const mug = { productId: null, name: 'Tasse', value: 10, currency: 'EUR' };
    showPurchases('/simulateur/recapitulatif', [{ ...car, purchaseCountry: 'DE' }, mug]);
    expect(await shownTitle()).toBe('Rien à payer à la douane');
  });

  it('asks what a name leaves open', async () => {
    showPurchases('/simulateur/recapitulatif', [named], { country: 'DE' });
    await shownWords(/« Harley » : est-ce un véhicule à immatriculer/);
  });
});
