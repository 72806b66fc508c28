import { isBorderPossible, type MeanOfTransport, meansOfTransport } from '@retour/core';

/** Pages of the short configuration; kept in the history entry, never in the address. */
export const setupSteps = ['country', 'traveller', 'border', 'result'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the traveller has said so far. */
export interface SetupAnswers {
  readonly country?: string | undefined;
  /** Its French name, as it was chosen. */
  readonly countryName?: string | undefined;
  /** An age of the chosen class. */
  readonly age?: number | undefined;
  readonly meanOfTransport?: MeanOfTransport | undefined;
  readonly border?: boolean | undefined;
}

export interface SetupState {
  readonly step: SetupStep;
  readonly answers: SetupAnswers;
}

export const firstSetupState: SetupState = { step: 'country', answers: {} };

export function setupAfterCountry(answers: SetupAnswers, country: string, countryName: string): SetupState {
  return { step: 'traveller', answers: { ...answers, country, countryName } };
}

export function setupAfterTraveller(
  answers: SetupAnswers,
  traveller: { readonly age: number; readonly meanOfTransport: MeanOfTransport },
): SetupState {
  const next = { ...answers, ...traveller };
  return isBorderPossible(next.country, next.meanOfTransport)
    ? { step: 'border', answers: next }
    : { step: 'result', answers: { ...next, border: false } };
}

export function setupAfterBorder(answers: SetupAnswers, border: boolean): SetupState {
  return { step: 'result', answers: { ...answers, border } };
}

export function stepsOf(answers: SetupAnswers): readonly SetupStep[] {
  return isBorderPossible(answers.country, answers.meanOfTransport)
    ? ['country', 'traveller', 'border']
    : ['country', 'traveller'];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readAnswers(value: Readonly<Record<string, unknown>>): SetupAnswers {
  return {
    country: typeof value.country === 'string' ? value.country : undefined,
    countryName: typeof value.countryName === 'string' ? value.countryName : undefined,
    age: typeof value.age === 'number' ? value.age : undefined,
    meanOfTransport: meansOfTransport.find((mean) => mean === value.meanOfTransport),
    border: typeof value.border === 'boolean' ? value.border : undefined,
  };
}

function isAnswered(step: SetupStep, { country, age, meanOfTransport, border }: SetupAnswers): boolean {
  if (step === 'country') return true;
  if (step === 'traveller') return country !== undefined;
  if (age === undefined || meanOfTransport === undefined || country === undefined) return false;
  return step === 'border' || border !== undefined;
}

/** State read back from a history entry, which is never trusted: anything incoherent starts again. */
export function readSetupState(historyState: unknown): SetupState {
  if (!isRecord(historyState) || !isRecord(historyState.tripSetup)) return firstSetupState;
  const { step: storedStep, answers: storedAnswers } = historyState.tripSetup;
  const step = setupSteps.find((known) => known === storedStep);
  if (step === undefined || !isRecord(storedAnswers)) return firstSetupState;
  const answers = readAnswers(storedAnswers);
  return isAnswered(step, answers) ? { step, answers } : firstSetupState;
}
