/** A declaration that is right in every field, to spoil one of them. */
export function declarationBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    flightNumber: 'AF 123',
    shoppingProducts: [{ customId: 'a', customName: 'Vase', originalValue: 700, currency: 'USD' }],
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    declarantAddressStreet: '1 rue des Lilas',
    declarantAddressCity: 'Paris',
    declarantAddressPostalCode: '75011',
    declarantEmail: 'elodie+douane@exemple.fr',
    declarantPhoneNumber: '06 12 34 56 78',
    ...changes,
  };
}
