import * as z from 'zod/mini';
import { problemSchema } from './problem';
import { reviewFilterNames, reviewFilters } from './review-filters';
import { declarationSearchSchema } from './review-list';
import type { RouteContract } from './route';
import { reasonLimits, typedReason } from './typed-text';
import { placeSchema } from './values';

/** Why a list leaves the service. */
export const exportReasons = ['statistics', 'control', 'litigation', 'request', 'other'] as const;
export type ExportReason = (typeof exportReasons)[number];

export const exportMessages = {
  reason: 'Choisissez la raison de cet export.',
  details:
    `Écrivez la raison en ${reasonLimits.min} lettres ou chiffres au moins et ${reasonLimits.max} caractères au plus, ` +
    'sans le nom d’un voyageur : elle sera lue par les superviseurs.',
  before: 'Revenez aux plus récents : cette page n’existe pas.',
} as const;

/** Filters as the search takes them, and why the list is wanted; `details` with another reason than the usual ones. */
export const exportRequestSchema = z
  .object({
    filters: declarationSearchSchema,
    reason: z.enum(exportReasons, { error: exportMessages.reason }),
    details: z.optional(typedReason(exportMessages.details)),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || details !== undefined, {
      error: exportMessages.details,
      path: ['details'],
    }),
  );
export type ExportRequest = z.output<typeof exportRequestSchema>;

/** `limited`: more declarations matched than a file holds. `broken`: the file did not leave whole. */
export const exportOutcomes = ['whole', 'limited', 'broken'] as const;
export type ExportOutcome = (typeof exportOutcomes)[number];

const chosenNames = reviewFilterNames.filter((name) => reviewFilters[name].kind !== 'text');

/** An export as supervisors read it: what was typed to find somebody is not kept, only that it was. */
export const exportSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime({ offset: true }),
  /** Who took it. */
  by: z.string(),
  /** Values of the filters that were chosen. */
  chosen: z.partialRecord(z.enum(chosenNames), z.array(z.string())),
  /** Filters that were typed. */
  typed: z.array(z.enum(reviewFilterNames)),
  reason: z.enum(exportReasons),
  details: z.optional(z.string()),
  /** Absent while the file is being sent, and when the service was stopped before its end. */
  rows: z.optional(z.int()),
  outcome: z.optional(z.enum(exportOutcomes)),
});
export type RecordedExport = z.infer<typeof exportSchema>;

export const exportsPage = 100;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const exportListQuerySchema = z.object({
  /** `next` of the page before. */
  before: z.optional(placeSchema(uuid, exportMessages.before)),
});
export type ExportListQuery = z.output<typeof exportListQuerySchema>;

export const exportListSchema = z.object({
  exports: z.array(exportSchema),
  /** To be given as `before`; null on the last page. Absent of what a process of the release before answers. */
  next: z.optional(z.nullable(z.string())),
  /** How many the supervisor who asks may still take today, of how many a day. */
  left: z.int(),
  perDay: z.int(),
});
export type ExportList = z.infer<typeof exportListSchema>;

const refusals = { 401: problemSchema, 403: problemSchema, 429: problemSchema, 503: problemSchema } as const;

/** Sent with a file that is cut. */
export const exportCutHeader = 'x-export-cut';

/** The name of the file taken on a day in Paris; a cut one says so. */
export function exportFileName(day: string, isCut: boolean): string {
  return `declarations-${day}${isCut ? '-partiel' : ''}.csv`;
}

/**
 * The rows of the list with the same filters, in its order, `limit` and `offset` ignored. When there are more than `exportedRows`, the
 * header `x-export-cut` says so, the file's name ends with « partiel », and its last line tells what to do.
 */
export const exportDeclarationsRoute = {
  method: 'POST',
  path: '/api/review/exports/',
  access: 'supervisor',
  summary: 'The filtered list as CSV, for spreadsheets, with the reason why; a few a day (supervisors)',
  tag: 'review',
  body: exportRequestSchema,
  mediaType: 'text/csv',
  responses: {
    ...refusals,
    200: z.any(),
    400: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
  },
} as const satisfies RouteContract;

export const listExportsRoute = {
  method: 'GET',
  path: '/api/review/exports/',
  access: 'supervisor',
  summary: 'Exports, newest first, a page at a time, and how many are left today (supervisors)',
  tag: 'review',
  query: exportListQuerySchema,
  responses: { ...refusals, 200: exportListSchema, 422: problemSchema },
} as const satisfies RouteContract;
