import {
  type AssessmentRequest,
  assess,
  type CurrencyTable,
  type DeclaredGood,
  exchangeRates,
  type ProductCatalogue,
  regulationInForce,
} from '@retour/core';
import currencies from '@retour/core/data/currencies.json' with { type: 'json' };
import products from '@retour/core/data/products.json' with { type: 'json' };

export interface AssessFigures {
  readonly items: number;
  /** What the basket is: what a traveller brings back, or the hardest that a request may hold. */
  readonly basket: 'typical' | 'worst';
  readonly medianMicroseconds: number;
  readonly p95Microseconds: number;
  readonly runs: number;
}

const everyday = [
  'robe-coton',
  'smartphone',
  'parfum',
  'ceinture-cuir',
  'montre-automatique',
  'mouchoir-bandana',
  'platine-vinyle',
  'appareil-photo-numerique',
  'cafe-torrefie',
  'ordinateur-portable',
];

function article(index: number, thousandths: number, productId: string, currency = 'EUR'): DeclaredGood {
  return {
    customId: `article-${index}`,
    productId,
    customName: null,
    originalValueThousandths: thousandths,
    currency,
    amountMillionths: null,
    alcoholDegreeThousandths: null,
    originCountry: null,
    purchaseCountry: null,
    restriction: null,
    restrictionAnswers: {},
    isHandedOver: false,
  };
}

function request(goods: readonly DeclaredGood[]): AssessmentRequest {
  return { age: 30, country: 'US', meanOfTransport: 'plane', border: false, date: '2026-10-15', goods };
}

/** Articles of every kind at shop prices in dollars, together about twice the allowance. */
function typicalBasket(items: number): AssessmentRequest {
  return request(
    Array.from({ length: items }, (_, index) => {
      const share = ((index * 7919) % 100) + 50;
      const thousandths = Math.round((share * 966_000) / (100 * items) / 10) * 10;
      return article(index, thousandths, everyday[index % everyday.length] ?? 'parfum', 'USD');
    }),
  );
}

/** Odd cents everywhere, free and dutiable goods mixed, so that the flat rate's ceiling has to be reached exactly. */
function worstBasket(items: number): AssessmentRequest {
  const average = Math.max(650, Math.floor(114_000 / items));
  return request(
    Array.from({ length: items }, (_, index) => {
      const cents = average - 150 + 2 * ((index * 7919) % 151) + 1;
      return article(index, cents * 10, index % 3 === 0 ? 'smartphone' : 'robe-coton');
    }),
  );
}

function measure(basket: AssessFigures['basket'], items: number, assessOnce: () => unknown): AssessFigures {
  const deadline = performance.now() + 1_500;
  for (let run = 0; run < 2_000 && performance.now() < deadline - 1_000; run += 1) assessOnce();
  const durations: number[] = [];
  while (durations.length < 20_000 && (durations.length < 20 || performance.now() < deadline)) {
    const start = performance.now();
    assessOnce();
    durations.push((performance.now() - start) * 1_000);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number): number => {
    return Math.round((durations[Math.floor(durations.length * share)] ?? 0) * 10) / 10;
  };
  return { items, basket, medianMicroseconds: at(0.5), p95Microseconds: at(0.95), runs: durations.length };
}

/** Time of one `assess`, explanations and warnings included, tables already compiled. */
export function benchAssess(): readonly AssessFigures[] {
  const table: CurrencyTable = currencies;
  const rates = exchangeRates(table);
  const regulation = regulationInForce('2026-10-15', products as ProductCatalogue);
  if (regulation === null) throw new Error('no regulation for the day of the bench');
  const baskets = [
    ...[1, 10, 40, 200].map((items) => ['typical', items, typicalBasket(items)] as const),
    ...[10, 40, 200].map((items) => ['worst', items, worstBasket(items)] as const),
  ];
  return baskets.map(([basket, items, each]) =>
    measure(basket, items, () => assess(each, regulation, rates)),
  );
}
