import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type BasketArticle,
  basketArticles,
  declaredArticles,
  type SentDeclaration,
  useAppStore,
} from '../../../store';
import { Notice } from '../../../ui';
import { formatArticleCount } from '../../basket/text/article-count';
import { declarationPaths } from '../declaration-paths';
import { carryOverText } from '../text/carry-over-text';
import { mayBeCarriedOver } from './may-be-carried-over';

/** The way to the simulation of this device, for a declaration begun without it: a result with nothing to pay leads to none. */
export function CarryOverOffer(): ReactNode {
  const simulated = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { declarationRequest, declarationResponse } = useAppStore((state) => state.declaration);
  if (declaredArticles(declarationRequest).length > 0 || !mayBeCarriedOver(simulated)) return null;
  const articles = basketArticles(simulated);
  if (declarationResponse.sent.some((sent) => declaresAny(sent, articles))) return null;
  return (
    <Notice tone="info">
      <p>{carryOverText.offer(formatArticleCount(articles.length))}</p>
      <p>
        <Link to={declarationPaths.carryOver}>{carryOverText.seeOffer}</Link>
      </p>
    </Notice>
  );
}

/** An article goes from a simulation to its declaration with its id. */
function declaresAny({ status, assessment }: SentDeclaration, articles: readonly BasketArticle[]): boolean {
  const isDeclared = ({ id }: BasketArticle): boolean =>
    assessment.shoppingProducts.some(({ customId }) => customId === id);
  return status !== 'cancelled' && articles.some(isDeclared);
}
