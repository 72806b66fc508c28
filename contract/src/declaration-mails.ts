import * as z from 'zod/mini';
import { transitionProblemSchema } from './declaration-routes';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

/**
 * Mails about a declaration: the confirmation of its sending, the receipt of what was paid, the news that it is cancelled or
 * corrected, and what an agent decided otherwise.
 */
export const declarationMailKinds = [
  'submission',
  'receipt',
  'cancellation',
  'decision',
  'correction',
] as const;

/** A mail about a declaration, kept seven days after it left. */
export const declarationMailSchema = z.object({
  kind: z.enum(declarationMailKinds),
  /** « e…@exemple.fr »: enough to tell an address, not to use it. */
  to: z.string(),
  askedAt: z.iso.datetime({ offset: true }),
  /** Absent while it waits, and of what did not leave. */
  sentAt: z.optional(z.iso.datetime({ offset: true })),
  /** True when it was not sent: nothing of it was true any more when its turn came, or its address was no longer the declarant's. */
  isDropped: z.optional(z.boolean()),
  /** True when it did not leave and is tried no more. */
  isGivenUp: z.optional(z.boolean()),
  /** True when it waited in a backup that was restored: nobody knows whether it left, and it leaves when it is asked for. */
  isHeld: z.optional(z.boolean()),
});
export type DeclarationMail = z.infer<typeof declarationMailSchema>;

/** Newest first. */
const declarationMailsSchema = z.object({ mails: z.array(declarationMailSchema) });

const params = z.object({ declarationId: z.string().check(z.maxLength(64)) });
const refusals = { 401: problemSchema, 404: problemSchema, 429: problemSchema, 503: problemSchema } as const;

export const readDeclarationMailsRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/mails/',
  access: 'agent',
  summary: 'Mails about a declaration, with masked addresses, newest first (agents)',
  tag: 'review',
  params,
  responses: { ...refusals, 200: declarationMailsSchema },
} as const satisfies RouteContract;

/** At most one receipt in five minutes leaves for a declaration, the one of the payment included: 429 before. */
export const sendReceiptRoute = {
  method: 'POST',
  path: '/api/declaration/:declarationId/receipt/mail/',
  access: 'agent',
  summary: 'Send the receipt of a paid declaration again to its declarant (agents)',
  tag: 'review',
  params,
  responses: { ...refusals, 409: transitionProblemSchema, 200: declarationMailsSchema },
} as const satisfies RouteContract;
