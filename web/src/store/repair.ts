import { isBoolean, isInstant, isNumber, isText, isUuid } from '../lib/shape';
import type { AppState, ProductsState, SimulatorRequest, SimulatorState } from './app-state';
import { fallbackCurrency } from './fallback-currency';
import { initialAppState } from './initial-state';
import { repairDeclaration, unreadOf } from './repair-declaration';
import { clearFromStep, firstIncompleteStep, productsStep, withForcedBorder } from './simulator-steps';
import { isSimulationAnswer } from './stored-answer';
import {
  isAge,
  isArticle,
  isCountry,
  isCurrency,
  isCurrencyTable,
  isCustomArticle,
  isDegree,
  isError,
  isMeanOfTransport,
  isUser,
} from './stored-shapes';
import { read, type Stored, storedRecord, validItems } from './stored-value';

/** Reads whatever was stored: keeps what is valid, replaces the rest by the initial state, never fails. */
export function repairAppState(stored: unknown): AppState {
  const state = storedRecord(stored);
  const global = storedRecord(state.global);
  return {
    simulator: repairSimulator(storedRecord(state.simulator)),
    declaration: repairDeclaration(storedRecord(state.declaration)),
    products: repairProducts(storedRecord(state.products)),
    currencies: { table: read(isCurrencyTable, storedRecord(state.currencies).table) ?? null },
    global: {
      displayInfoSimulator: read(isBoolean, global.displayInfoSimulator) ?? true,
      displayTuto: read(isBoolean, global.displayTuto) ?? true,
    },
    users: { user: read(isUser, storedRecord(state.users).user) ?? null },
    countdown: { countdownEnd: read(isNumber, storedRecord(state.countdown).countdownEnd) ?? null },
  };
}

/** The products last picked used to be kept under the favourites' name. */
function repairProducts(stored: Stored): ProductsState {
  const listed = validItems(isText, stored.favouriteProducts);
  const isSplit = stored.recentProducts !== undefined;
  return {
    favouriteProducts: isSplit ? listed : [],
    recentProducts: isSplit ? validItems(isText, stored.recentProducts) : listed,
  };
}

function repairSimulator(stored: Stored): SimulatorState {
  const initial = initialAppState.simulator;
  return {
    simulatorRequest: repairRequest(storedRecord(stored.simulatorRequest)),
    simulatorResponse: read(isSimulationAnswer, stored.simulatorResponse) ?? initial.simulatorResponse,
    displayInfo: read(isBoolean, stored.displayInfo) ?? initial.displayInfo,
    error: read(isError, stored.error) ?? initial.error,
    updatedAt: read(isInstant, stored.updatedAt) ?? initial.updatedAt,
  };
}

/**
 * An answer only stands on the answers before it: the first one missing clears those after it, but for the country,
 * which the home page asks before anything, and the basket, which an answer left to give does not empty: that of a received
 * simulation without its country.
 */
export function repairRequest(stored: Stored): SimulatorRequest {
  const seen = new Set<string>();
  const isFirst = ({ id }: { readonly id: string }): boolean => !seen.has(id) && seen.add(id).has(id);
  const request = withForcedBorder({
    age: read(isAge, stored.age),
    isAgeOfLink: read(isBoolean, stored.isAgeOfLink),
    meanOfTransport: read(isMeanOfTransport, stored.meanOfTransport),
    country: read(isCountry, stored.country),
    border: read(isBoolean, stored.border),
    defaultCurrency: read(isCurrency, stored.defaultCurrency) ?? fallbackCurrency,
    declarationId: read(isUuid, stored.declarationId),
    alcoholDegree: read(isDegree, stored.alcoholDegree),
    shoppingProducts: validItems(isArticle, stored.shoppingProducts).filter(isFirst),
    customShoppingProducts: validItems(isCustomArticle, stored.customShoppingProducts).filter(isFirst),
    ...unreadOf(stored, stored.customShoppingProducts),
  });
  const step = firstIncompleteStep(request);
  if (step === productsStep) return request;
  const { country, defaultCurrency, shoppingProducts, customShoppingProducts } = request;
  return {
    ...clearFromStep(request, step),
    ...(country === undefined ? {} : { country, defaultCurrency }),
    ...(step === 1 ? {} : { shoppingProducts, customShoppingProducts }),
  };
}
