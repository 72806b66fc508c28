import { formatNumber } from '@retour/core';
import * as z from 'zod/mini';
import { declarationSchema } from './declaration';
import { declarationMessages } from './declaration-fields';
import { historyEntrySchema } from './declaration-history';
import { findUnstorableTexts } from './declaration-text';
import { correctedFieldsSchema, declaredCorrectionSchema } from './declared-corrections';
import { correctedAmountSchema, shoppingProductSchema, simulationAnswerSchema } from './simulation';
import { simulationLimits } from './simulation-limits';
import { reasonLimits, reasonSchema, typedLine, typedReason, typedText } from './typed-text';
import { daySchema, eurosSchema, idSchema } from './values';

/** Bounds of what agents write. */
export const reviewLimits = {
  corrections: 200,
  contactSubject: 120,
  contactMessage: 5_000,
  searchValue: 120,
  productHistory: 50,
  /** Rows of an exported list. */
  exportedRows: 100_000,
} as const;

export const reviewMessages = {
  corrections: 'Indiquez ce qui change : un article, le voyageur ou le voyage.',
  customId: 'Cette ligne n’est pas dans la déclaration. Rechargez la déclaration.',
  removedLine: 'Cet article est aussi retiré. Corrigez-le ou retirez-le.',
  takenCustomId: 'Un article de la déclaration porte déjà cet identifiant. Donnez-en un autre à celui-ci.',
  noArticleLeft:
    'Gardez au moins un article : une déclaration sans article se refuse, elle ne se corrige pas.',
  duplicateLine: 'Cette ligne est déjà corrigée plus haut. Réunissez les deux corrections.',
  subject: `Indiquez l’objet du message, en ${reviewLimits.contactSubject} caractères au plus.`,
  message: `Écrivez votre message, en ${formatNumber(reviewLimits.contactMessage)} caractères au plus.`,
  messageId: 'L’identifiant du message doit être un UUID. Rechargez la page.',
  nothingCorrected: 'Cette correction ne change rien : modifiez au moins une valeur.',
  searchValue: `Cherchez en ${reviewLimits.searchValue} caractères au plus.`,
  handedOver: 'Cet article n’est pas interdit : il ne se remet pas. Corrigez d’abord ce que c’est.',
  productId: 'Choisissez un produit de la nomenclature.',
  /** Agents are not told to go and see one. */
  tooYoung:
    'À cet âge, le tabac et l’alcool ne sont pas calculés ici. Corrigez l’âge ou l’article. Sinon, faites faire pour lui une déclaration en douane : retirez-le de celle-ci, ou refusez-la s’il est seul.',
  /** Nor to take off what is there: an article that may not enter is kept, for its handing over to be recorded. */
  forbidden:
    'Interdit depuis ce pays. Gardez-le sur la déclaration : corrigez-le, appuyez sur « Classer hors liste », puis répondez « Oui » à la question sur son nom, ou dites-le dans « Marchandise interdite ou réglementée ». Sa remise à la douane se note ensuite, une fois la correction enregistrée.',
  notOffered:
    'Cet article n’est pas proposé pour le pays des achats. Si le pays est le bon, corrigez l’article : appuyez sur « Classer hors liste », ou choisissez un autre produit.',
  decision: 'Approuvez, refusez ou retirez cette correction.',
  refusal: `Écrivez pourquoi en ${reasonLimits.min} lettres ou chiffres au moins : vos collègues le liront.`,
} as const;

const line = shoppingProductSchema.shape;

/** What changes in one line: a field that is absent stays as it was; `productId` null makes a custom product. */
export const lineCorrectionSchema = z.object({
  customId: line.customId,
  productId: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(80)))),
  customName: line.customName,
  originalValue: z.optional(line.originalValue),
  currency: z.optional(line.currency),
  /** None at all removes the line. */
  amount: correctedAmountSchema,
  /** Null takes back what was said: it is then the usual one of the product. */
  alcoholDegree: z.nullable(line.alcoholDegree),
  originCountry: line.originCountry,
  /** The trip's own says that it was bought there after all. */
  purchaseCountry: line.purchaseCountry,
  restriction: line.restriction,
  restrictionAnswers: line.restrictionAnswers,
  /** That an article that may not enter was handed over: nothing is owed on it any more. */
  handedOver: z.optional(z.boolean()),
});
export type LineCorrection = z.output<typeof lineCorrectionSchema>;

/** One new version: lines as they should have been said, articles that were not declared, others that are not there. */
export const correctionSchema = z
  .object({
    reason: reasonSchema,
    corrections: z._default(
      z
        .array(lineCorrectionSchema, { error: reviewMessages.corrections })
        .check(z.maxLength(reviewLimits.corrections, { error: reviewMessages.corrections })),
      [],
    ),
    /** Each as a traveller would have declared it. */
    added: z.optional(
      z
        .array(shoppingProductSchema, { error: reviewMessages.corrections })
        .check(z.maxLength(simulationLimits.shoppingProducts, { error: reviewMessages.corrections })),
    ),
    /** Who declares and how they came. */
    declared: z.optional(declaredCorrectionSchema),
    /** `customId` of each line that goes. */
    removed: z.optional(
      z
        .array(line.customId, { error: reviewMessages.corrections })
        .check(z.maxLength(reviewLimits.corrections, { error: reviewMessages.corrections })),
    ),
  })
  .check(
    z.superRefine((correction, context) => {
      const { corrections, added = [], removed = [], declared = {} } = correction;
      if (corrections.length + added.length + removed.length + Object.keys(declared).length === 0) {
        const { corrections: message } = reviewMessages;
        context.addIssue({ code: 'custom', input: corrections, path: ['corrections'], message });
      }
      for (const path of findUnstorableTexts(correction)) {
        const { characters: message } = declarationMessages;
        context.addIssue({ code: 'custom', input: correction, path: [...path], message });
      }
    }),
  );
export type Correction = z.output<typeof correctionSchema>;

const correctionDifference = {
  /** The one that is corrected. */
  version: z.int(),
  before: simulationAnswerSchema,
  after: simulationAnswerSchema,
  /** Of who declares and how they came, what changes, as it was and as it would be. */
  declared: z.object({ before: correctedFieldsSchema, after: correctedFieldsSchema }),
  /** Total after minus total before. */
  difference: eurosSchema,
};

/** What a correction would change, before anything is stored. */
export const correctionPreviewSchema = z.object({
  ...correctionDifference,
  /** Present where it would wait for a second officer: what was validated, that it lowers too much for one alone. */
  secondOfficer: z.optional(z.object({ validated: eurosSchema })),
});
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>;

const moment = z.iso.datetime({ offset: true });

/** A correction that one officer proposed, and what became of it. */
export const correctionProposalSchema = z.object({
  id: z.uuid(),
  ...correctionDifference,
  reason: z.string(),
  at: moment,
  by: historyEntrySchema.shape.by,
  /** `stale`: it waits, of a declaration that has changed since, so that it cannot be approved any more. */
  state: z.enum(['pending', 'stale', 'approved', 'refused', 'withdrawn']),
  decidedAt: z.optional(moment),
  decidedBy: z.optional(historyEntrySchema.shape.by),
  /** Why it was refused. */
  refusal: z.optional(z.string()),
});
export type CorrectionProposal = z.infer<typeof correctionProposalSchema>;

/** What another officer decides of it; its author alone withdraws it. A refusal has a reason, and nothing else does. */
export const proposalDecisionSchema = z.object({
  decision: z.enum(['approve', 'refuse', 'withdraw'], { error: reviewMessages.decision }),
  reason: z.optional(typedReason(reviewMessages.refusal)),
});
export type ProposalDecision = z.infer<typeof proposalDecisionSchema>;

/** A version of a declaration that another one replaced, as it was. */
export const declarationVersionSchema = declarationSchema;

/**
 * How many declarations wait: those submitted, those validated that may be paid for, and those whose correction waits for who asks as a second
 * officer, which is none of what they proposed.
 */
export const queuesSchema = z.object({ toValidate: z.int(), toCollect: z.int(), toApprove: z.int() });
export type Queues = z.infer<typeof queuesSchema>;

const counted = z.object({ declarations: z.int(), total: eurosSchema });
/** Its total is a minimum while an article of them is to be assessed. */
// Absent of what a process of the release before answers while both run.
const waiting = z.extend(counted, { totalIsMinimum: z.optional(z.boolean()) });

/**
 * Figures of a day in Paris: what was done then. `toValidate` and `toCollect` are the whole queues, the declarations
 * submitted and those validated and not paid yet, whatever their day: as many as the lists of these states hold.
 */
export const dayFiguresSchema = z.object({
  day: daySchema,
  toValidate: waiting,
  toCollect: waiting,
  submitted: counted,
  validated: counted,
  refused: counted,
  paid: counted,
  // Absent of what a process of the release before answers while both run.
  abandoned: z.optional(counted),
  're-exported': z.optional(counted),
  seized: z.optional(counted),
  /** By the agent who had sent them; absent as these are. */
  cancelled: z.optional(counted),
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const contactMessageSchema = z.object({
  subject: typedLine({ min: 1, max: reviewLimits.contactSubject }, reviewMessages.subject),
  message: typedText({ min: 1, max: reviewLimits.contactMessage }, reviewMessages.message),
  /** Made by the page: the same message sent again, its answer lost, is the same one. Pages of before leave it out. */
  messageId: z.optional(idSchema(reviewMessages.messageId)),
});

/** A product that an agent looked up, and what they typed to find it. */
export const productHistoryEntrySchema = z.object({
  productId: z.string(),
  searchValue: z.string(),
  at: z.iso.datetime({ offset: true }),
});
export type ProductHistoryEntry = z.infer<typeof productHistoryEntrySchema>;

/** The agent's own, newest first, one row for each product. */
export const productHistorySchema = z.object({ productsHistory: z.array(productHistoryEntrySchema) });

export const productLookupSchema = z.object({
  productId: z
    .string({ error: reviewMessages.productId })
    .check(
      z.minLength(1, { error: reviewMessages.productId }),
      z.maxLength(80, { error: reviewMessages.productId }),
    ),
  searchValue: typedLine({ min: 0, max: reviewLimits.searchValue }, reviewMessages.searchValue),
});
