import { authorTypes, declarationStatuses, formatNumber, meansOfTransport } from '@retour/core';
import * as z from 'zod/mini';
import {
  type ReviewFilter,
  type ReviewFilterOf,
  type ReviewFilterValue,
  reviewFilterNames,
  reviewFilters,
} from './review-filters';
import { holderSchema } from './review-lease';
import { answerLineSchema, assessmentWarningSchema } from './simulation';
import { daySchema, eurosSchema } from './values';

export const declarationListLimits = {
  limit: { max: 100, default: 20 },
  offset: 1_000_000,
  search: 100,
  /** Values of one filter, repeated ones included. */
  values: 1_000,
} as const;

const message = {
  limit: `Demandez entre 1 et ${declarationListLimits.limit.max} déclarations à la fois.`,
  offset: 'Donnez une position de départ entière, à partir de 0.',
  search: `Cherchez un nom, une adresse e-mail, un vol ou un téléphone en ${declarationListLimits.search} caractères au plus.`,
  values: `Donnez au plus ${formatNumber(declarationListLimits.values)} valeurs à un même filtre.`,
  dates: 'La date de fin précède la date de début.',
} as const;

/** A filter that may be given once or several times; a value repeated asks nothing more. */
const repeatable = <Value extends string>(values: readonly [Value, ...Value[]], error: string) =>
  z.optional(
    z.pipe(
      z
        .union([z.array(z.enum(values)), z.enum(values)], { error })
        .check(z.refine((given) => given.length <= declarationListLimits.values, { error: message.values })),
      z.transform((given): Value[] => [...new Set(typeof given === 'string' ? [given] : given)]),
    ),
  );

const searchText = z
  .string({ error: message.search })
  .check(
    z.maxLength(declarationListLimits.search, { error: message.search }),
    z.regex(/^[^\0\p{Cs}]*$/u, { error: message.search }),
  );

type ChoiceSchema<Value extends string> = ReturnType<typeof repeatable<Value>>;

/** The schema of each filter, by its kind. */
type FilterSchemas = {
  readonly [Name in ReviewFilter]: Name extends ReviewFilterOf<'choices'>
    ? ChoiceSchema<ReviewFilterValue<Name>>
    : z.ZodMiniOptional<z.ZodMiniString>;
};

function filterSchema(name: ReviewFilter): z.ZodMiniType {
  const row = reviewFilters[name];
  if (row.kind === 'choices') return repeatable<string>(row.values, row.fault);
  return z.optional(row.kind === 'day' ? daySchema : searchText);
}

const filterSchemas = Object.fromEntries(
  reviewFilterNames.map((name) => [name, filterSchema(name)]),
) as FilterSchemas;

const whole = {
  limit: [
    z.int({ error: message.limit }),
    z.gte(1, { error: message.limit }),
    z.lte(declarationListLimits.limit.max, { error: message.limit }),
  ],
  offset: [
    z.int({ error: message.offset }),
    z.gte(0, { error: message.offset }),
    z.lte(declarationListLimits.offset, { error: message.offset }),
  ],
} as const;

interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const inOrder = z.refine<Period>(
  ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
  { error: message.dates, path: ['endDate'] },
);

/** What the agents' list is asked for in an address (specification §3): a page of it, and its filters. */
export const declarationListQuerySchema = z
  .object({
    limit: z._default(z.coerce.number().check(...whole.limit), declarationListLimits.limit.default),
    offset: z._default(z.coerce.number().check(...whole.offset), 0),
    ...filterSchemas,
  })
  .check(inOrder);

/** The same in a body, where numbers are numbers. */
export const declarationSearchSchema = z
  .object({
    limit: z._default(
      z.number({ error: message.limit }).check(...whole.limit),
      declarationListLimits.limit.default,
    ),
    offset: z._default(z.number({ error: message.offset }).check(...whole.offset), 0),
    ...filterSchemas,
  })
  .check(inOrder);
export type DeclarationListQuery = z.output<typeof declarationListQuerySchema>;

/** One row of the list: what an agent needs to recognise a declaration. */
export const listedDeclarationSchema = z.object({
  id: z.uuid(),
  publicId: z.string(),
  status: z.enum(declarationStatuses),
  version: z.int(),
  authorType: z.enum(authorTypes),
  authorId: z.optional(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  declarantLastName: z.string(),
  declarantFirstName: z.string(),
  declarantEmail: z.optional(z.string()),
  meanOfTransport: z.enum(meansOfTransport),
  country: z.string(),
  total: eurosSchema,
  totalIsMinimum: z.boolean(),
  /** What the amount is worded from, as in the whole answer: the articles that are more than an amount, and the warnings. */
  shoppingProducts: z.array(z.pick(answerLineSchema, { status: true, restriction: true })),
  warnings: z.array(z.pick(assessmentWarningSchema, { code: true, severity: true })),
  /** Since when it waits, to be validated (its sending) or to be paid for (its last change). */
  waitingSince: z.optional(z.iso.datetime({ offset: true })),
  /** The agent who has it open now. Shown to the others; it locks nothing. */
  heldBy: z.optional(holderSchema),
});
export type ListedDeclaration = z.infer<typeof listedDeclarationSchema>;

export const declarationListSchema = z.object({
  declarations: z.array(listedDeclarationSchema),
  total: z.int(),
  /** True when a text search matches more declarations than are counted. */
  totalIsMinimum: z.boolean(),
});
export type DeclarationList = z.infer<typeof declarationListSchema>;
