import type { Declaration } from '@retour/contract';
import {
  formatEurosAmount,
  formatShortEurosAmount,
  isNeverCollected,
  lineTotals,
  typeset,
} from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui';
import { relatedQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { isOpenToActs } from '../text/officer-words';
import { relatedText } from '../text/related-text';

/**
 * Before the amount, which counts the allowance in full: what of it another declaration of the same traveller and day of arrival has
 * used. Nothing once nothing is left to be decided, nor where this one uses none of it.
 */
export function UsedAllowance({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { data = [] } = useQuery(relatedQuery(declaration.id));
  if (!isOpenToActs(declaration.status)) return null;
  const own = new Set(
    lineTotals(declaration, false).answer.allowances.flatMap(({ pot, used }) => (used > 0 ? [pot] : [])),
  );
  const uses = data
    .filter(({ date, status }) => date === declaration.date && !isNeverCollected(status))
    .flatMap(({ publicId, likeness, allowances }) =>
      allowances.flatMap(({ pot, used, limit }) =>
        used > 0 && limit !== null && own.has(pot) ? [{ publicId, likeness, pot, used, limit }] : [],
      ),
    );
  if (uses.length === 0) return null;
  return (
    <Notice tone="warning" title={relatedText.usedTitle}>
      {uses.map(({ publicId, likeness, pot, used, limit }) => (
        <p key={`${publicId} ${pot}`}>
          {relatedText.usedSameDay(pot, formatEurosAmount(used), formatShortEurosAmount(limit))} (
          <Link to={reviewPaths.declaration(publicId)} aria-label={relatedText.open(publicId)}>
            <span translate="no">{typeset(publicId)}</span>
          </Link>
          ).{likeness === 'name' && ` ${relatedText.namesake}`}
        </p>
      ))}
    </Notice>
  );
}
