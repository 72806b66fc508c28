import * as z from 'zod/mini';
import {
  acceptedSchema,
  addressProofSchema,
  agentChangeSchema,
  agentListSchema,
  agentSchema,
  agentSearchSchema,
  authenticateQuerySchema,
  emailAskSchema,
  initiateQuerySchema,
  linkCheckSchema,
  linkPasswordSchema,
  loginSchema,
  logoutCallbackSchema,
  passwordChangeSchema,
  refreshRequestSchema,
  sessionTokensSchema,
  signedInSchema,
} from './identity';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { idSchema } from './values';

const refusals = { 400: problemSchema, 422: problemSchema, 429: problemSchema, 503: problemSchema } as const;
const bodyRefusals = { ...refusals, 413: problemSchema, 415: problemSchema } as const;
const agentRefusals = { ...refusals, 401: problemSchema } as const;

/** Answers a redirection to the provider. */
export const initiateSignInRoute = {
  method: 'GET',
  path: '/api/agent-connect/initiate',
  access: 'anyone',
  summary: 'Start to sign in: redirects the browser to the national provider',
  tag: 'identity',
  query: initiateQuerySchema,
  responses: { ...refusals, 302: z.any(), 404: problemSchema },
} as const satisfies RouteContract;

export const authenticateRoute = {
  method: 'GET',
  path: '/api/agent-connect/authenticate',
  access: 'anyone',
  summary: 'Finish to sign in with what the provider sent the browser back with',
  tag: 'identity',
  query: authenticateQuerySchema,
  responses: { ...refusals, 200: signedInSchema, 403: problemSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const refreshSessionRoute = {
  method: 'POST',
  path: '/api/agent-connect/refresh/',
  access: 'anyone',
  summary: 'Renew a session: each refresh token serves once, in the browser that signed in',
  tag: 'identity',
  body: refreshRequestSchema,
  responses: { ...bodyRefusals, 200: sessionTokensSchema, 401: problemSchema, 403: problemSchema },
} as const satisfies RouteContract;

/** Ends the session of this browser, then answers a redirection to the provider or to the login page. */
export const logoutRoute = {
  method: 'GET',
  path: '/api/agent-connect/logout',
  access: 'anyone',
  summary: 'End the session here, then at the provider',
  tag: 'identity',
  responses: { ...refusals, 302: z.any() },
} as const satisfies RouteContract;

export const logoutCallbackRoute = {
  method: 'POST',
  path: '/api/agent-connect/logout-callback/',
  access: 'anyone',
  summary: 'Tell that the provider sent the browser back after the end of its session',
  tag: 'identity',
  body: logoutCallbackSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema },
} as const satisfies RouteContract;

export const loginRoute = {
  method: 'POST',
  path: '/api/agent/login/',
  access: 'anyone',
  summary: 'Sign in with an account of this installation',
  tag: 'identity',
  body: loginSchema,
  responses: {
    ...bodyRefusals,
    200: sessionTokensSchema,
    401: problemSchema,
    403: problemSchema,
    404: problemSchema,
  },
} as const satisfies RouteContract;

export const registerAgentRoute = {
  method: 'POST',
  path: '/api/agent/register/',
  access: 'anyone',
  summary:
    'Ask for an account, whose names and password are given with the mailed link; the same answer whether the address is known or not',
  tag: 'identity',
  body: emailAskSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const askEmailValidationRoute = {
  method: 'POST',
  path: '/api/email/validate/ask/',
  access: 'anyone',
  summary: 'Send the link that proves an address again',
  tag: 'identity',
  body: emailAskSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const validateEmailRoute = {
  method: 'POST',
  path: '/api/email/validate/',
  access: 'anyone',
  summary:
    'Prove an address with the token of the link: who its reader is, and the password that they choose',
  tag: 'identity',
  body: addressProofSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const askPasswordResetRoute = {
  method: 'POST',
  path: '/api/password/ask/',
  access: 'anyone',
  summary: 'Send a link that lets choose a new password',
  tag: 'identity',
  body: emailAskSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const resetPasswordRoute = {
  method: 'POST',
  path: '/api/password/reset/',
  access: 'anyone',
  summary: 'Choose a new password with the token of the link; ends every session',
  tag: 'identity',
  body: linkPasswordSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

/** Asked when the link opens, so that nobody types for nothing: it takes nothing from the link. */
export const checkLinkRoute = {
  method: 'POST',
  path: '/api/password/link/',
  access: 'anyone',
  summary: 'Tell whether the link of a mail still lets choose a password',
  tag: 'identity',
  body: linkCheckSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const changePasswordRoute = {
  method: 'POST',
  path: '/api/password/change/',
  access: 'agent',
  summary: 'Change one’s own password; ends the other sessions',
  tag: 'identity',
  body: passwordChangeSchema,
  responses: {
    ...bodyRefusals,
    200: acceptedSchema,
    401: problemSchema,
    403: problemSchema,
    404: problemSchema,
  },
} as const satisfies RouteContract;

export const readOwnAccountRoute = {
  method: 'GET',
  path: '/api/agent/me/',
  access: 'agent',
  summary: 'The agent who signed in',
  tag: 'identity',
  responses: { ...agentRefusals, 200: agentSchema },
} as const satisfies RouteContract;

export const listAgentsRoute = {
  method: 'GET',
  path: '/api/agent/',
  access: 'supervisor',
  summary: 'Agents, those to approve first, with how many there are (supervisors)',
  tag: 'identity',
  responses: { ...agentRefusals, 200: agentListSchema, 403: problemSchema },
} as const satisfies RouteContract;

/** A POST: what is typed to find somebody stands in no address. */
export const searchAgentsRoute = {
  method: 'POST',
  path: '/api/agent/search/',
  access: 'supervisor',
  summary: 'Agents by the beginnings of their names or of their address (supervisors)',
  tag: 'identity',
  body: agentSearchSchema,
  responses: { ...bodyRefusals, 200: agentListSchema, 401: problemSchema, 403: problemSchema },
} as const satisfies RouteContract;

export const changeAgentRoute = {
  method: 'POST',
  path: '/api/agent/:agentId/',
  access: 'supervisor',
  summary:
    'Approve an account or close it at once, give the role of supervisor or take it back (supervisors; never one’s own)',
  tag: 'identity',
  params: z.object({
    agentId: idSchema('L’identifiant de l’agent doit être un UUID. Vérifiez l’adresse de la demande.'),
  }),
  body: agentChangeSchema,
  responses: {
    ...bodyRefusals,
    200: agentSchema,
    401: problemSchema,
    403: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
} as const satisfies RouteContract;
