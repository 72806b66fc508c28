import type { Page } from '@playwright/test';

/** An article as the device keeps it; `productId` is null for an unlisted one. */
export interface KeptArticle {
  readonly id: string;
  readonly productId: string | null;
  readonly name: string;
  readonly value: number;
  readonly currency?: string;
  readonly amount?: number;
  readonly alcoholDegree?: number;
  readonly restrictionAnswers?: Readonly<Record<string, 'yes' | 'no'>>;
}

export interface KeptTrip {
  readonly age: number;
  readonly meanOfTransport: 'plane' | 'boat' | 'train' | 'car' | 'other';
  readonly country: string;
  readonly border: boolean;
}

export const fromUnitedStates: KeptTrip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false };

const version = 5;

/** The device of somebody who filled this basket earlier: thirteen articles take minutes to type. */
export async function keepBasket(
  page: Page,
  articles: readonly KeptArticle[],
  trip: KeptTrip = fromUnitedStates,
): Promise<void> {
  const priced = articles.map((article) => ({ currency: 'USD', ...article }));
  const simulatorRequest = {
    ...trip,
    defaultCurrency: 'USD',
    declarationId: '3f0c2b2e-0000-4000-8000-000000000001',
    shoppingProducts: priced.filter(({ productId }) => productId !== null),
    customShoppingProducts: priced.filter(({ productId }) => productId === null),
  };
  const kept = JSON.stringify({ version, state: { simulator: { simulatorRequest } } });
  await page.addInitScript((text) => {
    if (localStorage.getItem('app-storage') === null) localStorage.setItem('app-storage', text);
  }, kept);
}

/** Seven taxed, four within the allowance, two for the agent. */
export const fullSuitcase: readonly KeptArticle[] = [
  { id: 'a', productId: 'appareil-photo-numerique', name: 'Appareil photo', value: 650 },
  { id: 'b', productId: 'smartphone', name: 'Smartphone', value: 799.99 },
  { id: 'c', productId: 'robe-coton', name: 'Robe', value: 240, amount: 2 },
  { id: 'd', productId: 'parfum', name: 'Parfum', value: 105 },
  { id: 'e', productId: 'whisky', name: 'Whisky', value: 60, amount: 1.5, alcoholDegree: 40 },
  { id: 'f', productId: 'cigarettes', name: 'Cigarettes', value: 90, amount: 400 },
  { id: 'g', productId: 'livre', name: 'Livre', value: 42 },
  { id: 'h', productId: 'parapluie', name: 'Parapluie', value: 39.9 },
  { id: 'i', productId: null, name: 'Grande yourte', value: 16_481 },
  { id: 'j', productId: 'bijou-or', name: 'Bijou', value: 1_250 },
  { id: 'k', productId: 'ordinateur-portable', name: 'Ordinateur', value: 1_499 },
  { id: 'l', productId: 'sac-a-main-cuir', name: 'Sac à main', value: 890 },
  { id: 'm', productId: null, name: 'Yourte', value: 5_000 },
];
