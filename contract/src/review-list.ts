import { authorTypes, declarationStatuses, formatNumber, meansOfTransport } from '@retour/core';
import * as z from 'zod/mini';
import { decimalPlaces } from './decimal-places';
import {
  filterRangeNames,
  filterRanges,
  invertedRanges,
  type ReviewFilter,
  type ReviewFilterOf,
  type ReviewFilterValue,
  reviewFilterNames,
  reviewFilters,
  reviewSorts,
} from './review-filters';
import { holderSchema } from './review-lease';
import { answerLineSchema, assessmentWarningSchema } from './simulation';
import { daySchema, eurosSchema } from './values';

export const declarationListLimits = {
  limit: { max: 100, default: 20 },
  offset: 1_000_000,
  /** That of a search, whose matches are gathered from the first on. */
  searchOffset: 10_000,
  search: 100,
  /** Values of one filter, repeated ones included. */
  values: 1_000,
  /** Euros. */
  amount: 10_000_000,
} as const;

const message = {
  limit: `Demandez entre 1 et ${declarationListLimits.limit.max} déclarations à la fois.`,
  offset: 'Donnez une position de départ entière, à partir de 0.',
  searchOffset: `Une recherche ne va pas au-delà de ${formatNumber(declarationListLimits.searchOffset)} déclarations : précisez-la.`,
  search: `Cherchez un nom, une adresse e-mail, un vol ou un téléphone en ${declarationListLimits.search} caractères au plus.`,
  values: `Donnez au plus ${formatNumber(declarationListLimits.values)} valeurs à un même filtre.`,
  amount: `Indiquez un montant en euros, de 0 à ${formatNumber(declarationListLimits.amount)}.`,
  sort: 'Choisissez un ordre qui existe.',
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
    : Name extends ReviewFilterOf<'euros'>
      ? z.ZodMiniOptional<z.ZodMiniNumber>
      : z.ZodMiniOptional<z.ZodMiniString>;
};

const wholeCents = z.refine<number>((euros) => decimalPlaces(euros) <= 2, {
  error: message.amount,
});
const bounds = [
  z.gte(0, { error: message.amount }),
  z.lte(declarationListLimits.amount, { error: message.amount }),
  wholeCents,
] as const;
/** In a body, where numbers are numbers, and in an address. */
const eurosSchemas = {
  body: z.number({ error: message.amount }).check(...bounds),
  address: z.coerce.number({ error: message.amount }).check(...bounds),
} as const;

function filterSchema(name: ReviewFilter, place: keyof typeof eurosSchemas): z.ZodMiniType {
  const row = reviewFilters[name];
  switch (row.kind) {
    case 'choices':
      return repeatable<string>(row.values, row.fault);
    case 'euros':
      return z.optional(eurosSchemas[place]);
    case 'code':
      return z.optional(
        z.string({ error: row.fault }).check(z.refine((given) => row.isCode(given), { error: row.fault })),
      );
    case 'day':
      return z.optional(daySchema);
    case 'text':
      return z.optional(searchText);
  }
}

function filterSchemas(place: keyof typeof eurosSchemas): FilterSchemas {
  return Object.fromEntries(
    reviewFilterNames.map((name) => [name, filterSchema(name, place)]),
  ) as FilterSchemas;
}

/** Newest first without one. */
const sort = z.optional(z.enum(reviewSorts, { error: message.sort }));

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

type Bounds = Parameters<typeof invertedRanges>[0];

const inOrder = filterRangeNames.map((range) =>
  z.refine<Bounds>((given) => !invertedRanges(given).includes(range), {
    error: filterRanges[range].fault,
    path: [filterRanges[range].high],
  }),
);

interface Place {
  readonly offset: number;
  readonly search?: string | undefined;
  readonly searchPublicId?: string | undefined;
}

const withinReach = z.refine<Place>(
  ({ offset, search = '', searchPublicId = '' }) =>
    offset <= declarationListLimits.searchOffset || `${search}${searchPublicId}`.trim() === '',
  { error: message.searchOffset, path: ['offset'] },
);

/** What the agents' list is asked for in an address (specification §3): a page of it, and its filters. */
export const declarationListQuerySchema = z
  .object({
    limit: z._default(z.coerce.number().check(...whole.limit), declarationListLimits.limit.default),
    offset: z._default(z.coerce.number().check(...whole.offset), 0),
    sort,
    ...filterSchemas('address'),
  })
  .check(...inOrder, withinReach);

/** The same in a body, where numbers are numbers. */
export const declarationSearchSchema = z
  .object({
    limit: z._default(
      z.number({ error: message.limit }).check(...whole.limit),
      declarationListLimits.limit.default,
    ),
    offset: z._default(z.number({ error: message.offset }).check(...whole.offset), 0),
    sort,
    ...filterSchemas('body'),
  })
  .check(...inOrder, withinReach);
export type DeclarationListQuery = z.output<typeof declarationListQuerySchema>;

const listedTaxesSchema = z.object({ customDuty: eurosSchema, excise: eurosSchema, vat: eurosSchema });

/** What is owed on several declarations, in all and by tax. */
export const listedSumsSchema = z.extend(listedTaxesSchema, { total: eurosSchema });
export type ListedSums = z.infer<typeof listedSumsSchema>;

/** What is still to be paid for: a minimum while an article of it is to be assessed. */
// Absent of what a process of the release before answers while both run.
export const dueSumsSchema = z.extend(listedSumsSchema, { totalIsMinimum: z.optional(z.boolean()) });
export type DueSums = z.infer<typeof dueSumsSchema>;

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
  /** In the one writing: « AF123 ». */
  flight: z.optional(z.string()),
  /** Id of the office of the agent who decided last. */
  office: z.optional(z.string()),
  /** What is asked: where an article may not enter, what the others come to. */
  total: eurosSchema,
  totalIsMinimum: z.boolean(),
  /** An article may not enter, and counts for nothing in the total. */
  forbiddenAddsNothing: z.optional(z.boolean()),
  /** What the total is made of; absent where nothing is owed. */
  taxes: z.optional(listedTaxesSchema),
  /** What the amount is worded from, as in the whole answer: the articles that are more than an amount, and the warnings. */
  shoppingProducts: z.array(z.pick(answerLineSchema, { status: true, restriction: true })),
  warnings: z.array(z.pick(assessmentWarningSchema, { code: true, severity: true })),
  /** An excise of its own is not counted whole: an agent looks at it before the amount is accepted. */
  hasExciseToConfirm: z.optional(z.boolean()),
  /** A duty is counted without its cap by surface, which may make it lower: an agent measures before the amount is accepted. */
  hasDutyCapToConfirm: z.optional(z.boolean()),
  /** Day of arrival. */
  // Absent of what a process of the release before answers while both run.
  date: z.optional(daySchema),
  /** Since when it waits, to be validated (its sending) or to be paid for (its last change); not before its day of arrival begins. */
  waitingSince: z.optional(z.iso.datetime({ offset: true })),
  /** A correction of it waits for a second officer. */
  hasPendingCorrection: z.optional(z.boolean()),
  /** Id of the agent who proposed it, who may not approve it. */
  correctionBy: z.optional(z.string()),
  /** The agent who has it open now. Shown to the others; it locks nothing. */
  heldBy: z.optional(holderSchema),
});
export type ListedDeclaration = z.infer<typeof listedDeclarationSchema>;

export const declarationListSchema = z.object({
  declarations: z.array(listedDeclarationSchema),
  total: z.int(),
  /**
   * More match than `total`: a search, and a filter that no totals of days or cells know, are counted in the table, up to a bound.
   */
  totalIsMinimum: z.boolean(),
  /** What is still to be paid for, and what was, by tax. Answered to supervisors alone, and not when `total` is a minimum. */
  amounts: z.optional(z.object({ due: dueSumsSchema, collected: listedSumsSchema })),
});
export type DeclarationList = z.infer<typeof declarationListSchema>;
