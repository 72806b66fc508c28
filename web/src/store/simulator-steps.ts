import { isBorderPossible } from '@retour/core';
import type { SimulatorRequest } from './app-state';
import { fallbackCurrency } from './fallback-currency';

/** The questions in the order they are asked; the products come after the last one. */
export const simulatorQuestions = ['age', 'meanOfTransport', 'country', 'border'] as const;
export type SimulatorQuestion = (typeof simulatorQuestions)[number];

export const productsStep = 5;
export type SimulatorStep = 1 | 2 | 3 | 4 | typeof productsStep;

export function stepOf(question: SimulatorQuestion): SimulatorStep {
  return ({ age: 1, meanOfTransport: 2, country: 3, border: 4 } as const)[question];
}

/** Where the simulator opens: the first question still unanswered, or the products (specification §2). */
export function firstIncompleteStep(request: SimulatorRequest): SimulatorStep {
  const question = simulatorQuestions.find((candidate) => request[candidate] === undefined);
  return question === undefined ? productsStep : stepOf(question);
}

export function isSimulationInProgress(request: SimulatorRequest): boolean {
  return firstIncompleteStep(request) > 1;
}

/** Clears the answers from `step` on, the basket with them (specification §4): what stands on an answer that was lost. */
export function clearFromStep(request: SimulatorRequest, step: SimulatorStep): SimulatorRequest {
  return {
    ...request,
    shoppingProducts: [],
    customShoppingProducts: [],
    ...(step <= 4 ? { border: undefined } : {}),
    ...(step <= 3 ? { country: undefined, defaultCurrency: fallbackCurrency, alcoholDegree: undefined } : {}),
    ...(step <= 2 ? { meanOfTransport: undefined } : {}),
    ...(step <= 1 ? { age: undefined, isAgeOfLink: undefined, declarationId: undefined } : {}),
  };
}

export type StepAnswer =
  | { readonly question: 'age'; readonly age: number; readonly declarationId: string }
  | {
      readonly question: 'meanOfTransport';
      readonly meanOfTransport: NonNullable<SimulatorRequest['meanOfTransport']>;
    }
  | { readonly question: 'country'; readonly country: string; readonly defaultCurrency: string }
  | { readonly question: 'border'; readonly border: boolean };

/** True when this answer is another one than the one kept. */
export function changesAnswer(request: SimulatorRequest, answer: StepAnswer): boolean {
  switch (answer.question) {
    case 'age':
      return request.age !== answer.age;
    case 'meanOfTransport':
      return request.meanOfTransport !== answer.meanOfTransport;
    case 'country':
      return request.country !== answer.country;
    case 'border':
      return request.border !== answer.border;
  }
}

/**
 * The request with one more answer, or another one: what was answered after it and the basket stay. Only whether the
 * person is a frontier resident is asked again where it was not asked before.
 */
export function withAnswer(request: SimulatorRequest, answer: StepAnswer): SimulatorRequest {
  const isAgeGiven = answer.question === 'age' && request.isAgeOfLink === true;
  if (isAgeGiven) return withAnswer({ ...request, isAgeOfLink: undefined }, answer);
  if (!changesAnswer(request, answer)) return request;
  const { question, ...fields } = answer;
  const wasAsked = isBorderPossible(request.country, request.meanOfTransport);
  return withForcedBorder({
    ...request,
    ...(question === 'border' || wasAsked ? {} : { border: undefined }),
    ...fields,
    ...(request.declarationId === undefined ? {} : { declarationId: request.declarationId }),
  });
}

/** A frontier resident or worker exists only from Switzerland by car; elsewhere the answer is no. */
export function withForcedBorder(request: SimulatorRequest): SimulatorRequest {
  const { country, meanOfTransport } = request;
  if (country === undefined || meanOfTransport === undefined) return { ...request, border: undefined };
  return isBorderPossible(country, meanOfTransport) ? request : { ...request, border: false };
}
