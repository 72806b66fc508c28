import type { SimulationRequest } from '@retour/contract';

type Input = Omit<SimulationRequest, 'border'> & { border?: boolean };

/** A request that is right in every field, to spoil one of them. */
export function basket(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const valid: Input = {
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    shoppingProducts: [{ customId: 'a', customName: 'Cadeau', originalValue: 700, currency: 'USD' }],
  };
  return { ...valid, ...changes };
}

export function article(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { customId: 'a', customName: 'Cadeau', originalValue: 700, currency: 'USD', ...changes };
}
