import { meansOfPayment, type UnpaidOutcome } from '@retour/core';
import * as z from 'zod/mini';
import { addDays } from './calendar';
import { decimalPlaces } from './decimal-places';
import { officeIdSchema, officeMissing, officeSchema } from './office';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { daySchema, eurosSchema } from './values';

/** What was collected and given back, each with how many times; `net` is what is left, negative where more was given back. */
const movements = {
  payments: z.int(),
  collected: eurosSchema,
  reversals: z.int(),
  reversed: eurosSchema,
  net: eurosSchema,
};

/** By one mean; absent where the agent said none. A payment by several means counts once in each. */
const meanTakingsSchema = z.object({
  mean: z.optional(z.enum(meansOfPayment)),
  ...movements,
  /** What the officer counted, and by how much it is more (less, when negative) than what was due at the moment of the count. */
  counted: z.optional(eurosSchema),
  difference: z.optional(eurosSchema),
  /** When it was counted: of one till. */
  countedAt: z.optional(z.iso.datetime({ offset: true })),
  /** What moved since: `counted` less `difference` plus `since` is `net`. */
  since: z.optional(eurosSchema),
  movementsSince: z.optional(z.int()),
});
export type MeanTakings = z.infer<typeof meanTakingsSchema>;

const officerSchema = z.object({ id: z.string(), name: z.optional(z.string()) });

/** The till of one officer for one office: what is given back comes out of the one that collected it. */
const officerTakingsSchema = z.object({
  office: officeSchema,
  officer: officerSchema,
  ...movements,
  /** Who decided so, which is most often another than the officer. */
  reversedBy: z.array(
    z.object({ officer: officerSchema, reversals: movements.reversals, reversed: movements.reversed }),
  ),
  means: z.array(meanTakingsSchema),
  /** First and last numbers of what was collected; none on a day of reversals alone. */
  receipts: z.optional(z.object({ year: z.int(), first: z.int(), last: z.int() })),
});
export type OfficerTakings = z.infer<typeof officerTakingsSchema>;

const endedCounts = {
  refused: z.int(),
  abandoned: z.int(),
  're-exported': z.int(),
  seized: z.int(),
} satisfies Readonly<Record<UnpaidOutcome, z.ZodMiniType>>;

/**
 * The sheet of a day in Paris: what was collected that day, whatever became of it later, and what was given back that day, of
 * whatever day it was collected and whoever gave it back. Days add up to what stands.
 */
export const takingsSchema = z.object({
  day: daySchema,
  /** The one that it was asked of. */
  office: z.optional(officeSchema),
  /** Of what moved and of what ended, by name. Absent of what a process of the release before answers. */
  offices: z.optional(z.array(officeSchema)),
  rows: z.array(officerTakingsSchema),
  total: z.object({ ...movements, means: z.array(meanTakingsSchema) }),
  /** The same by the trail of the declarations: their difference is what was settled without a numbered payment. */
  trail: z.object({
    net: eurosSchema,
    difference: eurosSchema,
    /** Settled with nothing to pay, beside what was taken up again before the day was over. */
    closed: z.int(),
    /**
     * Ended in the day without a payment, beside what was taken up again before the day was over: what happens later is another day's.
     * Absent of what a process of the release before answers.
     */
    ended: z.optional(
      z.object({
        ...endedCounts,
        /** By an agent, of their own; absent of what a process of the release before answers. */
        cancelled: z.optional(z.int()),
      }),
    ),
    /** Taken up again in the day, of what had ended another day: of days, `closed` and `ended` less these add up to what stands. */
    reopened: z.optional(z.int()),
    /** Of them, those that had been closed with nothing to pay; absent of what a process of the release before answers. */
    unclosed: z.optional(z.int()),
  }),
});
export type Takings = z.infer<typeof takingsSchema>;

/** Days back that an officer may still count. */
export const takingsCountDays = 31;

/** Whether an officer may still count their till of a day; both days of Paris. */
export function isDayCountable(day: string, today: string): boolean {
  return day <= today && day >= addDays(today, -takingsCountDays);
}

/** A till that holds more is a slip of the keyboard. */
export const maxCounted = 10_000_000;

const countMessages = {
  counted:
    'Indiquez la somme comptée en euros, entre −10 000 000 et 10 000 000, avec deux décimales au plus.',
  mean: 'Indiquez le moyen de paiement compté.',
  office: 'Indiquez le bureau dont la caisse est comptée.',
  none: 'Indiquez au moins une somme comptée.',
} as const;

export const takingsCountSchema = z.object({
  day: daySchema,
  office: officeIdSchema(countMessages.office),
  counts: z
    .array(
      z.object({
        mean: z.enum(meansOfPayment, { error: countMessages.mean }),
        /** Below zero where more was given back than taken: `due` is too. */
        counted: z.number({ error: countMessages.counted }).check(
          z.gte(-maxCounted, { error: countMessages.counted }),
          z.lte(maxCounted, { error: countMessages.counted }),
          z.refine((value) => decimalPlaces(value) <= 2, { error: countMessages.counted }),
        ),
        /** What the officer read as due: nothing is written where it is not any more. */
        due: z.optional(eurosSchema),
        /**
         * Moment of the last count that the officer read, null for none: another sum is not written over a count that they did not read.
         * Absent of what a page of the release before sends.
         */
        countedAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
      }),
    )
    .check(
      z.minLength(1, { error: countMessages.none }),
      z.maxLength(meansOfPayment.length),
      z.refine((counts) => new Set(counts.map(({ mean }) => mean)).size === counts.length, {
        error: 'Indiquez une seule somme par moyen de paiement.',
      }),
    ),
});
export type TakingsCount = z.output<typeof takingsCountSchema>;

/** Officers read their own; supervisors read everybody's, or that of one office. */
const query = z.object({ day: z.optional(daySchema), office: z.optional(officeIdSchema(officeMissing)) });
const refusals = { 401: problemSchema, 422: problemSchema, 429: problemSchema, 503: problemSchema } as const;

export const readTakingsRoute = {
  method: 'GET',
  path: '/api/review/takings/',
  access: 'agent',
  summary: 'What was collected in a day, today in Paris by default, by officer, office and mean (agents)',
  tag: 'review',
  query,
  responses: { ...refusals, 200: takingsSchema },
} as const satisfies RouteContract;

export const readTakingsSheetRoute = {
  method: 'GET',
  path: '/api/review/takings/sheet.pdf',
  access: 'agent',
  summary: 'The same as a PDF, to be signed and filed (agents)',
  tag: 'review',
  query,
  mediaType: 'application/pdf',
  responses: { ...refusals, 200: z.any() },
} as const satisfies RouteContract;

export const readTakingsMovementsRoute = {
  method: 'GET',
  path: '/api/review/takings/movements.csv',
  access: 'agent',
  summary: 'Each payment and each reversal of a day as CSV, for spreadsheets (agents)',
  tag: 'review',
  query,
  mediaType: 'text/csv',
  responses: { ...refusals, 200: z.any() },
} as const satisfies RouteContract;

/** What the officer counted replaces what they had counted of the same mean, which stays written. */
export const countTakingsRoute = {
  method: 'PUT',
  path: '/api/review/takings/count/',
  access: 'agent',
  summary: 'Say what one counted in one’s till at the end of a day, by mean of payment (agents)',
  tag: 'review',
  body: takingsCountSchema,
  responses: {
    ...refusals,
    400: problemSchema,
    409: problemSchema,
    413: problemSchema,
    415: problemSchema,
    200: takingsSchema,
  },
} as const satisfies RouteContract;
