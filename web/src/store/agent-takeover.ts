import { adultAge } from '@retour/core';
import { startNewAgentDeclaration } from './agent-declaration-actions';
import type { SimulatorRequest } from './app-state';
import { changeAppState } from './app-store';
import { withDeclaredBasket, withTrip } from './declaration-request';
import type { ContactDetails } from './declaration-state';
import { initialContactDetails, initialDeclarationRequest } from './initial-declaration';

/** A class of ages is no age: that of an adult is proposed as to anybody, a child's is left to be asked. */
function proposedAge(age: number | undefined): Partial<ContactDetails> {
  if (age === undefined) return {};
  return age >= adultAge ? { ageIsMinimum: true } : { ageIsMinimum: false, typedAge: '' };
}

/**
 * Begins an agent's declaration with the trip and the articles of a traveller's simulation, nobody's name on it, and the
 * articles that could not be taken, to be told. Whatever was in hand goes away: it is parked first.
 */
export function takeOverSimulation(simulation: SimulatorRequest, notTaken: readonly string[]): void {
  const { declarationId, age, meanOfTransport, country, border, defaultCurrency } = simulation;
  startNewAgentDeclaration();
  const request = withTrip(
    withDeclaredBasket(
      {
        ...initialDeclarationRequest,
        declarationId,
        contactDetails: { ...initialContactDetails, ...proposedAge(age) },
      },
      simulation,
    ),
    { meansOfTransport: meanOfTransport, country, border, defaultCurrency },
  );
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: request,
      declarationAgentResponse: { ...declaration.declarationAgentResponse, dropped: notTaken },
    },
  }));
}
