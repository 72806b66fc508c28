import { type SimulationAnswer, simulationAnswerSchema } from '@retour/contract';
import { expect, it } from 'vitest';
import { isSimulationAnswer } from './stored-answer';

const answer: SimulationAnswer = {
  edition: '2026-11',
  date: '2026-11-21',
  country: 'JP',
  countryType: 'NON_EU',
  regime: 'third',
  currency: 'EUR',
  mode: 'flat',
  allowances: [{ pot: 'value', limit: 430, used: 500 }],
  quantityAllowances: [{ pot: 'wine', usedPercent: 50, exceeded: false }],
  totalValue: 500,
  totalCustomDuty: 12.5,
  totalExcise: 0,
  totalVat: 100,
  total: 112.5,
  totalIsMinimum: false,
  tobaccoTax: 0,
  alcoholTax: 0,
  shoppingProducts: [
    {
      customId: 'a',
      id: 'montre',
      customName: null,
      originalValue: 80_000,
      currency: 'JPY',
      exchangeRate: 160,
      value: 500,
      amount: null,
      alcoholDegree: null,
      status: 'taxed',
      relievedAmount: 0,
      taxedAmount: 1,
      taxedValue: 500,
      customDutyRate: 2.5,
      customDuty: 12.5,
      excise: 0,
      vatRate: 20,
      vat: 100,
      total: 112.5,
      explanation: [
        { code: 'flat-rate', text: 'Taux forfaitaire.', legalBasis: null, figures: { rate: 2.5 } },
      ],
    },
  ],
  warnings: [{ code: 'cash', message: 'Argent liquide.', legalBasis: null, customIds: ['a'] }],
};

type Path = readonly (string | number)[];

/** Every place of a value, at any depth. */
function places(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const changed = withValue(Reflect.get(Object(value), key), rest, put);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return { ...Object(value), [key]: changed };
}

it('accepts what the contract accepts', () => {
  expect(simulationAnswerSchema.safeParse(answer).success).toBe(true);
  expect(isSimulationAnswer(answer)).toBe(true);
});

it.each([undefined, null, 3, 'other', true, Number.NaN, [], {}])(
  'judges each place that holds %j as the contract does',
  (put) => {
    const judged = places(answer).map((path) => {
      const changed = withValue(answer, path, put);
      return [path.join('.'), isSimulationAnswer(changed)];
    });
    const expected = places(answer).map((path) => [
      path.join('.'),
      simulationAnswerSchema.safeParse(withValue(answer, path, put)).success,
    ]);
    expect(judged).toEqual(expected);
  },
);

it('keeps which transport an article may not board, and no word that is none', () => {
  const kept = (barredAboard: string) => {
    const restriction = { code: 'explosives', severity: 'regulated', barredAboard };
    return { ...answer, shoppingProducts: answer.shoppingProducts.map((line) => ({ ...line, restriction })) };
  };
  expect([isSimulationAnswer(kept('plane')), isSimulationAnswer(kept('rocket'))]).toEqual([true, false]);
  const warned = (barredAboard: string) => ({
    ...answer,
    warnings: answer.warnings.map((warning) => ({ ...warning, barredAboard })),
  });
  expect([isSimulationAnswer(warned('plane')), isSimulationAnswer(warned('rocket'))]).toEqual([true, false]);
});
