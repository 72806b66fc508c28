import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { relatedText } from '../text/related-text';
import {
  type AllowanceUse,
  amountOfUse,
  type CountingDeclaration,
  likenessOfUse,
  sumOfUses,
  useUsedAllowances,
} from './use-used-allowances';

/** Before the amount, which counts the allowance in full: what of it another declaration has used. */
export function UsedAllowance({
  declaration,
  live = false,
}: {
  readonly declaration: CountingDeclaration;
} & Pick<AllowanceUsesProps, 'live'>): ReactNode {
  const { uses } = useUsedAllowances(declaration);
  return <AllowanceUses uses={uses} live={live} />;
}

const spaced = (words: string | null): string => (words === null ? '' : ` ${words}`);

export interface AllowanceUsesProps {
  readonly uses: readonly AllowanceUse[];
  /** What is to be done of it, where no act asks. */
  readonly advice?: string;
  /** Said as it comes: the page was read before it. */
  readonly live?: boolean;
}

/** What others have used of an allowance, each with the way to it, and all of them where there are several; nothing where none did. */
export function AllowanceUses({ uses, advice, live = false }: AllowanceUsesProps): ReactNode {
  if (uses.length === 0) return null;
  const shared = [...new Set(uses.map(({ pot }) => pot))]
    .map((pot) => ({ pot, ofPot: uses.filter((use) => use.pot === pot) }))
    .filter(({ ofPot }) => ofPot.length > 1);
  return (
    <Notice tone="warning" live={live} title={relatedText.usedTitle}>
      {uses.map((use) => (
        <p key={`${use.publicId} ${use.pot}`}>
          {amountOfUse(use)} (
          <Link to={reviewPaths.declaration(use.publicId)} aria-label={relatedText.open(use.publicId)}>
            <span translate="no">{typeset(use.publicId)}</span>
          </Link>
          ).{spaced(likenessOfUse(use, uses))}
        </p>
      ))}
      {shared.map(({ pot, ofPot }) => (
        <p key={pot}>
          <strong>{sumOfUses(pot, ofPot)}</strong>
        </p>
      ))}
      {advice !== undefined && <p>{advice}</p>}
    </Notice>
  );
}
