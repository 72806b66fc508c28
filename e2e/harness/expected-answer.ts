import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  dayInParis,
  type SimulationAnswer,
  type SimulationRequest,
  toAssessmentRequest,
  toSimulationAnswer,
} from '@retour/contract';
import {
  assess,
  type CurrencyTable,
  exchangeRates,
  type ProductCatalogue,
  regulationInForce,
} from '@retour/core';

function readData<Table>(name: string): Table {
  const file = path.join(import.meta.dirname, '../../core/data', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const catalogue: ProductCatalogue = readData('products');
const currencies = readData<CurrencyTable>('currencies');
const rates = exchangeRates(currencies);

/** « EUR », « USD »… and the letters that stand for a currency beside a price: « DT ». */
export const currencyCodes: ReadonlySet<string> = new Set(
  currencies.currencies.flatMap(({ id, symbol }) => [id, symbol]),
);

/** What the law's own functions answer today, to be compared with what a person reads on the screen. */
export function expectedAnswer(request: SimulationRequest): SimulationAnswer {
  const day = dayInParis(new Date());
  const regulation = regulationInForce(day, catalogue);
  if (regulation === null) throw new Error(`no regulation on ${day}`);
  const outcome = assess(toAssessmentRequest(request, day), regulation, rates);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return toSimulationAnswer(outcome.assessment, { forAgent: false });
}
