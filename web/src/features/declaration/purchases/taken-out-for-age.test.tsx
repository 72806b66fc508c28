import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredArticles, initialAppState, useAppStore } from '../../../store';
import { initialContactDetails } from '../../../store/initial-declaration';
import { countOf, readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { showPurchases } from './testing/show-purchases';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const plain = (words: string): string => words.replaceAll(/\s/gu, ' ').replaceAll('\u2060', '');
const main = (): string => plain(screen.getByRole('main').textContent ?? '');
const whisky = { id: 'w', productId: 'whisky', name: 'Whisky', value: 30, currency: 'EUR', amount: 0.7 };
const book = { id: 'l', productId: null, name: 'Livre', value: 12, currency: 'EUR' } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The basket of a declaration whose age was changed from 34. */
async function stand(age: number, articles = [whisky]) {
  showPurchases(
    {
      contactDetails: {
        ...initialContactDetails,
        ...{ age, lastName: 'Martin', firstName: 'Anne', address: '1 rue des Lilas', city: 'Lyon' },
        ...{ postalCode: '69001', email: 'anne@example.org', phoneNumber: '0612345678' },
      },
      shoppingProducts: articles,
      products: [book],
    },
    '/declaration/panier',
  );
  if (age < 17) await screen.findAllByText(/il n’y a aucune franchise/u, {}, patience);
  else await screen.findAllByText(/à payer/iu, {}, patience);
}
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('tobacco or alcohol that an age keeps out of a declaration', () => {
  it('waits as what is to be shown once it is taken out, and is no part of what is declared to be complete', async () => {
    await stand(15);
    await press(/^Retirer\s:\sWhisky/u);
    await waitFor(() => expect(main()).toMatch(/Un article n’est pas compté.*« Whisky 0,7 L : 30 EUR »/u));
    expect(main()).toMatch(/à montrer à un agent/u);
    cleanup();
    const { contactDetails } = useAppStore.getState().declaration.declarationRequest;
    showPurchases({ contactDetails, products: [book] }, '/declaration/verification');
    await screen.findByText(/En l’envoyant/u, {}, patience);
    expect(main()).toMatch(
      /Un article n’est pas dans cette déclaration : si vous le rapportez, montrez-le à un agent\./u,
    );
  });

  it('waits no longer once it is put back', async () => {
    await stand(15);
    await press(/^Retirer\s:\sWhisky/u);
    await press(/^Annuler\s:\sWhisky/u);
    expect(declaredArticles(useAppStore.getState().declaration.declarationRequest)).toHaveLength(2);
    expect(readUncounted(':declaration')).toEqual([]);
    expect(main()).not.toMatch(/pas compté/u);
  });

  it('waits as many times as it was taken out', async () => {
    await stand(15, [whisky, { ...whisky, id: 'x' }]);
    await press(/^Retirer\s:\sWhisky\s\(2\)/u);
    await press(/^Retirer\s:\sWhisky/u);
    expect(countOf(readUncounted(':declaration'))).toBe(2);
    await press(/^Annuler\s:\sWhisky\s\(2\)/u);
    expect(countOf(readUncounted(':declaration'))).toBe(1);
  });
});

it.each([
  ['of an age that has an allowance', 34, /^Retirer\s:\sWhisky/u],
  ['that no age keeps out', 15, /^Retirer\s:\sLivre/u],
])('an article %s is taken out and nothing more', async (_which, age, taken) => {
  await stand(age);
  await press(taken);
  expect(readUncounted(':declaration')).toEqual([]);
});
