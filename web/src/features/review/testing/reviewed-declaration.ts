import type { AnswerLine, Declaration, SimulationAnswer } from '@retour/contract';

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

/** One article within the allowance, that the law or a doubt keeps from being free. */
export function restrictedBasket(
  severity: NonNullable<AnswerLine['restriction']>['severity'],
  changes: Partial<SimulationAnswer> = {},
): SimulationAnswer {
  const free = { status: 'relieved', total: 0, customDuty: 0, vat: 0, customName: 'Carabine' } as const;
  const law = 'Armes : il faut une autorisation obtenue avant le voyage.';
  return assessedBasket([assessedLine({ ...free, restriction: { code: 'weapons', severity } })], {
    warnings: [{ code: 'weapons', severity, message: law, legalBasis: null, customIds: ['a'] }],
    ...changes,
  });
}

/** A declaration as an agent reads it, created at 8:00, sent at 9:00 in universal time. */
export function reviewedDeclaration(changes: Partial<Declaration> = {}): Declaration {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    publicId: 'K7Q-2MX-9TD',
    status: 'submitted',
    version: 2,
    authorType: 'user',
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    submittedAt: '2026-11-21T09:00:00.000Z',
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    date: '2026-11-21',
    shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' }],
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    declarantAddressStreet: '1 rue des Lilas',
    declarantAddressCity: 'Paris',
    declarantAddressPostalCode: '75011',
    declarantAddressCountry: 'FR',
    assessment: assessedBasket(),
    exchangeRates: { edition: '2026-11', validFrom: '2026-11-01', validTo: '2026-11-30', rates: {} },
    ...changes,
  };
}
