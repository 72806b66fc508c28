import { contactTexts } from '@retour/contract';
import type {
  AgentDeclarationResponse,
  ContactDetails,
  DeclarationRequest,
  DeclarationResponse,
  DeclarationState,
} from './declaration-state';
import { fallbackCurrency } from './fallback-currency';

export const initialContactDetails: ContactDetails = { ...contactTexts(() => ''), addressCountry: 'FR' };

export const initialDeclarationRequest: DeclarationRequest = {
  contactDetails: initialContactDetails,
  meansOfTransportAndCountry: { flightNumber: '' },
  defaultCurrency: fallbackCurrency,
  carriedOver: false,
  shoppingProducts: [],
  products: [],
};

export const initialDeclarationResponse: DeclarationResponse = {
  answer: null,
  error: null,
  pending: null,
  sent: [],
};

export const initialAgentResponse: AgentDeclarationResponse = {
  answer: null,
  error: null,
  pending: null,
  dropped: [],
  submitted: null,
  lastTrip: null,
};

export const initialDeclaration: DeclarationState = {
  declarationRequest: initialDeclarationRequest,
  declarationResponse: initialDeclarationResponse,
  declarationAgentRequest: initialDeclarationRequest,
  declarationAgentResponse: initialAgentResponse,
};
