import { answerStep, defaultCurrencyOf, isSimulationInProgress, useAppStore } from '../../../store';
import { namedCountry, suggestCountries, whyUnnamed } from '../../reference';
import { readEmbeddedCurrencies } from '../../reference/embedded-data';
import { nextPath } from '../simulator-paths';
import { keepCountryFirst } from '../steps/step-count';
import { noCountry } from '../text/no-country-text';

/** What the field of the home page needs once it serves: the names of countries, and the answers kept. */
export const countryKnown = { suggest: suggestCountries, named: namedCountry, refusal, isBegun, prepare };

/** Of what names no country. */
function refusal(typed: string): string {
  return whyUnnamed(typed) ?? noCountry;
}

function isBegun(): boolean {
  return isSimulationInProgress(useAppStore.getState().simulator.simulatorRequest);
}

/** What keeps this country as the answer of the simulation, and says where it goes on. */
async function prepare(country: string): Promise<() => string> {
  const defaultCurrency = await currencyOf(country);
  return () => {
    keepCountryFirst();
    answerStep({ question: 'country', country, defaultCurrency });
    return nextPath(useAppStore.getState().simulator.simulatorRequest);
  };
}

/** Without the table, the euro: the currency is asked with each price. */
async function currencyOf(country: string): Promise<string> {
  const { table } = useAppStore.getState().currencies;
  const known = table ?? (await readEmbeddedCurrencies(new AbortController().signal).catch(() => null));
  return defaultCurrencyOf(country, known?.currencies ?? []);
}
