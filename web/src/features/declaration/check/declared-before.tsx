import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { declaredArticles, showSentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { checkText } from '../text/check-text';
import { sharedAllowanceText } from '../text/shared-allowance-text';

/** Before it is sent, that articles of a simulation are declared already: each keeps its id from one declaration to the other. */
export function DeclaredBefore(): ReactNode {
  const { declarationRequest, declarationResponse } = useAppStore(({ declaration }) => declaration);
  const ids = declaredArticles(declarationRequest).map(({ id }) => id);
  return declarationResponse.sent.map(({ id, publicId, status, assessment }) => {
    const declared = new Set(assessment.shoppingProducts.map(({ customId }) => customId));
    const count = ids.filter((own) => declared.has(own)).length;
    const isVoid = status === 'cancelled' || status === 'refused';
    if (isVoid || count === 0 || id === declarationRequest.declarationId) return null;
    return (
      <Notice key={id} tone="warning">
        <p>{checkText.declaredBefore(publicId, count === ids.length ? 'all' : count)}</p>
        <p>
          <Link to={declarationPaths.confirmation} onClick={() => showSentDeclaration(id)}>
            {sharedAllowanceText.open(publicId)}
          </Link>
        </p>
      </Notice>
    );
  });
}
