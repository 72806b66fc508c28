import * as z from 'zod/mini';
import { isOfficeId } from './office-id';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

export const officeSchema = z.object({ id: z.string(), name: z.string() });

/** Every office that an agent may work for, in the order of the list; and theirs, once chosen. */
export const ownOfficeSchema = z.object({
  office: z.optional(officeSchema),
  offices: z.array(z.extend(officeSchema, { aliases: z.array(z.string()) })),
});
export type OwnOffice = z.infer<typeof ownOfficeSchema>;

export const officeMissing = 'Choisissez un bureau de la liste.';

export const officeIdSchema = (error: string) => z.string({ error }).check(z.refine(isOfficeId, { error }));

export const officeChoiceSchema = z.object({ office: officeIdSchema(officeMissing) });

const refusals = { 400: problemSchema, 401: problemSchema, 422: problemSchema, 429: problemSchema } as const;

export const readOwnOfficeRoute = {
  method: 'GET',
  path: '/api/agent/office/',
  access: 'agent',
  summary: 'The offices, and the one that the agent works for',
  tag: 'identity',
  responses: { ...refusals, 200: ownOfficeSchema, 503: problemSchema },
} as const satisfies RouteContract;

export const chooseOfficeRoute = {
  method: 'PUT',
  path: '/api/agent/office/',
  access: 'agent',
  summary: 'Choose the office that one works for: the next receipts carry it',
  tag: 'identity',
  body: officeChoiceSchema,
  responses: {
    ...refusals,
    200: ownOfficeSchema,
    413: problemSchema,
    415: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;
