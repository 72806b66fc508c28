import { declarationStatuses } from '@retour/core';
import * as z from 'zod/mini';
import { claimTokenHeader } from './claim-token-header';
import {
  declarationBodySchema,
  declarationSchema,
  savedDeclarationSchema,
  statusChangeSchema,
} from './declaration';
import { declarationMessages } from './declaration-fields';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { idSchema } from './values';

/** Refused change: what the declaration is now, and what the caller may make of it. */
export const transitionProblemSchema = z.extend(problemSchema, {
  current: z.optional(z.enum(declarationStatuses)),
  allowed: z.optional(z.array(z.enum(declarationStatuses))),
});
export type TransitionProblem = z.infer<typeof transitionProblemSchema>;

/** A change based on an old version: the current one is told. */
export const versionProblemSchema = z.extend(problemSchema, { currentVersion: z.optional(z.int()) });

const declarationId = idSchema(declarationMessages.declarationId);
const byId = z.object({ declarationId });
const byReference = z.object({ declarationId: z.string().check(z.maxLength(64)) });

const claim = { [claimTokenHeader]: z.optional(z.string()) };
const readHeaders = z.looseObject(claim);
const writeHeaders = z.looseObject({ ...claim, 'if-match': z.optional(z.string()) });

const refusals = { 401: problemSchema, 404: problemSchema, 429: problemSchema, 503: problemSchema } as const;
const writeRefusals = {
  ...refusals,
  400: problemSchema,
  403: problemSchema,
  409: transitionProblemSchema,
  412: versionProblemSchema,
  413: problemSchema,
  415: problemSchema,
  422: problemSchema,
} as const;

export const putDeclarationRoute = {
  method: 'PUT',
  path: '/api/declaration/:declarationId/',
  access: 'traveller',
  summary:
    'Create a draft, or replace it; sent again, it changes nothing. A traveller’s first call may bring its X-Claim-Token, ' +
    'so that a retry is safe; else the first answer carries one, once',
  tag: 'declaration',
  params: byId,
  headers: writeHeaders,
  body: declarationBodySchema,
  responses: { ...writeRefusals, 200: savedDeclarationSchema },
} as const satisfies RouteContract;

export const readDeclarationRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/',
  access: 'traveller',
  summary: 'Read a declaration: agents by UUID or public id, travellers by UUID with the claim token',
  tag: 'declaration',
  params: byReference,
  headers: readHeaders,
  responses: { ...refusals, 200: declarationSchema },
} as const satisfies RouteContract;

export const changeDeclarationStatusRoute = {
  method: 'PATCH',
  path: '/api/declaration/:declarationId/',
  access: 'traveller',
  summary:
    'Change the status of a declaration; 409 tells the transitions that are allowed, or what to do first',
  tag: 'declaration',
  params: byId,
  headers: writeHeaders,
  body: statusChangeSchema,
  responses: { ...writeRefusals, 200: declarationSchema },
} as const satisfies RouteContract;

export const readReceiptRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/receipt.pdf',
  access: 'traveller',
  summary: 'The declaration as a PDF: summary before payment, receipt after',
  tag: 'declaration',
  params: byReference,
  headers: readHeaders,
  mediaType: 'application/pdf',
  responses: { ...refusals, 200: z.any(), 304: z.any() },
} as const satisfies RouteContract;
