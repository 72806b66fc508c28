import type { AnswerLine, Declaration, SimulationAnswer } from '@retour/contract';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';

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
