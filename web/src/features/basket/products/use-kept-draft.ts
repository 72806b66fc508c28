import { useState } from 'react';
import * as z from 'zod/mini';
import type { ArticleDraft } from './article-draft';

const numberSchema = z.object({ text: z.string(), chosen: z.optional(z.number()) });
const draftSchema = z.object({
  name: z.string(),
  price: numberSchema,
  currency: z.string(),
  count: numberSchema,
  amount: numberSchema,
  degree: numberSchema,
  originCountry: z.string(),
});

export const draftPrefix = 'article-draft:';
const storageKey = (key: string): string => draftPrefix + key;

/** A draft that survives a reload of the page, in this tab only. */
export function useKeptDraft(
  key: string,
  initial: ArticleDraft,
): [ArticleDraft, (draft: ArticleDraft) => void] {
  const [draft, setDraft] = useState(() => readDraft(key) ?? initial);
  return [
    draft,
    (next) => {
      setDraft(next);
      attempt(() => sessionStorage.setItem(storageKey(key), JSON.stringify(next)));
    },
  ];
}

export function forgetDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(storageKey(key)));
}

function readDraft(key: string): ArticleDraft | undefined {
  const stored = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null'));
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
