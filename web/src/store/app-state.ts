import type { SimulationAnswer } from '@retour/contract';
import type { CurrencyTable, MeanOfTransport, RestrictionAnswer, RestrictionAnswers } from '@retour/core';
import type { DeclarationState } from './declaration-state';

/** An article of the basket. `value` and `amount` are decimals read digit for digit, never computed with. */
export interface ShoppingProduct {
  /** The article's own id in the basket, sent as customId. */
  readonly id: string;
  /** Nomenclature id. */
  readonly productId: string;
  readonly name: string;
  /** Price of the whole line in currency units, three decimals at most. */
  readonly value: number;
  readonly currency: string;
  readonly alcoholDegree?: number | undefined;
  /** Quantity in the product's unit, or number of identical items. */
  readonly amount?: number | undefined;
  /** Country where it was made, when a preference is claimed. */
  readonly originCountry?: string | undefined;
}

/** An article that no entry of the nomenclature describes. */
export type CustomShoppingProduct = Omit<ShoppingProduct, 'productId' | 'alcoholDegree'> & {
  /** What was answered about a name close to restricted goods', good by good. */
  readonly restrictionAnswers?: RestrictionAnswers | undefined;
  /** The same as an earlier version kept it. */
  readonly restriction?: RestrictionAnswer | undefined;
};

/** The traveller's answers so far: whatever is not answered yet is undefined. */
export interface SimulatorRequest {
  readonly age?: number | undefined;
  readonly meanOfTransport?: MeanOfTransport | undefined;
  readonly country?: string | undefined;
  readonly border?: boolean | undefined;
  readonly defaultCurrency: string;
  readonly declarationId?: string | undefined;
  /** The degree last given, proposed again for the next bottle. */
  readonly alcoholDegree?: number | undefined;
  readonly shoppingProducts: readonly ShoppingProduct[];
  readonly customShoppingProducts: readonly CustomShoppingProduct[];
}

/** Why the last simulation could not be made (specification §8): a problem's body or a message. */
export type SimulatorError = Readonly<Record<string, unknown>> | string | null;

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
