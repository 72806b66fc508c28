import { formatNumber } from '@retour/core';
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import { seenDeclarationsSchema } from './review-batch';
import type { RouteContract } from './route';

/** What one document of several declarations holds at the most. */
export const paperLimits = { articles: 1_000 } as const;

export const paperMessages = {
  articles: (articles: number): string =>
    `Ces déclarations ont ${formatNumber(articles)} articles : un document en tient ${formatNumber(paperLimits.articles)}. ` +
    'Imprimez-en moins à la fois.',
} as const;

/** Each with the version that the agent saw, whose amount their confirmation told. */
export const papersSchema = z.object({ declarations: seenDeclarationsSchema });
export type Papers = z.output<typeof papersSchema>;

/**
 * The document of each declaration, in the order given, as one PDF. 409 when one of them cannot be printed as it was seen: nothing is
 * printed then, and `errors` says of each why, its id as `path`.
 */
export const printPapersRoute = {
  method: 'POST',
  path: '/api/review/papers/',
  access: 'agent',
  summary: 'The documents of several declarations as one PDF, each logged (agents)',
  tag: 'review',
  body: papersSchema,
  mediaType: 'application/pdf',
  responses: {
    200: z.any(),
    400: problemSchema,
    401: problemSchema,
    409: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;
