import type { Declaration } from '@retour/contract';

type Line = Declaration['assessment']['shoppingProducts'][number];

function line(values: Partial<Line> & Pick<Line, 'customId'>): Line {
  return {
    id: null,
    customName: null,
    originalValue: 0,
    currency: 'USD',
    exchangeRate: 1.1583,
    value: 0,
    amount: null,
    alcoholDegree: null,
    status: 'taxed',
    taxedValue: 0,
    customDutyRate: null,
    customDuty: 0,
    excise: 0,
    vatRate: 20,
    vat: 0,
    total: 0,
    explanation: [],
    ...values,
  };
}

/** A submitted declaration with two lines, for what is drawn and written about one. */
export function sampleDeclaration(changes: Partial<Declaration> = {}): Declaration {
  return {
    id: '0b8f6a1e-5f7e-4d3a-9a51-6f2d7f3c8b11',
    publicId: '000-000-000',
    status: 'submitted',
    version: 2,
    authorType: 'user',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:05:00.000Z',
    submittedAt: '2026-11-21T09:05:00.000Z',
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    date: '2026-11-21',
    flightNumber: 'AF123',
    shoppingProducts: [
      { customId: 'a', customName: 'Vase « ancien »', originalValue: 1_512.5, currency: 'USD' },
      { customId: 'b', customName: 'Montre', originalValue: 100, currency: 'USD' },
    ],
    declarantLastName: 'Łukaszewicz',
    declarantFirstName: 'Élodie',
    declarantAddressStreet: '1 rue de l’Œillet',
    declarantAddressCity: 'Paris',
    declarantAddressPostalCode: '75011',
    declarantAddressCountry: 'FR',
    declarantEmail: 'elodie+douane@exemple.fr',
    assessment: {
      edition: '2026-11+2026.1',
      date: '2026-11-21',
      country: 'US',
      countryType: 'NON_EU',
      regime: 'third',
      currency: 'EUR',
      mode: 'normal',
      allowances: [{ pot: 'value', limit: 430, used: 86.33 }],
      quantityAllowances: [],
      totalValue: 1_392.13,
      totalCustomDuty: 65.29,
      totalExcise: 0,
      totalVat: 274.22,
      total: 339.51,
      totalIsMinimum: false,
      shoppingProducts: [
        line({
          customId: 'a',
          customName: 'Vase « ancien »',
          originalValue: 1_512.5,
          value: 1_305.8,
          taxedValue: 1_305.8,
          customDutyRate: 5,
          customDuty: 65.29,
          vat: 274.22,
          total: 339.51,
        }),
        line({ customId: 'b', customName: 'Montre', originalValue: 100, value: 86.33, status: 'relieved' }),
      ],
      warnings: [],
    },
    exchangeRates: {
      edition: '2026-11',
      validFrom: '2026-11-01',
      validTo: '2026-11-30',
      rates: { USD: 1.1583 },
    },
    code: 'RF1~000000000~C49qHl9-TTqaUW8tfzyLEQ~2~2026-11+2026.1~33951~a1B2_-c3~signature',
    ...changes,
  };
}
