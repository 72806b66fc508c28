import { declarationStatuses, formatNumber } from '@retour/core';
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { idSchema } from './values';

/** What is done to several declarations at once: validated, or closed where nothing is to be collected. */
export const batchActs = ['validate', 'close'] as const;
export type BatchAct = (typeof batchActs)[number];

export const batchLimits = { declarations: 100 } as const;

export const messageOfChosen = `Choisissez entre 1 et ${formatNumber(batchLimits.declarations)} déclarations, chacune une fois.`;
const message = {
  act: 'Choisissez ce qui est à faire : valider ou clore.',
  declarations: messageOfChosen,
} as const;

const isEachOnce = (chosen: readonly { readonly id: string }[]): boolean =>
  new Set(chosen.map(({ id }) => id)).size === chosen.length;

/** Several declarations, each with the version that the agent saw: another one is left as it is. */
export const seenDeclarationsSchema = z
  .array(
    z.object({
      id: idSchema(message.declarations),
      version: z.int({ error: message.declarations }).check(z.gte(1, { error: message.declarations })),
    }),
    { error: message.declarations },
  )
  .check(
    z.minLength(1, { error: message.declarations }),
    z.maxLength(batchLimits.declarations, { error: message.declarations }),
    z.refine(isEachOnce, { error: message.declarations }),
  );
export type SeenDeclarations = z.output<typeof seenDeclarationsSchema>;

export const batchSchema = z.object({
  act: z.enum(batchActs, { error: message.act }),
  declarations: seenDeclarationsSchema,
});
export type Batch = z.output<typeof batchSchema>;

/** `done`: now, or by the same request before. `refused`: with the reason. `failed`: to be asked again. */
export const batchOutcomes = ['done', 'refused', 'failed'] as const;

export const batchResultSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(batchOutcomes),
  /** Code and words of the problem that the single call would answer. */
  code: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** Of one that changed since it was seen: the status that it has now, and the name of the agent who gave it, where one did. */
  status: z.optional(z.enum(declarationStatuses)),
  by: z.optional(z.string()),
});
export type BatchResult = z.infer<typeof batchResultSchema>;

/** One act for each declaration, as `PATCH` would do it alone: what is refused of one stops none of the others. */
export const decideBatchRoute = {
  method: 'POST',
  path: '/api/review/batches/',
  access: 'agent',
  summary:
    'Validate several declarations, or close those that owe nothing, each as an act of its own (agents)',
  tag: 'review',
  body: batchSchema,
  responses: {
    200: z.object({ results: z.array(batchResultSchema) }),
    400: problemSchema,
    401: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;
