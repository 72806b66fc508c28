import type { AnswerLine, SimulationAnswer } from '@retour/contract';

/** An assessed article of 500 €, taxed. */
export function assessedLine(changes: Partial<AnswerLine> = {}): AnswerLine {
  return {
    customId: 'a',
    id: 'parfum',
    customName: null,
    originalValue: 500,
    currency: 'EUR',
    exchangeRate: 1,
    value: 500,
    amount: null,
    alcoholDegree: null,
    status: 'taxed',
    taxedValue: 500,
    customDutyRate: 2.5,
    customDuty: 12.5,
    excise: 0,
    vatRate: 20,
    vat: 102.5,
    total: 115,
    explanation: [],
    ...changes,
  };
}

export function assessedBasket(
  lines: readonly AnswerLine[] = [assessedLine()],
  changes: Partial<SimulationAnswer> = {},
): SimulationAnswer {
  const sum = (amount: (line: AnswerLine) => number): number =>
    lines.reduce((total, line) => total + amount(line), 0);
  return {
    edition: '2026-11',
    date: '2026-11-21',
    country: 'US',
    countryType: 'NON_EU',
    regime: 'third',
    currency: 'EUR',
    mode: 'flat',
    allowances: [{ pot: 'value', limit: 430, used: 0 }],
    quantityAllowances: [],
    totalValue: sum(({ value }) => value),
    totalCustomDuty: sum(({ customDuty }) => customDuty),
    totalExcise: sum(({ excise }) => excise),
    totalVat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
    totalIsMinimum: false,
    tobaccoTax: 0,
    alcoholTax: 0,
    shoppingProducts: [...lines],
    warnings: [],
    ...changes,
  };
}

/** Nothing in the basket: nothing owed, nothing warned of. */
export const emptyAnswer: SimulationAnswer = assessedBasket([]);
