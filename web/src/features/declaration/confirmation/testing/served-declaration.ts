import type { SentDeclaration } from '../../../../store';

/** What the server answers of a declaration that this device sent: its state, and what else it says of it now. */
export function servedDeclaration(sent: SentDeclaration, changes: object): object {
  return {
    id: sent.id,
    publicId: sent.publicId,
    status: sent.status,
    version: sent.version + 1,
    authorType: 'user',
    createdAt: sent.submittedAt,
    submittedAt: sent.submittedAt,
    updatedAt: '2026-11-21T10:00:00.000Z',
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    date: '2026-11-21',
    shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' }],
    declarantLastName: 'Martin',
    declarantFirstName: 'Chloé',
    declarantAddressStreet: '12 rue de l’Église',
    declarantAddressCity: 'Paris',
    declarantAddressPostalCode: '75011',
    declarantAddressCountry: 'FR',
    assessment: sent.assessment,
    exchangeRates: { edition: '2026-11', validFrom: '2026-11-01', validTo: '2026-11-30', rates: {} },
    ...changes,
  };
}

export function answerJson(body: object, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
}

/** What the server answers when it refuses. */
export function refusal(status: number, code: string): Response {
  return answerJson({ type: 'x', title: 'x', status, detail: 'x', code }, status);
}
