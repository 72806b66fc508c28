import type { SimulationAnswer } from '@retour/contract';
import type { CurrencyTable, MeanOfTransport } from '@retour/core';
import type { DeclarationState } from './declaration-state';
import type { CustomShoppingProduct, ShoppingProduct } from './shopping-product';
import type { SimulatorError } from './simulator-error';

/** The traveller's answers so far: whatever is not answered yet is undefined. */
export interface SimulatorRequest {
  readonly age?: number | undefined;
  /** The age is the least of those that a link tells alike: nobody gave it yet. */
  readonly isAgeOfLink?: boolean | undefined;
  readonly meanOfTransport?: MeanOfTransport | undefined;
  readonly country?: string | undefined;
  readonly border?: boolean | undefined;
  /** Day of arrival that a declaration says; a simulation is of today. */
  readonly date?: string | undefined;
  readonly defaultCurrency: string;
  readonly declarationId?: string | undefined;
  /** The degree last given, proposed again for the next bottle. */
  readonly alcoholDegree?: number | undefined;
  readonly shoppingProducts: readonly ShoppingProduct[];
  readonly customShoppingProducts: readonly CustomShoppingProduct[];
  /** Articles kept in a way that is not understood, as they are, until they are told. */
  readonly unread?: readonly unknown[] | undefined;
}

export interface SimulatorState {
  readonly simulatorRequest: SimulatorRequest;
  readonly simulatorResponse: SimulationAnswer | null;
  /** The explanations of the first page are still to be shown in this simulation. */
  readonly displayInfo: boolean;
  readonly error: SimulatorError;
  /** When the answers last changed, ISO 8601; shown where a simulation is resumed. */
  readonly updatedAt: string | null;
}

/** The nomenclature itself is too heavy for this storage: it lives in the query cache. */
export interface ProductsState {
  /** Ids of the products that an agent starred, latest first. */
  readonly favouriteProducts: readonly string[];
  /** Ids of the products picked most recently, latest first. */
  readonly recentProducts: readonly string[];
}

/** Rates last fetched, kept for the journeys without network; null: the embedded copy serves. */
export interface CurrenciesState {
  readonly table: CurrencyTable | null;
}

export interface GlobalState {
  /** The explanations of the simulator's first page are shown to this person, until they hide them. */
  readonly displayInfoSimulator: boolean;
  /** The tutorial is proposed on the home page, until it is read or declined. */
  readonly displayTuto: boolean;
}

export interface UserState {
  readonly user: {
    readonly userId: string;
    readonly email: string;
    readonly isAgent: boolean;
    readonly exp: number;
    readonly lastRefresh: boolean;
  } | null;
}

export interface CountdownState {
  /** Milliseconds since the epoch. */
  readonly countdownEnd: number | null;
}

export interface AppState {
  readonly simulator: SimulatorState;
  readonly declaration: DeclarationState;
  readonly products: ProductsState;
  readonly currencies: CurrenciesState;
  readonly global: GlobalState;
  readonly users: UserState;
  readonly countdown: CountdownState;
}
