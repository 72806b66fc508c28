import { dayInParis } from '@retour/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { showPurchases } from '../purchases/testing/show-purchases';

vi.setConfig({ testTimeout: 30_000 });
const main = (): string => screen.getByRole('main').textContent.replace(/\s/gu, ' ');

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says nothing of an allowance that this basket does not draw', async () => {
  const tobacco = { pot: 'tobacco', usedPercent: 100, exceeded: false } as const;
  const assessment = assessedBasket([], {
    date: dayInParis(new Date()),
    allowances: [],
    quantityAllowances: [tobacco],
  });
  saveSentDeclaration(sentDeclaration({ declarant: 'Anne Martin', assessment }));
  showPurchases();
  await waitFor(() => expect(main()).toMatch(/reste \d+,00 €/u), { timeout: 10_000 });
  expect(main()).not.toMatch(/par personne/u);
});

it.each([
  [
    'of which another declaration uses some',
    'Anne Martin',
    0,
    /Une part au moins est utilisée par une autre/u,
    false,
  ],
  ['that does not hold both', 'Anne Martin', 200, /Si vous l.avez faite, un agent peut/u, false],
  ['that somebody else uses', 'Zoé Martin', 200, /Franchise en valeur/u, true],
] as const)(
  'says beside the articles, as soon as the declarant is named, of an allowance %s',
  async (_which, declarant, value, said, isLeftSaid) => {
    const assessment = assessedBasket([], {
      date: dayInParis(new Date()),
      allowances: [{ pot: 'value', limit: 430, used: 250 }],
      quantityAllowances: [],
    });
    saveSentDeclaration(sentDeclaration({ declarant, assessment }));
    const product = { id: 'i', name: 'Statuette', value, currency: 'EUR' };
    showPurchases({ products: value === 0 ? [] : [product] });
    await waitFor(() => expect(main()).toMatch(said), { timeout: 10_000 });
    expect(/reste [1-9]/u.test(main())).toBe(isLeftSaid);
    expect(/Une part au moins|Si vous l.avez faite/u.test(main())).toBe(!isLeftSaid);
  },
);

it.each([
  ['Anne Martin', /À payer pour cette déclaration seule/u, true],
  ['Zoé Martin', /À payer à la douane/u, false],
])(
  'says over the sum to send, and of each article, whether it is of this declaration alone: beside one of %s',
  async (declarant, said, isByItself) => {
    const assessment = assessedBasket([], {
      date: dayInParis(new Date()),
      allowances: [{ pot: 'value', limit: 430, used: 250 }],
      quantityAllowances: [],
    });
    saveSentDeclaration(sentDeclaration({ declarant, assessment }));
    const products = [{ id: 'i', name: 'Statuette', value: 200, currency: 'EUR' }];
    showPurchases({ products }, '/declaration/verification');
    await waitFor(() => expect(main()).toMatch(said), { timeout: 10_000 });
    await waitFor(() => expect(main()).toMatch(/Dans la franchise de \d+ €/u));
    expect(/€ : rien à payer\. ?Calculé pour cette déclaration seule\./u.test(main())).toBe(isByItself);
  },
);
