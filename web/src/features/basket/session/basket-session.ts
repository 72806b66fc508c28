import type { SimulationAnswer } from '@retour/contract';
import type { UsedAllowance } from '@retour/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { BasketArticle, SimulatorError, SimulatorRequest } from '../../../store';
import type { AgentWords } from './agent-words';

/** Where the articles of a basket and what is computed of them are kept. */
export interface BasketStore {
  /** Adds or replaces; one put back stands before the article of this id again. */
  readonly put: (article: BasketArticle, before?: string) => void;
  readonly remove: (articleId: string) => void;
  readonly saveResponse: (answer: SimulationAnswer) => void;
  readonly saveError: (error: SimulatorError) => void;
}

/** Pages between which a basket is filled. */
export interface BasketPaths {
  readonly products: string;
  readonly basket: string;
  /** What comes after the basket. */
  readonly result: string;
  /** What is asked in a shop, before buying; a traveller's simulation alone has it. */
  readonly beforeBuying?: string | undefined;
  /** What comes before the products. */
  readonly before: string;
}

/** What is said over the sum of an answer, whose usual label is given. */
export type SumLabel = (answer: SimulationAnswer, label: string) => string;

export interface SharedAllowances {
  readonly potsOf: (answer: SimulationAnswer) => readonly UsedAllowance['pot'][];
  /** Beside the allowances of an answer, where something is to be said. */
  readonly noticeOf: (answer: SimulationAnswer) => ReactNode;
}

/** The basket that the screens work on: a simulation's or a declaration's. */
export interface BasketSession {
  readonly request: SimulatorRequest;
  /** The server's last answer about it. */
  readonly response: SimulationAnswer | null;
  readonly store: BasketStore;
  /** Today, where the server found that this device's clock is of another day. */
  readonly serverDay?: string | undefined;
  readonly paths: BasketPaths;
  /** Which typed lists are of this basket, and an agent's drafts of articles: the simulation's when absent. */
  readonly lists?: string | undefined;
  /** An agent asked for what comes after a basket that holds nothing. */
  readonly onNoArticle?: (() => void) | undefined;
  /** « Étape 4 sur 4 ». */
  readonly productsKicker: string;
  /** The tag beside the pages as long as the basket is empty; the total of nothing otherwise. */
  readonly emptyTag?: ReactNode;
  /** How many articles a change of trip or a link left out, that may be in the luggage: the sum is without them. */
  readonly leftOut?: number | undefined;
  /** What is said over the sum as long as it is without some; its usual label when absent. */
  readonly sumLabel?: SumLabel | undefined;
  /** What other declarations of the same person use of the allowances: what one basket leaves is not what is left. */
  readonly sharedAllowances?: SharedAllowances | undefined;
  /** Words of the way to what comes after. */
  readonly seeResult: string;
  /**
   * Of a basket filled by an agent, all day long: the taxes are told apart, the focus goes to the field, Enter goes on,
   * and nothing is said as to a traveller.
   */
  readonly agentWords?: AgentWords | undefined;
}

export const BasketSessionContext = createContext<BasketSession | null>(null);

export function useBasketSession(): BasketSession {
  const session = useContext(BasketSessionContext);
  if (session === null) throw new Error('The screens of a basket need the basket they work on.');
  return session;
}
