import type * as z from 'zod/mini';
import type {
  authenticateQuerySchema,
  initiateQuerySchema,
  loginSchema,
  logoutCallbackSchema,
  refreshRequestSchema,
} from './identity';
import type { OutgoingCall, PrivacyWords } from './outgoing-call';
import { filterPrivacyWords } from './review-filters';
import type { DeclarationListQuery } from './review-list';

const loginFields: PrivacyWords<z.output<typeof loginSchema>> = {
  email: 'votre adresse e-mail professionnelle',
  password: 'votre mot de passe',
};

const technical = 'des numéros techniques, tirés pour cette connexion';
const answerWords = 'la réponse de ProConnect';
const answerQuery: PrivacyWords<z.output<typeof authenticateQuerySchema>> = {
  code: answerWords,
  state: technical,
  iss: answerWords,
  error: answerWords,
  error_description: answerWords,
};
const whoAsked = 'la demande de vous identifier, même si ProConnect vous connaît déjà';
const startQuery: PrivacyWords<z.output<typeof initiateQuerySchema>> = {
  returnTo: 'la page que vous vouliez ouvrir',
  account: whoAsked,
};
const stateFields: PrivacyWords<z.output<typeof logoutCallbackSchema>> = { state: technical };

const sessionKeys = 'les clés de votre session';
const renewalFields: PrivacyWords<z.output<typeof refreshRequestSchema>> = {
  accessToken: sessionKeys,
  refreshToken: sessionKeys,
  lastRefresh: 'si votre session peut encore être prolongée',
};

const pageOfList = 'la partie de la liste que vous regardez';
const listQuery: PrivacyWords<DeclarationListQuery> = {
  limit: pageOfList,
  offset: pageOfList,
  sort: pageOfList,
  ...filterPrivacyWords,
};

const silent = { fields: {} } as const;
/** What is typed to find somebody stands in no address. */
const { search: _words, searchPublicId: _reference, ...pageQuery } = listQuery;
const opened = 'la référence de chaque déclaration ouverte';

/**
 * Everything that an agent's browser sends to sign in, to stay signed in, to read a declaration and to sign out: the
 * personal-data page is written from it, and a journey in a real browser fails on what is not here. What an agent
 * writes (a creation, a correction, a decision) they type themselves, and is not listed.
 */
export const agentCalls = {
  ssoStart: { method: 'GET', path: '/api/agent-connect/initiate', query: startQuery, ...silent },
  /** The page to which the provider sends the browser back, then the call that it makes of it. */
  ssoReturn: { method: 'GET', path: '/agent/authentification/retour', query: answerQuery, ...silent },
  ssoEnd: { method: 'GET', path: '/api/agent-connect/authenticate', query: answerQuery, ...silent },
  login: { method: 'POST', path: '/api/agent/login/', fields: loginFields },
  renewal: { method: 'POST', path: '/api/agent-connect/refresh/', fields: renewalFields },
  logout: { method: 'GET', path: '/api/agent-connect/logout', ...silent },
  logoutReturn: { method: 'GET', path: '/agent/authentification/deconnexion', query: stateFields, ...silent },
  logoutEnd: { method: 'POST', path: '/api/agent-connect/logout-callback/', fields: stateFields },
  account: { method: 'GET', path: '/api/agent/me/', ...silent },
  office: { method: 'GET', path: '/api/agent/office/', ...silent },
  queues: { method: 'GET', path: '/api/review/queues/', ...silent },
  day: { method: 'GET', path: '/api/review/day/', ...silent },
  /** The page keeps the filters that are chosen in its address, so that it can be come back to. */
  listPage: { method: 'GET', path: '/agent/declaration', query: pageQuery, ...silent },
  list: { method: 'POST', path: '/api/declaration/search/', fields: listQuery },
  views: { method: 'GET', path: '/api/review/views/', ...silent },
  reading: { method: 'GET', path: '/api/declaration/:declarationId/', ...silent },
  related: { method: 'GET', path: '/api/declaration/:declarationId/related/', ...silent },
  history: { method: 'GET', path: '/api/declaration/:declarationId/history/', ...silent },
  mails: { method: 'GET', path: '/api/declaration/:declarationId/mails/', ...silent },
  /** While a declaration is shown, so that two agents do not decide it at once. */
  holding: { method: 'PUT', path: '/api/review/held/:declarationId/', ...silent },
  /** As it is closed. */
  leaving: { method: 'POST', path: '/api/review/held/:declarationId/left/', ...silent },
  products: { method: 'GET', path: '/api/product/', ...silent },
  currencies: { method: 'GET', path: '/api/currency/', ...silent },
  configuration: { method: 'GET', path: '/api/configuration/', ...silent },
} as const satisfies Readonly<Record<string, OutgoingCall>>;

/** What our service has the browser take to the national provider, when a sign-in begins or ends there. */
export const providerQuery = {
  client_id: 'le nom de notre service',
  redirect_uri: 'l’adresse où revenir',
  post_logout_redirect_uri: 'l’adresse où revenir',
  scope: 'ce que nous lui demandons de vous',
  claims: 'le niveau de sécurité demandé',
  prompt: whoAsked,
  response_type: technical,
  state: technical,
  nonce: technical,
  code_challenge: technical,
  code_challenge_method: technical,
  id_token_hint: 'la preuve d’identité qu’il nous a donnée, quand vous vous déconnectez',
} as const;

/** Cookies and headers that go with an agent's requests; the names of some end with a number. */
export const agentCredentials = {
  authorization: sessionKeys,
  accessToken: sessionKeys,
  refreshToken: sessionKeys,
  'agent-browser': 'une marque de votre navigateur, qui évite qu’un autre se serve de votre session',
  'known-device': 'une marque de cet appareil, s’il a déjà servi à vous connecter par mot de passe',
  'sign-in': technical,
} as const;

const distinct = (...groups: readonly Readonly<Record<string, string>>[]): readonly string[] => [
  ...new Set(groups.flatMap((fields) => Object.values(fields))),
];

/** The lists of the personal-data page: signing in, going through the provider, every request, the work. */
export const signInSentences = distinct(loginFields, startQuery, answerQuery, renewalFields);
export const providerSentences = distinct(providerQuery);
export const sessionSentences = distinct(agentCredentials);
export const reviewSentences: readonly string[] = [...distinct(listQuery), opened];
