import { type RestrictedGoodId, type RestrictionAnswers, restrictedGoodIds } from '@retour/core';

/** What an article was said to be. A new name takes none of it back: only « no », said of the same good, does. */
export function confirmedAnswers(answers: RestrictionAnswers): RestrictionAnswers {
  const isConfirmed = (good: RestrictedGoodId): boolean => answers[good] === 'yes';
  return Object.fromEntries(restrictedGoodIds.filter(isConfirmed).map((good) => [good, 'yes' as const]));
}
