import type { AppState, SimulatorRequest, SimulatorState } from './app-state';
import { fallbackCurrency } from './fallback-currency';
import { initialDeclaration } from './initial-declaration';

export const initialSimulatorRequest: SimulatorRequest = {
  defaultCurrency: fallbackCurrency,
  shoppingProducts: [],
  customShoppingProducts: [],
};

export const initialSimulator: SimulatorState = {
  simulatorRequest: initialSimulatorRequest,
  simulatorResponse: null,
  displayInfo: true,
  error: null,
  updatedAt: null,
};

export const initialAppState: AppState = {
  simulator: initialSimulator,
  declaration: initialDeclaration,
  products: { favouriteProducts: [], recentProducts: [] },
  currencies: { table: null },
  global: { displayInfoSimulator: true, displayTuto: true },
  users: { user: null },
  countdown: { countdownEnd: null },
};
