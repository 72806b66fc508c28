import { examplePublicId, parsePublicId } from '@retour/core';
import * as z from 'zod/mini';
import { accessActions } from './access-log';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { daySchema, idSchema, placeSchema } from './values';

export const accessLogPage = 50;

const message = {
  agentId: 'Choisissez un agent de la liste.',
  action: 'Choisissez un acte de la liste.',
  declaration: `Donnez la référence d’une déclaration (exemple : ${examplePublicId}) ou son identifiant.`,
  before: 'Revenez au début du journal : cette page n’existe pas.',
} as const;

const uuid = z.guid();

/** What a person typed of somebody instead must not end in a log that nobody may alter. */
function namesDeclaration(text: string): boolean {
  return uuid.safeParse(text).success || (text.length <= 36 && parsePublicId(text).kind === 'valid');
}

/** « chain_number » of an entry. */
const chained = /^\d{1,2}_\d{1,15}$/;

export const accessLogQuerySchema = z.object({
  agentId: z.optional(idSchema(message.agentId)),
  action: z.optional(z.enum(accessActions, { error: message.action })),
  /** Of Paris. */
  day: z.optional(daySchema),
  /** Public id, hyphens optional, or UUID. */
  declaration: z.optional(
    z
      .string({ error: message.declaration })
      .check(z.refine(namesDeclaration, { error: message.declaration })),
  ),
  /** `next` of the page before. */
  before: z.optional(placeSchema(chained, message.before)),
});
export type AccessLogQuery = z.output<typeof accessLogQuerySchema>;

export const accessEntrySchema = z.object({
  /** « chain-number »: what `verify-log` names it by. */
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(accessActions),
  /** Absent for what the service does by itself. */
  agent: z.optional(z.object({ id: z.string(), name: z.optional(z.string()) })),
  network: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  /** What it is about, under the name that agents give it where there is one. */
  subject: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.optional(z.string()) })),
  details: z.optional(z.record(z.string(), z.unknown())),
  rows: z.optional(z.int()),
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;

export const readAccessLogRoute = {
  method: 'GET',
  path: '/api/access-log/',
  access: 'supervisor',
  summary: 'Who read and did what, newest first (supervisors); itself logged',
  tag: 'review',
  query: accessLogQuerySchema,
  responses: {
    200: z.object({
      entries: z.array(accessEntrySchema),
      /** To be given as `before`; null on the last page. */
      next: z.nullable(z.string()),
    }),
    401: problemSchema,
    403: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;
