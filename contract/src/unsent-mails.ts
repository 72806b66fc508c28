import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

/** What stopped a mail. */
export const mailTroubles = [
  'address',
  'content',
  'access',
  'delayed',
  'unreachable',
  /** It waited in a backup that was restored: it may have left since. */
  'restored',
  'other',
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** Every mail of the service, by the name of whoever writes it when it leaves. */
export const mailNames = [
  'declaration-submitted',
  'declaration-receipt',
  'declaration-cancelled',
  'declaration-decided',
  'declaration-corrected',
  'account-validation',
  'account-known',
  'account-to-approve',
  'account-approved',
  'account-refused',
  'account-closed',
  'role-changed',
  'password-reset',
  'password-changed',
  'contact-support',
  'contact-copy',
] as const;
export type MailName = (typeof mailNames)[number];

/** A mail that nobody tries to send any more. */
export const unsentMailSchema = z.object({
  id: z.string(),
  /** Which mail it is: one of `mailNames`, or what another version of the service called it. */
  name: z.string(),
  /** « e…@exemple.fr »: enough to tell an address, not to use it. */
  to: z.string(),
  askedAt: z.iso.datetime({ offset: true }),
  givenUpAt: z.iso.datetime({ offset: true }),
  tries: z.int(),
  trouble: z.enum(mailTroubles),
  /** For the support, e.g. « EENVELOPE 550 ». */
  codes: z.string(),
  /** Of the declaration that it is about. */
  publicId: z.optional(z.string()),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** The last ones given up first, 200 at most; how many there are in all. */
export const unsentMailsSchema = z.object({ mails: z.array(unsentMailSchema), total: z.int() });
export type UnsentMails = z.infer<typeof unsentMailsSchema>;

const refusals = {
  401: problemSchema,
  403: problemSchema,
  422: problemSchema,
  429: problemSchema,
  503: problemSchema,
} as const;

export const listUnsentMailsRoute = {
  method: 'GET',
  path: '/api/mail/unsent/',
  access: 'supervisor',
  summary: 'Mails that did not leave and are tried no more, with masked addresses (supervisors)',
  tag: 'review',
  responses: { ...refusals, 200: unsentMailsSchema },
} as const satisfies RouteContract;

const mailIdSchema = (error: string) =>
  z.object({
    id: z
      .string({ error })
      .check(z.minLength(1, { error }), z.maxLength(512), z.regex(/^[^\0\p{Cs}]*$/u, { error })),
  });

const answersToAct = {
  ...refusals,
  400: problemSchema,
  404: problemSchema,
  413: problemSchema,
  415: problemSchema,
  200: unsentMailsSchema,
} as const;

/** 404 when it was sent again or left alone already, or is too old. */
export const sendMailAgainRoute = {
  method: 'POST',
  path: '/api/mail/unsent/again/',
  access: 'supervisor',
  summary: 'Have a mail that did not leave tried again; answers those that are left (supervisors)',
  tag: 'review',
  body: mailIdSchema('Indiquez le message à renvoyer.'),
  responses: answersToAct,
} as const satisfies RouteContract;

/** For one that nobody will ever receive: it is no longer among those that wait for a decision. 404 as above. */
export const dropMailRoute = {
  method: 'POST',
  path: '/api/mail/unsent/drop/',
  access: 'supervisor',
  summary: 'Leave alone a mail that did not leave; answers those that are left (supervisors)',
  tag: 'review',
  body: mailIdSchema('Indiquez le message à laisser.'),
  responses: answersToAct,
} as const satisfies RouteContract;
