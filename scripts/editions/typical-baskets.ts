import { type SpokenGood, situation } from '../../core/src/assessment/testing/situation';
import type { AssessmentRequest } from '../../core/src/index';

type Trip = Partial<Omit<AssessmentRequest, 'goods' | 'date'>>;

export interface TypicalBasket {
  readonly name: string;
  readonly on: (day: string) => AssessmentRequest;
}

function basket(name: string, goods: readonly SpokenGood[], trip: Trip = {}): TypicalBasket {
  return { name, on: (date) => situation(goods, { ...trip, date }) };
}

const byLand: Trip = { country: 'GB', meanOfTransport: 'train' };
const frontier: Trip = { country: 'CH', meanOfTransport: 'car', border: true };
const andorra: Trip = { country: 'AD', meanOfTransport: 'car' };
const whisky: SpokenGood = { id: 'whisky', originalValue: 60, amount: 3, alcoholDegree: 40 };

/** What travellers bring, each way of arriving and each kind of tax at least once; prices in euros. */
export const typicalBaskets: readonly TypicalBasket[] = [
  basket('clothes, 440 by air', [{ id: 'robe-coton', originalValue: 440 }]),
  basket('clothes, 320 by train', [{ id: 'robe-coton', originalValue: 320 }], byLand),
  basket('clothes, 760 by air', [{ id: 'robe-coton', originalValue: 760 }]),
  basket('perfume and a watch', [
    { id: 'parfum', originalValue: 120 },
    { id: 'montre-automatique', originalValue: 390 },
  ]),
  basket('telephone, 900 by air', [{ id: 'smartphone', originalValue: 900 }]),
  basket('books, 500 by air', [{ id: 'livre', originalValue: 500 }]),
  basket('aged 12, telephone of 180', [{ id: 'smartphone', originalValue: 180 }], { age: 12 }),
  basket('aged 15, clothes of 200', [{ id: 'robe-coton', originalValue: 200 }], { age: 15 }),
  basket('unlisted article, 600', [{ customName: 'Lampe', originalValue: 600 }]),
  basket('coffee and jam', [
    { id: 'cafe-torrefie', originalValue: 300 },
    { id: 'confiture', originalValue: 250 },
  ]),
  basket('three litres of whisky', [whisky]),
  basket('nine litres of wine', [{ id: 'vin-tranquille', originalValue: 90, amount: 9 }]),
  basket('twenty litres of beer', [{ id: 'biere', originalValue: 40, amount: 20 }]),
  basket('two cartons of cigarettes', [{ id: 'cigarettes', originalValue: 80, amount: 400 }]),
  basket('frontier worker, clothes of 90', [{ id: 'robe-coton', originalValue: 90 }], frontier),
  basket('frontier worker, a litre of whisky', [{ ...whisky, amount: 1, originalValue: 25 }], frontier),
  basket('Andorra, telephone of 950', [{ id: 'smartphone', originalValue: 950 }], andorra),
  basket('Union, five cartons', [{ id: 'cigarettes', originalValue: 300, amount: 1_000 }], {
    country: 'ES',
  }),
  basket('cheese', [{ customName: 'Fromage', originalValue: 20, restrictionAnswers: { dairy: 'yes' } }]),
  basket('nicotine pouches', [
    { customName: 'Sachets', originalValue: 20, restrictionAnswers: { 'nicotine-pouches': 'yes' } },
  ]),
];
