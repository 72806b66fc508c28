import {
  adultAge,
  authorTypes,
  declarationStatuses,
  doubtAnswers,
  meansOfPayment,
  restrictedGoodIds,
  restrictionAnswers,
} from '@retour/core';
import * as z from 'zod/mini';
import { allowancesUsedSchema, noAllowancesUsedSchema, storedAllowancesUsedSchema } from './allowances-used';
import { decimalPlaces } from './decimal-places';
import {
  declarationFields,
  declarationMessages,
  refusePostalCode,
  storedTextFields,
} from './declaration-fields';
import { findUnstorableTexts } from './declaration-text';
import type { DeclaredArticleFieldName, DeclaredFieldName } from './declared-fields';
import { officeSchema } from './office';
import { simulationAnswerSchema, simulationRequestSchema } from './simulation';
import { reasonSchema } from './typed-text';
import { daySchema, eurosSchema } from './values';

const trip = simulationRequestSchema.shape;

/** Above what any declaration owes: the sums of such amounts stay exact. */
const maxEuros = 100_000_000_000;
/** Means of one payment. */
const maxPaymentParts = 10;

/** A schema for each row of a table of fields: one left out does not compile. */
type SchemaOf<Name extends string> = Readonly<Record<Name, z.ZodMiniType>>;

/** Who declares and how they came: what is said beside the articles and the day of arrival. */
export const personAndTrip = {
  age: trip.age,
  /** The declarant is at least that old, and nothing more is known: « 18 ans ou plus ». From the age of an adult only. */
  ageIsMinimum: z.optional(z.boolean({ error: declarationMessages.ageIsMinimum })),
  country: trip.country,
  meanOfTransport: trip.meanOfTransport,
  border: z.boolean({ error: declarationMessages.border }),
  ...declarationFields,
  allowancesUsed: allowancesUsedSchema,
} satisfies SchemaOf<CorrectableFieldName>;

/** The declared fields that an agent corrects beside the articles. The day of arrival says which law holds: it stays. */
export type CorrectableFieldName = Exclude<DeclaredFieldName, 'shoppingProducts' | 'date'>;

const sentFields = z.object({
  ...personAndTrip,
  border: trip.border,
  allowancesUsed: noAllowancesUsedSchema,
  shoppingProducts: trip.shoppingProducts,
  date: trip.date,
  declarantAddressCountry: z._default(declarationFields.declarantAddressCountry, 'FR'),
  /** Accepted and not believed: only a token makes an agent. */
  authorType: z._default(z.enum(authorTypes), 'agent'),
} satisfies SchemaOf<DeclaredFieldName | 'authorType'>);

/** What `PUT /api/declaration/{declarationId}/` takes (specification §3, "Declaration as sent on update"). */
export const declarationBodySchema = sentFields.check(
  z.superRefine((declaration, context) => {
    const postalCode = declaration.declarantAddressPostalCode;
    const message = refusePostalCode(postalCode, declaration.declarantAddressCountry);
    const isPostalCode = declarationFields.declarantAddressPostalCode.safeParse(postalCode).success;
    if (message !== null && isPostalCode) {
      context.addIssue({
        code: 'custom',
        input: postalCode,
        path: ['declarantAddressPostalCode'],
        message,
      });
    }
    if (declaration.ageIsMinimum === true && declaration.age < adultAge) {
      const message = declarationMessages.ageIsMinimum;
      context.addIssue({ code: 'custom', input: declaration.age, path: ['ageIsMinimum'], message });
    }
    for (const path of findUnstorableTexts(declaration)) {
      context.addIssue({
        code: 'custom',
        input: declaration,
        path: [...path],
        message: declarationMessages.characters,
      });
    }
  }),
);
export type DeclarationBody = z.output<typeof declarationBodySchema>;
export type DeclarationBodyInput = z.input<typeof declarationBodySchema>;

const amountMessage = 'Indiquez un montant en euros, avec deux décimales au plus (exemple : 12,50).';
const euros = z.number({ error: amountMessage }).check(
  z.gt(0, { error: amountMessage }),
  z.lte(maxEuros, { error: amountMessage }),
  z.refine((value) => decimalPlaces(value) <= 2, { error: amountMessage }),
);

const meanMessage = 'Choisissez un moyen de paiement : carte, espèces, chèque ou chèque de banque.';

/** What one mean of payment settles, in euros; `given`: handed over in cash, the change included. */
const paymentPartSchema = z.object({
  mean: z.enum(meansOfPayment, { error: meanMessage }),
  amount: euros,
  given: z.optional(euros),
});

const moment = z.iso.datetime({ offset: true });

const storedArticle = z.object({
  id: z.optional(z.string()),
  customId: z.string(),
  customName: z.optional(z.string()),
  originalValue: z.number(),
  currency: z.string(),
  amount: z.optional(z.number()),
  alcoholDegree: z.optional(z.number()),
  originCountry: z.optional(z.string()),
  /** Absent when it was bought in the country of the declaration, and in what was stored before 2026-11-23. */
  purchaseCountry: z.optional(z.string()),
  restriction: z.optional(z.enum(restrictionAnswers)),
  restrictionAnswers: z.optional(z.partialRecord(z.enum(restrictedGoodIds), z.enum(doubtAnswers))),
  /** An agent saw that it may not enter and took it; no traveller says so. */
  handedOver: z.optional(z.boolean()),
} satisfies SchemaOf<DeclaredArticleFieldName | 'handedOver'>);

/** The declared fields as they are stored. */
export const storedFields = {
  age: z.int(),
  /** True for « 18 ans ou plus »: the age is the least that it may be. */
  ageIsMinimum: z.optional(z.boolean()),
  country: z.string(),
  meanOfTransport: trip.meanOfTransport,
  border: z.boolean(),
  date: daySchema,
  shoppingProducts: z.array(storedArticle),
  ...storedTextFields,
  /** Absent when an agent found nothing, and in what was stored before 2026-11-27. */
  allowancesUsed: storedAllowancesUsedSchema,
} satisfies SchemaOf<DeclaredFieldName>;

/** A correction by an agent; of one that changed nothing else, how many articles it recorded as handed over. */
const correctionMade = z.object({ at: moment, reason: z.string(), handedOver: z.optional(z.int()) });

/** What was collected: the number is without a gap in the year of its office; change is `given` less `amount`. */
const receiptSchema = z.object({
  year: z.int(),
  number: z.int(),
  office: officeSchema,
  /** First and last name of the agent, until their account is erased. */
  officer: z.optional(z.string()),
  at: moment,
  amount: z.number(),
  /** Empty when the agent said none. */
  payments: z.array(
    z.object({ mean: z.enum(meansOfPayment), amount: z.number(), given: z.optional(z.number()) }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** What a supervisor reversed: nothing of who did it, nor of why, which is between officers. */
const reversedSchema = z.object({
  /** When it had been paid, or closed with nothing to pay. */
  settledAt: moment,
  /** The number of the receipt that is void, as it is shown; those of before the numbers, and what was closed, had none. */
  receipt: z.optional(z.string()),
  /** What had been paid; 0 where it had been closed with nothing to pay, whatever is owed since. */
  // Absent of what a process of the release before answers while both run.
  amount: z.optional(eurosSchema),
});

/** What ended without a payment and a supervisor took up again; why, where they wrote it for who declared. */
const reopenedSchema = z.object({ at: moment, reason: z.optional(z.string()) });

/** A declaration as it is stored. The declarant's fields are empty once anonymised. */
export const declarationSchema = z.object({
  id: z.uuid(),
  publicId: z.string(),
  status: z.enum(declarationStatuses),
  /** Starts at 1 and grows with each change; also the `ETag`. */
  version: z.int(),
  authorType: z.enum(authorTypes),
  authorId: z.optional(z.string()),
  createdAt: moment,
  updatedAt: moment,
  submittedAt: z.optional(moment),
  anonymisedAt: z.optional(moment),
  /** The mean of payment, when one settled the whole. */
  payment: z.optional(z.enum(meansOfPayment)),
  /** Of the payment that stands; those of before the numbers have none. */
  receipt: z.optional(receiptSchema),
  /** The last payment, or closing, once it is reversed; absent again once the declaration is settled again. */
  reversed: z.optional(reversedSchema),
  /** Since it was taken up again, until it ends or is settled anew. */
  reopened: z.optional(reopenedSchema),
  /** Why it ended without a payment. */
  reason: z.optional(z.string()),
  /** The last correction by an agent. */
  correction: z.optional(correctionMade),
  /** One that waits for a second officer; told to agents alone. */
  pendingCorrection: z.optional(z.uuid()),
  /** True while one waits, told to who declared: the amount is still being checked. What was proposed is not told. */
  isCorrectionPending: z.optional(z.boolean()),
  /** All of them, oldest first; only in the answer to a reading, of what was corrected. */
  corrections: z.optional(z.array(correctionMade)),
  ...storedFields,
  /** Computed by the server at each change of the draft, frozen at submission. */
  assessment: simulationAnswerSchema,
  /** The exchange rates the assessment was made with, foreign units per euro. */
  exchangeRates: z.object({
    edition: z.string(),
    validFrom: daySchema,
    validTo: daySchema,
    rates: z.record(z.string(), z.number()),
  }),
  /** Text of the QR code, from submission on. */
  code: z.optional(z.string()),
  /** True when no confirmation was sent: too many mails were asked for to its address, or from one network. */
  confirmationWithheld: z.optional(z.boolean()),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** The answer to a change: the first one of a traveller carries the token that later calls must show. */
export const savedDeclarationSchema = z.extend(declarationSchema, { claimToken: z.optional(z.string()) });
export type SavedDeclaration = z.infer<typeof savedDeclarationSchema>;

export const statusChangeSchema = z.object({
  status: z.enum(declarationStatuses, { error: 'Choisissez un état qui existe pour la déclaration.' }),
  /** One mean for the whole amount. Only with the status `paid`. */
  payment: z.optional(z.enum(meansOfPayment, { error: meanMessage })),
  /** The same by several means, which add up to the total to the cent; instead of `payment`. */
  payments: z.optional(
    z
      .array(paymentPartSchema)
      .check(z.minLength(1, { error: meanMessage }), z.maxLength(maxPaymentParts, { error: meanMessage })),
  ),
  /** Why it ends without a payment, or is taken up again: demanded for `seized`, and for what is reopened. */
  reason: z.optional(reasonSchema),
});
export type StatusChange = z.infer<typeof statusChangeSchema>;
