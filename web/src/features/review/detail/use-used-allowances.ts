import type { Declaration, RelatedDeclaration } from '@retour/contract';
import {
  formatEurosAmount,
  formatShortEurosAmount,
  isNeverCollected,
  lineTotals,
  typeset,
} from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '../queries/review-queries';
import { isOpenToActs } from '../text/officer-words';
import { relatedText } from '../text/related-text';

type Allowance = RelatedDeclaration['allowances'][number];

/** What another declaration of the same traveller and day of arrival has used of an allowance, in euros. */
export interface AllowanceUse extends Pick<RelatedDeclaration, 'publicId' | 'likeness'> {
  readonly pot: Allowance['pot'];
  readonly used: number;
  readonly limit: number;
}

export interface UsedAllowances {
  /** Failed from the first try on: those that follow are not waited for. */
  readonly state: 'pending' | 'failed' | 'known';
  readonly uses: readonly AllowanceUse[];
}

const none: UsedAllowances = { state: 'known', uses: [] };

/** What others have used of the allowances that a declaration counts. Nothing once nothing is left to be decided, nor where it uses none. */
export function useUsedAllowances(declaration: Declaration): UsedAllowances {
  const { data, failureCount } = useQuery(relatedQuery(declaration.id));
  const own = new Set(
    lineTotals(declaration, false).answer.allowances.flatMap(({ pot, used }) => (used > 0 ? [pot] : [])),
  );
  if (!isOpenToActs(declaration.status) || own.size === 0) return none;
  if (data === undefined) return { state: failureCount > 0 ? 'failed' : 'pending', uses: [] };
  const uses = data
    .filter(({ date, status }) => date === declaration.date && !isNeverCollected(status))
    .flatMap(({ publicId, likeness, allowances }) =>
      allowances.flatMap(({ pot, used, limit }) =>
        used > 0 && limit !== null && own.has(pot) ? [{ publicId, likeness, pot, used, limit }] : [],
      ),
    );
  return { state: 'known', uses };
}

/** How much of which allowance, without the declaration that used it. */
export function amountOfUse({ pot, used, limit }: AllowanceUse): string {
  return relatedText.usedSameDay(pot, formatEurosAmount(used), formatShortEurosAmount(limit));
}

/** All of it, as a sentence that a dialog may say. */
export function sentenceOfUse(use: AllowanceUse): string {
  const sentence = `${amountOfUse(use)} (${typeset(use.publicId)}).`;
  return use.likeness === 'name' ? `${sentence} ${relatedText.namesake}` : sentence;
}
