import { spokenName } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import {
  computedPart,
  listsOf,
  putDeclaredArticle,
  removeDeclaredArticle,
  saveDeclarationAnswer,
  saveDeclarationError,
  useAppStore,
} from '../../../store';
import { BasketProvider } from '../../basket/session/basket-provider';
import type { BasketSession, BasketStore } from '../../basket/session/basket-session';
import { useNotedDay } from '../../basket/session/use-noted-day';
import { declarationPaths } from '../declaration-paths';
import { stepKicker } from '../request/step-kicker';
import { useSharedAllowances } from '../shared-allowance/use-shared-allowances';
import { checkText } from '../text/check-text';

const paths = {
  products: declarationPaths.products,
  basket: declarationPaths.basket,
  result: declarationPaths.check,
  before: declarationPaths.transport,
} as const;

const answersNow = () => computedPart(useAppStore.getState().declaration.declarationRequest);

/** The declaration's basket, for the screens that fill it: each change is computed again. */
export function DeclarationBasket({ children }: { readonly children: ReactNode }): ReactNode {
  const { declarationRequest, declarationResponse } = useAppStore((state) => state.declaration);
  const { answer: response } = declarationResponse;
  const request = useMemo(() => computedPart(declarationRequest), [declarationRequest]);
  const productsKicker = stepKicker('products', declarationRequest);
  const lists = listsOf(declarationRequest);
  const { contactDetails, declarationId } = declarationRequest;
  const sharedAllowances = useSharedAllowances(spokenName(contactDetails), declarationId);
  const { serverDay, noteDay } = useNotedDay(answersNow);
  const store = useMemo<BasketStore>(
    () => ({
      put: putDeclaredArticle,
      remove: removeDeclaredArticle,
      saveResponse: (answer) => {
        noteDay(answer);
        saveDeclarationAnswer(answer);
      },
      saveError: saveDeclarationError,
    }),
    [noteDay],
  );
  const session = useMemo<BasketSession>(
    () => ({
      request,
      response,
      store,
      serverDay,
      paths,
      lists,
      sharedAllowances,
      productsKicker,
      seeResult: checkText.seeResult,
    }),
    [request, response, store, serverDay, lists, sharedAllowances, productsKicker],
  );
  return <BasketProvider session={session}>{children}</BasketProvider>;
}
