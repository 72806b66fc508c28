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
export async function checkAnswer(
  schema: AnswerSchema,
  body: unknown,
): Promise<{ readonly data: unknown } | null> {
  const checked: Record<string, unknown[]> = {};
  for (const [name, list, elements] of listsOf(schema, body)) {
    const kept: unknown[] = [];
    let began = performance.now();
    for (const element of elements) {
      const one = list.safeParse([element]);
      if (!one.success) return null;
      kept.push(...one.data);
      if (performance.now() - began < sliceMs) continue;
      await nextTask();
      began = performance.now();
    }
    checked[name] = kept;
  }
  const emptied = Object.fromEntries(Object.keys(checked).map((name) => [name, []]));
  const rest = schema.safeParse(isBody(body) ? { ...body, ...emptied } : body);
  if (!rest.success) return null;
  return { data: isBody(rest.data) ? { ...rest.data, ...checked } : rest.data };
}

type List = readonly [name: string, list: z.ZodMiniArray, elements: readonly unknown[]];

/** The lists of an answer that have no rule but their elements' own. */
function listsOf(schema: AnswerSchema, body: unknown): readonly List[] {
  if (!(schema instanceof z.ZodMiniObject) || !isBody(body)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): readonly List[] => {
    const elements = body[name];
    if (!(field instanceof z.ZodMiniArray) || !Array.isArray(elements)) return [];
    const hasOwnRules = (field._zod.def.checks ?? []).length > 0;
    return hasOwnRules ? [] : [[name, field, elements]];
  });
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
