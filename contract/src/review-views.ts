import * as z from 'zod/mini';
import { problemSchema } from './problem';
import { listColumnIds, reviewFilterNames } from './review-filters';
import type { RouteContract } from './route';
import { typedLine } from './typed-text';

export const listViewLimits = { views: 20, name: 60, query: 1_000 } as const;

export const listViewMessages = {
  name: `Donnez un nom à cette liste, en ${listViewLimits.name} caractères au plus, sans le nom d’un voyageur.`,
  taken: 'Une de vos listes porte déjà ce nom. Choisissez-en un autre.',
  views: `Gardez au plus ${listViewLimits.views} listes : supprimez-en une d’abord.`,
  query: 'Cette liste ne peut pas être gardée.',
} as const;

/** What names no filter is no part of a list: it is not kept. */
function keptParts(query: string): string {
  const kept: readonly string[] = [...reviewFilterNames, 'sort', 'limit'];
  const parts = query.split('&');
  return parts.filter((part) => kept.includes(part.split('=')[0] ?? '')).join('&');
}

/** A list that an agent keeps. */
export const listViewSchema = z.object({
  name: typedLine({ min: 1, max: listViewLimits.name }, listViewMessages.name),
  /**
   * What the address of the list says after its question mark: what is chosen, never what is typed to find somebody. Days may be
   * `today`, and the office `own`: they are those of who opens it, when they do.
   */
  query: z.string({ error: listViewMessages.query }).check(
    z.maxLength(listViewLimits.query, { error: listViewMessages.query }),
    z.regex(/^[\w\d=&.%+-]*$/, { error: listViewMessages.query }),
    z.refine((query) => !/(^|&)search/.test(query), { error: listViewMessages.query }),
    z.overwrite(keptParts),
  ),
});
export type ListView = z.output<typeof listViewSchema>;

/** All that an agent keeps of lists, read and written whole. */
export const listPreferencesSchema = z.object({
  views: z.array(listViewSchema, { error: listViewMessages.views }).check(
    z.maxLength(listViewLimits.views, { error: listViewMessages.views }),
    z.refine((views) => new Set(views.map(({ name }) => name)).size === views.length, {
      error: listViewMessages.taken,
    }),
  ),
  /** Those that are shown beside the reference; absent for those of everybody. */
  columns: z.optional(z.array(z.enum(listColumnIds)).check(z.maxLength(listColumnIds.length))),
});
export type ListPreferences = z.output<typeof listPreferencesSchema>;

const refusals = { 401: problemSchema, 429: problemSchema, 503: problemSchema } as const;

export const readListPreferencesRoute = {
  method: 'GET',
  path: '/api/review/views/',
  access: 'agent',
  summary: 'The lists and the columns that the agent keeps',
  tag: 'review',
  responses: { ...refusals, 200: listPreferencesSchema },
} as const satisfies RouteContract;

export const saveListPreferencesRoute = {
  method: 'PUT',
  path: '/api/review/views/',
  access: 'agent',
  summary: 'Keep lists and columns, all of them at once, in their order',
  tag: 'review',
  body: listPreferencesSchema,
  responses: {
    ...refusals,
    200: listPreferencesSchema,
    400: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
  },
} as const satisfies RouteContract;
