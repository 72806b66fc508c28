import * as z from 'zod/mini';
import { declarationSchema } from './declaration';
import { historyEntrySchema } from './declaration-history';
import { transitionProblemSchema, versionProblemSchema } from './declaration-routes';
import { erasureSchema } from './erasure';
import { acceptedSchema } from './identity';
import { problemSchema } from './problem';
import {
  contactMessageSchema,
  correctionPreviewSchema,
  correctionProposalSchema,
  correctionSchema,
  dayFiguresSchema,
  declarationVersionSchema,
  productHistorySchema,
  productLookupSchema,
  proposalDecisionSchema,
  queuesSchema,
} from './review';
import { declarationListQuerySchema, declarationListSchema, declarationSearchSchema } from './review-list';
import type { RouteContract } from './route';
import { daySchema } from './values';

const refusals = {
  401: problemSchema,
  422: problemSchema,
  429: problemSchema,
  503: problemSchema,
} as const;
/** An id that no declaration has is not found, whatever it looks like. */
const readRefusals = {
  401: problemSchema,
  404: problemSchema,
  429: problemSchema,
  503: problemSchema,
} as const;
const bodyRefusals = { ...refusals, 400: problemSchema, 413: problemSchema, 415: problemSchema } as const;
const writeRefusals = {
  ...bodyRefusals,
  404: problemSchema,
  409: transitionProblemSchema,
  412: versionProblemSchema,
} as const;

const declarationId = z.string().check(z.maxLength(64));
const ifMatch = z.looseObject({ 'if-match': z.optional(z.string()) });

export const readDayFiguresRoute = {
  method: 'GET',
  path: '/api/review/day/',
  access: 'supervisor',
  summary: 'What was done in a day, today in Paris by default, and what waits, with amounts (supervisors)',
  tag: 'review',
  query: z.object({ day: z.optional(daySchema) }),
  responses: { ...refusals, 200: dayFiguresSchema, 403: problemSchema },
} as const satisfies RouteContract;

export const readQueuesRoute = {
  method: 'GET',
  path: '/api/review/queues/',
  access: 'agent',
  summary: 'How many declarations wait to be validated, and to be paid (agents)',
  tag: 'review',
  responses: { ...refusals, 200: queuesSchema },
} as const satisfies RouteContract;

export const listDeclarationsRoute = {
  method: 'GET',
  path: '/api/declaration/',
  access: 'agent',
  summary: 'List declarations, newest first (agents)',
  tag: 'review',
  query: declarationListQuerySchema,
  responses: { ...refusals, 200: declarationListSchema },
} as const satisfies RouteContract;

/** The same filters and the same answer as the list's: what an agent types of somebody stands in no address. */
export const searchDeclarationsRoute = {
  method: 'POST',
  path: '/api/declaration/search/',
  access: 'agent',
  summary: 'List declarations, newest first, with the filters in the body (agents)',
  tag: 'review',
  body: declarationSearchSchema,
  responses: { ...bodyRefusals, 200: declarationListSchema },
} as const satisfies RouteContract;

/** `If-Match` is honoured, not demanded: nothing is stored. */
export const previewCorrectionRoute = {
  method: 'POST',
  path: '/api/declaration/:declarationId/correction/preview/',
  access: 'agent',
  summary: 'The total that a correction would lead to; nothing is stored (agents)',
  tag: 'review',
  params: z.object({ declarationId }),
  headers: ifMatch,
  body: correctionSchema,
  responses: { ...writeRefusals, 200: correctionPreviewSchema },
} as const satisfies RouteContract;

/**
 * Demands `If-Match`: 428 without it, 412 when that version is not the current one any more. 202 where nothing is changed yet: it
 * lowers what was validated by so much that a second officer is asked.
 */
export const correctDeclarationRoute = {
  method: 'POST',
  path: '/api/declaration/:declarationId/correction/',
  access: 'agent',
  summary: 'Correct lines of a submitted or validated declaration, with a reason: a new version (agents)',
  tag: 'review',
  params: z.object({ declarationId }),
  headers: ifMatch,
  body: correctionSchema,
  responses: { ...writeRefusals, 428: problemSchema, 200: declarationSchema, 202: declarationSchema },
} as const satisfies RouteContract;

const proposalParams = z.object({ declarationId, proposalId: z.string().check(z.maxLength(64)) });

export const readCorrectionProposalRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/correction/proposal/:proposalId/',
  access: 'agent',
  summary: 'A correction that was proposed to a second officer, with what it changes (agents)',
  tag: 'review',
  params: proposalParams,
  responses: { ...readRefusals, 200: correctionProposalSchema },
} as const satisfies RouteContract;

/** The same decision of the same agent, sent again, answers the same. */
export const decideCorrectionProposalRoute = {
  method: 'POST',
  path: '/api/declaration/:declarationId/correction/proposal/:proposalId/',
  access: 'agent',
  summary:
    'Approve or refuse the correction that another officer proposed, or withdraw one’s own (agents); approved, it makes a new version',
  tag: 'review',
  params: proposalParams,
  body: proposalDecisionSchema,
  responses: {
    ...bodyRefusals,
    403: problemSchema,
    404: problemSchema,
    409: transitionProblemSchema,
    200: declarationSchema,
  },
} as const satisfies RouteContract;

/** 409 while it waits at the desk or for its payment; asked again, it answers the same. */
export const eraseDeclarationRoute = {
  method: 'POST',
  path: '/api/declaration/:declarationId/erasure/',
  access: 'supervisor',
  summary: 'Erase who declared, before its time: amounts and lines stay, without names (supervisors)',
  tag: 'review',
  params: z.object({ declarationId }),
  body: erasureSchema,
  responses: {
    ...bodyRefusals,
    403: problemSchema,
    404: problemSchema,
    409: transitionProblemSchema,
    200: declarationSchema,
  },
} as const satisfies RouteContract;

export const readDeclarationHistoryRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/history/',
  access: 'agent',
  summary: 'Every change of a declaration: who, when, from, to (agents)',
  tag: 'review',
  params: z.object({ declarationId }),
  responses: { ...readRefusals, 200: z.object({ history: z.array(historyEntrySchema) }) },
} as const satisfies RouteContract;

export const readDeclarationVersionRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/versions/:version/',
  access: 'agent',
  summary: 'A declaration as it was in one of its versions (agents)',
  tag: 'review',
  params: z.object({ declarationId, version: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
  responses: { ...refusals, 200: declarationVersionSchema, 404: problemSchema },
} as const satisfies RouteContract;

export const contactSupportRoute = {
  method: 'POST',
  path: '/api/contact/',
  access: 'agent',
  summary: 'Write to the support, with a copy to oneself (agents)',
  tag: 'review',
  body: contactMessageSchema,
  responses: { ...bodyRefusals, 200: acceptedSchema },
} as const satisfies RouteContract;

export const readProductHistoryRoute = {
  method: 'GET',
  path: '/api/product/history/',
  access: 'agent',
  summary: 'Products that the agent looked up, newest first (agents)',
  tag: 'review',
  responses: { ...refusals, 200: productHistorySchema },
} as const satisfies RouteContract;

export const saveProductLookupRoute = {
  method: 'PUT',
  path: '/api/product/history/',
  access: 'agent',
  summary: 'Remember that the agent looked a product up (agents)',
  tag: 'review',
  body: productLookupSchema,
  responses: { ...bodyRefusals, 200: productHistorySchema },
} as const satisfies RouteContract;
