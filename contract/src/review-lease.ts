import { waitingStatuses } from '@retour/core';
import * as z from 'zod/mini';
import { declarationMessages } from './declaration-fields';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { idSchema } from './values';

const refusals = { 401: problemSchema, 422: problemSchema, 429: problemSchema, 503: problemSchema } as const;
const queueMessage = 'Demandez une déclaration à valider ou à encaisser.';
const declarationId = idSchema(declarationMessages.declarationId);

/** The agent who has a declaration before them. */
export const holderSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
});
export type Holder = z.infer<typeof holderSchema>;

/**
 * Two agents who ask are never sent to the same one; null when nothing waits that no colleague has before them. With
 * `after`, neither is one that the agent left undecided less than two minutes ago: `own` then counts them.
 */
export const takeNextDeclarationRoute = {
  method: 'POST',
  path: '/api/review/next/',
  access: 'agent',
  summary: 'The declaration that has waited longest and that no colleague has before them (agents)',
  tag: 'review',
  body: z.object({
    /** The one that the agent comes from. */
    after: z.optional(declarationId),
    /** What the one that is asked for waits for; to be validated, unless it says so. */
    queue: z.optional(z.enum(waitingStatuses, { error: queueMessage })),
  }),
  responses: {
    ...refusals,
    200: z.object({ publicId: z.nullable(z.string()), own: z.optional(z.int()) }),
    400: problemSchema,
    413: problemSchema,
    415: problemSchema,
  },
} as const satisfies RouteContract;

/** Told again while the declaration is seen: it lasts two minutes, and locks nothing. */
export const holdDeclarationRoute = {
  method: 'PUT',
  path: '/api/review/held/:declarationId/',
  access: 'agent',
  summary: 'Say that a declaration is before the agent, and learn which colleague has it already (agents)',
  tag: 'review',
  params: z.object({ declarationId }),
  responses: { ...refusals, 200: z.object({ heldBy: z.nullable(holderSchema) }), 404: problemSchema },
} as const satisfies RouteContract;

/** Colleagues are sent to it, and it names nobody, as soon as its sheet is closed; said of one that the agent does not have, it changes nothing. */
export const leaveDeclarationRoute = {
  method: 'POST',
  path: '/api/review/held/:declarationId/left/',
  access: 'agent',
  summary: 'Say that a declaration is not before the agent any more (agents)',
  tag: 'review',
  params: z.object({ declarationId }),
  responses: { ...refusals, 200: z.object({}) },
} as const satisfies RouteContract;
