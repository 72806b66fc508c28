import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import {
  computedPart,
  type DeclarationRequest,
  dropAgentArticles,
  putAgentArticle,
  removeAgentArticle,
  type ShoppingProduct,
  type SimulatorRequest,
  saveAgentAnswer,
  saveAgentError,
  useAppStore,
} from '../../../../store';
import { agentDraftsOf } from '../../../../store/drafts/agent-drafts';
import { useAnnounce } from '../../../../ui';
import { BasketProvider } from '../../../basket/session/basket-provider';
import type { BasketSession, BasketStore } from '../../../basket/session/basket-session';
import { useOfferedCatalogue } from '../../../reference';
import { creationPaths } from '../creation-paths';
import { creationSteps } from '../progress/creation-progress';
import { agentWords } from '../text/agent-words';
import { creationText, missingArticle } from '../text/creation-text';
import { unavailableArticles } from './unavailable-articles';

const store: BasketStore = {
  put: putAgentArticle,
  remove: removeAgentArticle,
  saveResponse: saveAgentAnswer,
  saveError: saveAgentError,
};

const paths = {
  products: creationPaths.products,
  basket: creationPaths.basket,
  result: creationPaths.check,
  before: creationPaths.transport,
} as const;

const productsKicker = creationText.kicker(creationSteps.indexOf('products') + 1, creationSteps.length);
const nothing: readonly ShoppingProduct[] = [];

/** The basket of an agent's declaration: computed at each change, without what the age and the country rule out. */
export function CreationBasket({ children }: { readonly children: ReactNode }): ReactNode {
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore((state) => state.declaration);
  const { answer: response } = declarationAgentResponse;
  const dropped = useUnavailable(declarationAgentRequest);
  const request = useMemo(
    () => requestOf(declarationAgentRequest, dropped),
    [declarationAgentRequest, dropped],
  );
  useEffect(() => {
    if (dropped.length > 0) dropAgentArticles(dropped);
  }, [dropped]);
  const lists = agentDraftsOf(declarationAgentRequest);
  const { searchError, onNoArticle } = useMissingArticle();
  const session = useMemo<BasketSession>(
    () => ({
      request,
      response,
      store,
      lists,
      paths,
      productsKicker,
      seeResult: creationText.seeResult,
      agentWords: { ...agentWords, searchError },
      onNoArticle,
    }),
    [request, response, lists, searchError, onNoArticle],
  );
  return <BasketProvider session={session}>{children}</BasketProvider>;
}

/** Enter leads to no summary as long as there is nothing to sum up: what is missing is said until something is done about it. */
function useMissingArticle(): { readonly searchError: string | undefined; readonly onNoArticle: () => void } {
  const [isMissing, setIsMissing] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isMissing) return;
    const clear = (): void => setIsMissing(false);
    const acts = ['input', 'click'] as const;
    for (const act of acts) addEventListener(act, clear);
    return () => {
      for (const act of acts) removeEventListener(act, clear);
    };
  }, [isMissing]);
  const onNoArticle = useCallback((): void => {
    setIsMissing(true);
    announce(missingArticle);
  }, [announce]);
  return { searchError: isMissing ? missingArticle : undefined, onNoArticle };
}

function useUnavailable(declared: DeclarationRequest): readonly ShoppingProduct[] {
  const { age = 0 } = declared.contactDetails;
  const { country = '' } = declared.meansOfTransportAndCountry;
  const offered = useOfferedCatalogue({ age, country });
  const { shoppingProducts } = declared;
  return useMemo(
    () => (offered === null ? nothing : unavailableArticles(shoppingProducts, offered)),
    [offered, shoppingProducts],
  );
}

function requestOf(declared: DeclarationRequest, dropped: readonly ShoppingProduct[]): SimulatorRequest {
  const request = computedPart(declared);
  const shoppingProducts = request.shoppingProducts.filter((article) => !dropped.includes(article));
  return { ...request, shoppingProducts };
}
