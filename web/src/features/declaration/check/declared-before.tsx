import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { declaredArticles, showSentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { declares } from '../../basket/session/declared-already';
import { declarationPaths } from '../declaration-paths';
import { checkText } from '../text/check-text';
import { sharedAllowanceText } from '../text/shared-allowance-text';

/** Before it is sent, that articles of a simulation are declared already: each keeps its id from one declaration to the other. */
export function DeclaredBefore(): ReactNode {
  const simulator = useAppStore((state) => state.simulator);
  const { declarationRequest, declarationResponse } = useAppStore(({ declaration }) => declaration);
  const ids = declaredArticles(declarationRequest).map(({ id }) => id);
  return declarationResponse.sent.map((one) => {
    const { id, publicId } = one;
    const count = ids.filter((own) => declares(one, own, simulator)).length;
    if (count === 0 || id === declarationRequest.declarationId) return null;
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
