import { isDue, isVoid, stageOfDeclaration } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type SentDeclaration, showSentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { confirmationText } from '../text/confirmation-text';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { mayBeCancelled } from './may-be-cancelled';

export interface DeclaredTwiceProps {
  readonly sent: SentDeclaration;
  /** Of this device. */
  readonly all: readonly SentDeclaration[];
}

const idsOf = ({ assessment }: SentDeclaration): readonly string[] =>
  assessment.shoppingProducts.map(({ customId }) => customId);

/** That a simulation was declared before, in a declaration that still stands: an article keeps its id from one to the other. */
export function DeclaredTwice({ sent, all }: DeclaredTwiceProps): ReactNode {
  if (!isDue(stageOfDeclaration(sent))) return null;
  const ids = new Set(idsOf(sent));
  const twice = all.filter(
    (other) =>
      other.submittedAt < sent.submittedAt && !isVoid(other.status) && idsOf(other).some((id) => ids.has(id)),
  );
  return twice.map((other) => {
    // What it alone declares would not be declared any more.
    const isToCancel = mayBeCancelled(other) && idsOf(other).every((id) => ids.has(id));
    return (
      <Notice key={other.id} tone="warning" title={confirmationText.twiceTitle}>
        {confirmationText.twice(other.publicId, isToCancel)}
        <p>
          <Link to={declarationPaths.confirmation} onClick={() => showSentDeclaration(other.id)}>
            {sharedAllowanceText.open(other.publicId)}
          </Link>
        </p>
      </Notice>
    );
  });
}
