import { declarationStatuses } from '@retour/core';
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { simulationAnswerSchema } from './simulation';
import { daySchema, eurosSchema } from './values';

/** How far back the other declarations of a traveller are looked for, and how many are given. */
export const relatedLimits = { days: 30, declarations: 20 } as const;

/** What makes two declarations look like one traveller's: the name with an e-mail address or a telephone, or the name alone. */
export const likenesses = ['name-and-contact', 'name'] as const;

const answer = simulationAnswerSchema.shape;

/** Another declaration that bears the same name, whatever its state but a draft or a cancelled one. */
export const relatedDeclarationSchema = z.object({
  publicId: z.string(),
  status: z.enum(declarationStatuses),
  likeness: z.enum(likenesses),
  /** Day of arrival. */
  date: daySchema,
  country: z.string(),
  total: eurosSchema,
  totalIsMinimum: z.boolean(),
  allowances: answer.allowances,
});
export type RelatedDeclaration = z.infer<typeof relatedDeclarationSchema>;

/** None of a declaration that was anonymised: nothing is left to compare. */
export const readRelatedDeclarationsRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/related/',
  access: 'agent',
  summary:
    'Other declarations of the same traveller around the same days, with the allowances they used (agents)',
  tag: 'review',
  params: z.object({ declarationId: z.string().check(z.maxLength(64)) }),
  responses: {
    401: problemSchema,
    404: problemSchema,
    429: problemSchema,
    503: problemSchema,
    200: z.object({ declarations: z.array(relatedDeclarationSchema) }),
  },
} as const satisfies RouteContract;
