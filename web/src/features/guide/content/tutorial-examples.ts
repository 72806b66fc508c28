import type { MeanOfTransport } from '@retour/core';

export interface ExampleGood {
  readonly productId: string;
  /** What people would call it. */
  readonly name: string;
  /** Price in whole units of the currency. */
  readonly price: number;
  readonly currency: string;
  /** Quantity in the product's unit; null for one object. */
  readonly amount: number | null;
}

export interface ExampleTraveller {
  readonly name: string;
  readonly age: number;
  readonly goods: readonly ExampleGood[];
}

/** A journey told in a few lines; what is owed is computed by the engine when the page is read. */
export interface TutorialExample {
  readonly id: string;
  readonly title: string;
  readonly country: string;
  readonly meanOfTransport: MeanOfTransport;
  readonly story: string;
  /** Who pays: « Léa ». */
  readonly payer: string;
  readonly travellers: readonly ExampleTraveller[];
}

const object = (productId: string, name: string, price: number, currency: string): ExampleGood => ({
  productId,
  name,
  price,
  currency,
  amount: null,
});

export const tutorialExamples: readonly TutorialExample[] = [
  {
    id: 'appareil-photo',
    title: 'Un appareil photo des États-Unis',
    country: 'US',
    meanOfTransport: 'plane',
    story: 'Léa rentre seule, en avion.',
    payer: 'Léa',
    travellers: [
      {
        name: 'Léa, 34 ans',
        age: 34,
        goods: [object('appareil-photo-numerique', 'Appareil photo', 650, 'EUR')],
      },
    ],
  },
  {
    id: 'famille',
    title: 'Une famille de quatre, de Suisse',
    country: 'CH',
    meanOfTransport: 'car',
    story: 'Ils rentrent en voiture, d’un séjour au ski. Chacun a sa propre franchise.',
    payer: 'la famille',
    travellers: [
      { name: 'Karim, 41 ans', age: 41, goods: [object('montre-quartz', 'Montre', 240, 'CHF')] },
      { name: 'Anne, 39 ans', age: 39, goods: [object('sac-a-main-cuir', 'Sac en cuir', 340, 'CHF')] },
      { name: 'Jules, 13 ans', age: 13, goods: [object('skis', 'Skis', 120, 'CHF')] },
      {
        name: 'Inès, 8 ans',
        age: 8,
        goods: [object('jeu-de-construction-plastique', 'Jeu de construction', 60, 'CHF')],
      },
    ],
  },
  {
    id: 'vin-cigarettes',
    title: 'Du vin et des cigarettes du Royaume-Uni',
    country: 'GB',
    meanOfTransport: 'train',
    story: 'Paul rentre en train. Il dépasse les deux quantités.',
    payer: 'Paul',
    travellers: [
      {
        name: 'Paul, 52 ans',
        age: 52,
        goods: [
          { productId: 'vin-tranquille', name: 'Vin', price: 72, currency: 'GBP', amount: 6 },
          { productId: 'cigarettes', name: 'Cigarettes', price: 180, currency: 'GBP', amount: 300 },
        ],
      },
    ],
  },
];
