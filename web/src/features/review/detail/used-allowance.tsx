import type { Declaration } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { relatedText } from '../text/related-text';
import { amountOfUse, useUsedAllowances } from './use-used-allowances';

/** Before the amount, which counts the allowance in full: what of it another declaration has used. */
export function UsedAllowance({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { uses } = useUsedAllowances(declaration);
  if (uses.length === 0) return null;
  return (
    <Notice tone="warning" title={relatedText.usedTitle}>
      {uses.map((use) => (
        <p key={`${use.publicId} ${use.pot}`}>
          {amountOfUse(use)} (
          <Link to={reviewPaths.declaration(use.publicId)} aria-label={relatedText.open(use.publicId)}>
            <span translate="no">{typeset(use.publicId)}</span>
          </Link>
          ).{use.likeness === 'name' && ` ${relatedText.namesake}`}
        </p>
      ))}
    </Notice>
  );
}
