import { type ReactNode, useEffect, useMemo } from 'react';
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
import { BasketProvider } from '../../../basket/session/basket-provider';
import type { BasketSession, BasketStore } from '../../../basket/session/basket-session';
import { useOfferedCatalogue } from '../../../reference';
import { creationPaths } from '../creation-paths';
import { creationSteps } from '../progress/creation-progress';
import { agentWords } from '../text/agent-words';
import { creationText } from '../text/creation-text';
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
  const session = useMemo<BasketSession>(
    () => ({
      request,
      response,
      store,
      paths,
      productsKicker,
      seeResult: creationText.seeResult,
      agentWords,
    }),
    [request, response],
  );
  return <BasketProvider session={session}>{children}</BasketProvider>;
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
