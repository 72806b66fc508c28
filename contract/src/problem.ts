import * as z from 'zod/mini';

/** RFC 9457 problem details: the one shape of every error. */
export const problemMediaType = 'application/problem+json';

export const fieldProblemSchema = z.object({
  /** Dotted path into the body, e.g. "shoppingProducts.2.currency". */
  path: z.string(),
  /** Stable, for programs. */
  code: z.string(),
  /** French sentence that says what to do. */
  message: z.string(),
});
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** French sentence for a person. */
  detail: z.string(),
  /** Stable, for programs. */
  code: z.string(),
  errors: z.optional(z.array(fieldProblemSchema)),
});
export type Problem = z.infer<typeof problemSchema>;
