import {
  countryTypes,
  doubtAnswers,
  formatNumber,
  lineStatuses,
  meansOfTransport,
  quantityPots,
  regimes,
  restrictedGoodIds,
  restrictionAnswers,
  valuePots,
  warningSeverities,
} from '@retour/core';
import * as z from 'zod/mini';
import { articleNameSchema } from './article-name';
import { decimalPlaces } from './decimal-places';
import type { DeclaredArticleFieldName } from './declared-fields';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { simulationLimits } from './simulation-limits';
import { daySchema, eurosSchema } from './values';

const { age, amount, originalValue } = simulationLimits;

const upTo = `jusqu’à ${formatNumber(amount.max)}, avec ${amount.decimals} décimales au plus`;

const message = {
  age: `Indiquez un âge en années entières, de ${age.min} à ${age.max} (exemple : 34).`,
  country: 'Choisissez le pays où les achats ont été faits.',
  meanOfTransport: 'Choisissez un moyen de transport : avion, bateau, train, voiture ou autre.',
  border: 'Répondez par oui ou par non à la question sur la frontière.',
  shoppingProducts: 'Envoyez la liste des articles.',
  tooManyProducts: `Au plus ${simulationLimits.shoppingProducts} articles ensemble. Regroupez les articles identiques.`,
  duplicateCustomId: 'Deux articles portent le même identifiant. Donnez un identifiant différent à chacun.',
  productId: 'Choisissez un article de la liste, ou un article libre.',
  customId: `Donnez un identifiant à l’article (${simulationLimits.customId} caractères au plus).`,
  originalValue: `Indiquez un prix entre 0 et ${formatNumber(originalValue.max)}, avec ${originalValue.decimals} décimales au plus (exemple : 12,50).`,
  currency: 'Choisissez la devise du prix (exemple : EUR).',
  amount: `Indiquez une quantité supérieure à zéro, ${upTo} (exemple : 1,5).`,
  correctedAmount: `Indiquez une quantité ${upTo}, ou zéro pour retirer l’article (exemple : 1,5).`,
  alcoholDegree: `Indiquez un degré d’alcool entre 0 et ${simulationLimits.alcoholDegree.max} (exemple : 12,5).`,
  originCountry: 'Choisissez le pays de fabrication.',
  purchaseCountry: 'Choisissez le pays où l’article a été acheté.',
  restriction: 'Dites de quelle marchandise réglementée il s’agit, ou « none » si ce n’en est pas une.',
  restrictionAnswers: 'Répondez « yes » ou « no » pour chaque marchandise réglementée.',
} as const;

const code = (error: string, maximum = 10) =>
  z.string({ error }).check(z.minLength(1, { error }), z.maxLength(maximum, { error }));

const decimal = (bounds: { max: number; decimals: number }, error: string) =>
  z.number({ error }).check(
    z.lte(bounds.max, { error }),
    z.refine((value) => decimalPlaces(value) <= bounds.decimals, { error }),
  );

/** A quantity as an agent corrects it: zero says that there is none. */
export const correctedAmountSchema = z.optional(
  decimal(simulationLimits.amount, message.correctedAmount).check(
    z.gte(0, { error: message.correctedAmount }),
  ),
);

export const shoppingProductSchema = z.object({
  /** Nomenclature id; absent for a custom product. */
  id: z.optional(code(message.productId, 80)),
  customId: code(message.customId, simulationLimits.customId),
  customName: z.optional(articleNameSchema),
  originalValue: decimal(simulationLimits.originalValue, message.originalValue).check(
    z.gte(0, { error: message.originalValue }),
  ),
  currency: code(message.currency, 3),
  amount: z.optional(
    decimal(simulationLimits.amount, message.amount).check(z.gt(0, { error: message.amount })),
  ),
  alcoholDegree: z.optional(
    decimal(simulationLimits.alcoholDegree, message.alcoholDegree).check(
      z.gte(0, { error: message.alcoholDegree }),
    ),
  ),
  originCountry: z.optional(code(message.originCountry)),
  /** Where it was bought, when it is not the country of the request: the same is read as absent. */
  purchaseCountry: z.optional(code(message.purchaseCountry)),
  /**
   * For a custom product: whether it is each restricted good that its name may mean (`doubtful` warnings), good by good.
   * An answer covers that good alone; what was not answered stays a doubt.
   */
  restrictionAnswers: z.optional(
    z.partialRecord(z.enum(restrictedGoodIds), z.enum(doubtAnswers), { error: message.restrictionAnswers }),
  ),
  /**
   * What was sent before `restrictionAnswers`, and is still read: the restricted good that it is, or `none`, which covers
   * the first good of its name and no other.
   */
  restriction: z.optional(z.enum(restrictionAnswers, { error: message.restriction })),
} satisfies Readonly<Record<DeclaredArticleFieldName, z.ZodMiniType>>);
export type ShoppingProductInput = z.infer<typeof shoppingProductSchema>;

export const simulationRequestSchema = z.object({
  age: z
    .int({ error: message.age })
    .check(
      z.gte(simulationLimits.age.min, { error: message.age }),
      z.lte(simulationLimits.age.max, { error: message.age }),
    ),
  country: code(message.country),
  meanOfTransport: z.enum(meansOfTransport, { error: message.meanOfTransport }),
  border: z._default(z.boolean({ error: message.border }), false),
  shoppingProducts: z.array(shoppingProductSchema, { error: message.shoppingProducts }).check(
    z.maxLength(simulationLimits.shoppingProducts, { error: message.tooManyProducts }),
    z.superRefine((products, context) => {
      const seen = new Set<string>();
      for (const [index, product] of products.entries()) {
        if (seen.has(product.customId)) {
          context.addIssue({
            code: 'custom',
            input: product.customId,
            path: [index, 'customId'],
            message: message.duplicateCustomId,
            params: { code: 'duplicate' },
          });
        }
        seen.add(product.customId);
      }
    }),
  ),
  /** Day of arrival; today in Paris when absent. */
  date: z.optional(daySchema),
});
export type SimulationRequest = z.infer<typeof simulationRequestSchema>;

export const explanationSchema = z.object({
  code: z.string(),
  text: z.string(),
  legalBasis: z.nullable(z.string()),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
});

/** What an article comes to: all that is computed of it. */
const computedLineSchema = z.object({
  customId: z.string(),
  status: z.enum(lineStatuses),
  relievedAmount: z.optional(z.number()),
  taxedAmount: z.optional(z.number()),
  taxedValue: eurosSchema,
  /** Percent; null for a duty that is only specific, or not assessed. */
  customDutyRate: z.nullable(z.number()),
  customDuty: eurosSchema,
  /** Social-security contribution included. */
  excise: eurosSchema,
  vatRate: z.number(),
  vat: eurosSchema,
  total: eurosSchema,
  explanation: z.array(explanationSchema),
});
export type ComputedLine = z.infer<typeof computedLineSchema>;

export const answerLineSchema = z.object({
  ...computedLineSchema.shape,
  id: z.nullable(z.string()),
  customName: z.nullable(z.string()),
  originalValue: z.number(),
  currency: z.string(),
  /** Foreign units per euro. */
  exchangeRate: z.number(),
  value: eurosSchema,
  amount: z.nullable(z.number()),
  alcoholDegree: z.nullable(z.number()),
  /** Where it was bought; absent when it is the country of the answer. */
  purchaseCountry: z.optional(z.string()),
  /** What restricts the article; absent when nothing does, and in answers made before 2026-11-22. */
  restriction: z.optional(
    z.object({
      code: z.enum(restrictedGoodIds),
      severity: z.enum(['forbidden', 'regulated', 'doubtful']),
      /** The transport of the trip, where what is regulated at the border may not board it; absent from answers of before 2026-11-30. */
      barredAboard: z.optional(z.enum(meansOfTransport)),
    }),
  ),
});
/** What became of one article, in an answer. */
export type AnswerLine = z.infer<typeof answerLineSchema>;

export const assessmentWarningSchema = z.object({
  code: z.string(),
  /** Absent in answers made before 2026-11-22. */
  severity: z.optional(z.enum(warningSeverities)),
  message: z.string(),
  /** What it says once declared, then once closed; absent where it is the message, and in answers of before 2026-11-22. */
  later: z.optional(z.object({ declared: z.string(), closed: z.string() })),
  legalBasis: z.nullable(z.string()),
  /** As on a line, whose restriction may be a graver one: the transport of the trip, which what is regulated may not board. */
  barredAboard: z.optional(z.enum(meansOfTransport)),
  customIds: z.optional(z.array(z.string())),
});

/** What a basket comes to, but its sum and its lines. */
const basketFigures = {
  mode: z.nullable(z.enum(['normal', 'flat'])),
  allowances: z.array(
    z.object({
      pot: z.enum(valuePots),
      limit: z.nullable(eurosSchema),
      used: eurosSchema,
      /** What other declarations of the same arrival have used of it, as an agent found; absent when nothing was. */
      usedElsewhere: z.optional(eurosSchema),
    }),
  ),
  quantityAllowances: z.array(
    z.object({
      pot: z.enum(quantityPots),
      usedPercent: z.number(),
      exceeded: z.boolean(),
      /** The same, in percent. */
      usedElsewherePercent: z.optional(z.number()),
    }),
  ),
  totalCustomDuty: eurosSchema,
  totalExcise: eurosSchema,
  totalVat: eurosSchema,
  /** For agents only. */
  tobaccoTax: z.optional(eurosSchema),
  /** For agents only. */
  alcoholTax: z.optional(eurosSchema),
} as const;

const owedFigures = { total: eurosSchema, totalIsMinimum: z.boolean() } as const;

/** An assessment as it crosses the network: euros where the core counts cents. */
export const simulationAnswerSchema = z.object({
  edition: z.string(),
  date: daySchema,
  country: z.string(),
  countryType: z.enum(countryTypes),
  regime: z.enum(regimes),
  currency: z.literal('EUR'),
  ...basketFigures,
  totalValue: eurosSchema,
  ...owedFigures,
  /** What is owed without the articles that may not enter, once they are handed over; absent when there are none. */
  withoutForbidden: z.optional(
    z.object({
      ...owedFigures,
      /** What the other articles then come to; absent from answers made before 2026-11-26. */
      detail: z.optional(z.object({ ...basketFigures, lines: z.array(computedLineSchema) })),
    }),
  ),
  shoppingProducts: z.array(answerLineSchema),
  warnings: z.array(assessmentWarningSchema),
});
export type SimulationAnswer = z.infer<typeof simulationAnswerSchema>;

export const simulateRoute = {
  method: 'POST',
  path: '/api/simulator/',
  access: 'traveller',
  summary: 'Assess what a traveller owes on a basket, without storing anything',
  tag: 'simulation',
  body: simulationRequestSchema,
  responses: {
    200: simulationAnswerSchema,
    400: problemSchema,
    401: problemSchema,
    413: problemSchema,
    415: problemSchema,
    422: problemSchema,
    429: problemSchema,
  },
} as const satisfies RouteContract;
