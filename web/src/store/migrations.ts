import type { AppState, SimulatorState } from './app-state';
import { defaultCurrencyOf } from './default-currency';
import { initialAppState } from './initial-state';
import { repairAppState } from './repair';

export const storageVersion = 5;

/** Brings a state stored by an earlier version to this one (specification §4). */
export async function migrateAppState(stored: unknown, version: number): Promise<AppState> {
  const { simulator, declaration, ...rest } = repairAppState(stored);
  return {
    ...rest,
    simulator: version < 3 ? initialAppState.simulator : await upToDateCurrency(simulator, rest, version),
    declaration: version < 5 ? initialAppState.declaration : declaration,
  };
}

async function upToDateCurrency(
  simulator: SimulatorState,
  { currencies }: Pick<AppState, 'currencies'>,
  version: number,
): Promise<SimulatorState> {
  const { simulatorRequest } = simulator;
  if (version >= 4 || simulatorRequest.country === undefined) return simulator;
  const table = currencies.table ?? (await import('@retour/core/data/currencies.json')).default;
  return {
    ...simulator,
    simulatorRequest: {
      ...simulatorRequest,
      defaultCurrency: defaultCurrencyOf(simulatorRequest.country, table.currencies),
    },
  };
}
