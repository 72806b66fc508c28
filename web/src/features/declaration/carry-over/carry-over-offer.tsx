import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { basketArticles, declaredArticles, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { useDeclaredAlready } from '../../basket/session/declared-already';
import { formatArticleCount } from '../../basket/text/article-count';
import { declarationPaths } from '../declaration-paths';
import { carryOverText } from '../text/carry-over-text';
import { mayBeCarriedOver } from './may-be-carried-over';

/**
 * The way to the simulation of this device, for a declaration begun without it: a result with nothing to pay has no way to a
 * declaration. Not for a traveller of another age, who is another one of the family.
 */
export function CarryOverOffer(): ReactNode {
  const simulated = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const declarationRequest = useAppStore(({ declaration }) => declaration.declarationRequest);
  const declared = useDeclaredAlready();
  const { age } = declarationRequest.contactDetails;
  const simulatedAge = simulated.isAgeOfLink === true ? undefined : simulated.age;
  const isOfAnother = age !== undefined && simulatedAge !== undefined && age !== simulatedAge;
  const isCorrecting = declarationRequest.corrects !== undefined;
  if (isOfAnother || isCorrecting || declaredArticles(declarationRequest).length > 0) return null;
  if (!mayBeCarriedOver(simulated)) return null;
  if (declared?.isAll) return null;
  const articles = basketArticles(simulated);
  return (
    <Notice tone="info">
      <p>{carryOverText.offer(formatArticleCount(articles.length), simulatedAge)}</p>
      {declared && <p>{carryOverText.alreadyDeclared(declared.count)}</p>}
      <p>
        <Link to={declarationPaths.carryOver} state={{ from: declarationPaths.age }}>
          {carryOverText.goOn}
        </Link>
      </p>
    </Notice>
  );
}
