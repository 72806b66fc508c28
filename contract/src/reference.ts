import {
  amountProducts,
  amountUnits,
  categoryKeys,
  dataConfidences,
  exciseClasses,
  type Product,
  productDisplayTypes,
  productKinds,
} from '@retour/core';
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';
import { daySchema } from './values';

const tariffSchema = z.object({
  cnCode: z.string(),
  dutyRate: z.number(),
  specificDuty: z.nullable(z.string()),
  vatRate: z.number(),
  exciseClass: z.nullable(z.enum(exciseClasses)),
  defaultDegree: z.nullable(z.number()),
  agricultural: z.boolean(),
  confidence: z.enum(dataConfidences),
  source: z.string(),
});

export const productSchema: z.ZodMiniType<Product> = z.object({
  id: z.string(),
  kind: z.enum(productKinds),
  name: z.string(),
  relatedWords: z.array(z.string()),
  countries: z.array(z.string()),
  productDisplayTypes: z.array(z.enum(productDisplayTypes)),
  question: z.nullable(z.string()),
  categoryKey: z.nullable(z.enum(categoryKeys)),
  amountProduct: z.nullable(z.enum(amountProducts)),
  unit: z.nullable(z.enum(amountUnits)),
  tariff: z.nullable(tariffSchema),
  restriction: z.nullable(z.string()),
  restrictedGood: z.nullable(z.string()),
  notManagedReason: z.nullable(z.string()),
  get subProducts() {
    return z.array(productSchema);
  },
});

export const productsAnswerSchema = z.object({
  edition: z.string(),
  products: z.array(productSchema),
  /** What people call restricted goods; how to read it is said in core/src/goods/restricted-words.ts. */
  restrictedWords: z.object({
    goods: z.record(z.string(), z.array(z.string())),
    harmless: z.array(z.string()),
    contexts: z.array(
      z.object({
        place: z.enum(['anywhere', 'before', 'first']),
        excludes: z.array(z.string()),
        words: z.array(z.string()),
        shown: z.optional(z.array(z.string())),
      }),
    ),
    vague: z.optional(z.array(z.string())),
    parts: z.optional(z.array(z.string())),
  }),
});
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>;

export const currenciesAnswerSchema = z.object({
  edition: z.string(),
  validFrom: daySchema,
  validTo: daySchema,
  currencies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      symbol: z.string(),
      /** Foreign units per euro. */
      rate: z.number(),
      rateDate: daySchema,
      rateToConfirm: z.boolean(),
      countries: z.array(z.string()),
      source: z.string(),
    }),
  ),
});
export type CurrenciesAnswer = z.infer<typeof currenciesAnswerSchema>;

export const readProductsRoute = {
  method: 'GET',
  path: '/api/product/',
  access: 'anyone',
  summary: 'The nomenclature as a tree, with the tariff of each product',
  tag: 'reference',
  responses: { 200: productsAnswerSchema, 429: problemSchema },
} as const satisfies RouteContract;

export const readCurrenciesRoute = {
  method: 'GET',
  path: '/api/currency/',
  access: 'anyone',
  summary: 'Currencies and the exchange rates in force today',
  tag: 'reference',
  responses: { 200: currenciesAnswerSchema, 429: problemSchema },
} as const satisfies RouteContract;
