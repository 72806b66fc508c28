import type { RouteContract } from '@retour/contract';
import * as z from 'zod/mini';

type AnswerSchema = NonNullable<RouteContract['responses'][number]>;
type Body = Readonly<Record<string, unknown>>;

/** Half of what a frame lasts. */
const sliceMs = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * What the schema reads in an answer, `null` when it is not as the schema says. Its lists (the tariff has 832
 * products) are checked in slices: the page answers in between.
 */
export async function parseAnswer(
  schema: AnswerSchema,
  body: unknown,
): Promise<{ readonly data: unknown } | null> {
  const checked: Record<string, unknown[]> = {};
  const emptied: Record<string, unknown[]> = {};
  let began = performance.now();
  for (const [name, list] of listsOf(schema)) {
    const elements = isBody(body) ? body[name] : undefined;
    if (!Array.isArray(elements)) continue;
    checked[name] = [];
    emptied[name] = [];
    for (const element of elements) {
      const one = list.safeParse([element]);
      if (!one.success) return null;
      checked[name].push(...one.data);
      if (performance.now() - began < sliceMs) continue;
      await nextTask();
      began = performance.now();
    }
  }
  const rest = schema.safeParse(isBody(body) ? { ...body, ...emptied } : body);
  if (!rest.success) return null;
  return { data: isBody(rest.data) ? { ...rest.data, ...checked } : rest.data };
}

/** The lists of an answer that have no rule but their elements' own. */
function listsOf(schema: AnswerSchema): readonly (readonly [name: string, list: z.ZodMiniArray])[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).filter(
    (field): field is [string, z.ZodMiniArray] =>
      field[1] instanceof z.ZodMiniArray && field[1]._zod.def.checks === undefined,
  );
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
