import { declarationStatuses, quantityPots, valuePots } from '@retour/core';
import * as z from 'zod/mini';
import { declarationFields } from './declaration-fields';
import { problemSchema } from './problem';
import { batchLimits, messageOfChosen } from './review-batch';
import type { RouteContract } from './route';
import { daySchema, eurosSchema, idSchema } from './values';

/**
 * How many days before and after an arrival the others of its traveller are looked for, and how many are given; all those of the same
 * day are, up to how many are looked at.
 */
export const relatedLimits = { days: 30, declarations: 20, lookedAt: 200 } as const;

const relatedMessages = {
  besides: 'L’identifiant de la déclaration doit être un UUID. Rechargez la page.',
} as const;

/** What makes two declarations look like one traveller's: the name with an e-mail address or a telephone, or the name alone. */
export const likenesses = ['name-and-contact', 'name'] as const;

/** Of a likeness by name alone, that the postal address is the same too. Absent where it is not, and from a process of the release before. */
const sharesAddress = z.optional(z.boolean());

/** How much of an allowance is used: in euros of one by value, in percent of one by quantity, whose limit is 100. */
const usedAllowanceSchema = z.object({
  pot: z.enum([...valuePots, ...quantityPots]),
  used: eurosSchema,
  limit: eurosSchema,
});

/** Another declaration that bears the same name, whatever its state but a draft or a cancelled one. */
export const relatedDeclarationSchema = z.object({
  publicId: z.string(),
  status: z.enum(declarationStatuses),
  likeness: z.enum(likenesses),
  sharesAddress,
  /** Of the person, in years: a father and his son may bear one name. Absent from a process of the release before. */
  age: z.optional(z.int()),
  /** Day of arrival. */
  date: daySchema,
  country: z.string(),
  total: eurosSchema,
  totalIsMinimum: z.boolean(),
  /** An office computes the taxes of a vehicle of it, whatever its total. Absent where there is none, and from a process of the release before. */
  hasVehicle: z.optional(z.boolean()),
  /** Those that it uses some of, without what may not enter. */
  allowances: z.array(usedAllowanceSchema),
});
export type RelatedDeclaration = z.infer<typeof relatedDeclarationSchema>;

/** None of a declaration that was anonymised: nothing is left to compare. */
export const readRelatedDeclarationsRoute = {
  method: 'GET',
  path: '/api/declaration/:declarationId/related/',
  access: 'agent',
  summary:
    'Other declarations of the same traveller around the same days, with the allowances they used (agents)',
  tag: 'review',
  params: z.object({ declarationId: z.string().check(z.maxLength(64)) }),
  responses: {
    401: problemSchema,
    404: problemSchema,
    429: problemSchema,
    503: problemSchema,
    200: z.object({ declarations: z.array(relatedDeclarationSchema) }),
  },
} as const satisfies RouteContract;

const { declarantLastName, declarantFirstName, declarantEmail, declarantPhoneNumber, ...otherFields } =
  declarationFields;
/** Who is about to declare, as they are told from others, and the day they arrive: today in Paris when absent. */
export const relatedQuerySchema = z.object({
  declarantLastName,
  declarantFirstName,
  declarantEmail,
  declarantPhoneNumber,
  declarantAddressStreet: z.optional(otherFields.declarantAddressStreet),
  declarantAddressPostalCode: z.optional(otherFields.declarantAddressPostalCode),
  declarantAddressCity: z.optional(otherFields.declarantAddressCity),
  declarantAddressCountry: z.optional(otherFields.declarantAddressCountry),
  date: z.optional(daySchema),
  /** Their own, where a try to save it left without an answer. */
  besides: z.optional(idSchema(relatedMessages.besides)),
});
export type RelatedQuery = z.output<typeof relatedQuerySchema>;

/** Of somebody whose declaration is not saved yet: named in the body, so that nobody's name is in an address. */
export const findRelatedDeclarationsRoute = {
  method: 'POST',
  path: '/api/review/related/',
  access: 'agent',
  summary: 'Declarations of somebody who is about to declare (agents)',
  tag: 'review',
  body: relatedQuerySchema,
  responses: {
    200: z.object({ declarations: z.array(relatedDeclarationSchema) }),
    400: problemSchema,
    401: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;

export const usedAllowancesQuerySchema = z.object({
  declarations: z
    .array(idSchema(messageOfChosen), { error: messageOfChosen })
    .check(
      z.minLength(1, { error: messageOfChosen }),
      z.maxLength(batchLimits.declarations, { error: messageOfChosen }),
    ),
});

/** What another declaration of the same traveller and day of arrival has used of an allowance that this one counts. */
const allowanceUseSchema = z.object({
  publicId: z.string(),
  likeness: z.enum(likenesses),
  sharesAddress,
  ...usedAllowanceSchema.shape,
});

/** Of several declarations at once; those whose allowances hold all that their traveller declared that day are left out. */
export const readUsedAllowancesRoute = {
  method: 'POST',
  path: '/api/review/used-allowances/',
  access: 'agent',
  summary:
    'Which of several declarations count an allowance that does not hold all of their traveller (agents)',
  tag: 'review',
  body: usedAllowancesQuerySchema,
  responses: {
    200: z.object({
      declarations: z.array(z.object({ id: z.uuid(), uses: z.array(allowanceUseSchema) })),
    }),
    400: problemSchema,
    401: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
} as const satisfies RouteContract;
