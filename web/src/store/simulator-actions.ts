import type { SimulationAnswer } from '@retour/contract';
import type { AppState, SimulatorRequest, SimulatorState } from './app-state';
import { changeAppState } from './app-store';
import { type BasketArticle, withArticle, withoutArticle } from './basket';
import { eraseDrafts, forgetDraft } from './drafts/drafts';
import { initialSimulator } from './initial-state';
import type { SimulatorError } from './simulator-error';
import { type StepAnswer, withAnswer } from './simulator-steps';

/** Confirms the answer to a question; a different one keeps what was answered after it. The explanations were read. */
export function answerStep(answer: StepAnswer): void {
  changeSimulator((simulator) => ({
    ...withRequest(simulator, withAnswer(simulator.simulatorRequest, answer)),
    displayInfo: false,
  }));
}

export function putArticle(article: BasketArticle, before?: string): void {
  changeRequest((request) => withArticle(request, article, before));
}

export function removeArticle(id: string): void {
  changeRequest((request) => withoutArticle(request, id));
}

/** Takes these answers and this basket in place of those kept. */
export function replaceSimulation(request: SimulatorRequest): void {
  changeRequest(() => request);
}

/** Nothing of the simulation before stays, what was begun and not added included. */
export function startNewSimulation(): void {
  eraseDrafts('started-anew');
  eraseDrafts('basket-over');
  changeSimulator(() => initialSimulator);
}

export function saveSimulationResponse(simulatorResponse: SimulationAnswer): void {
  changeSimulator((simulator) => ({ ...simulator, simulatorResponse, error: null }));
}

export function saveSimulationError(error: SimulatorError): void {
  changeSimulator((simulator) => ({ ...simulator, error }));
}

/** The explanations of the first page, for this simulation and those to come. */
export function hideSimulatorInfo(): void {
  changeAppState(({ global, simulator }) => ({
    global: { ...global, displayInfoSimulator: false },
    simulator: { ...simulator, displayInfo: false },
  }));
}

/** A basket that is filled or replaced ends the way back to the one before. */
function changeRequest(change: (request: SimulatorRequest) => SimulatorRequest): void {
  forgetDraft('formerSimulation');
  changeSimulator((simulator) => withRequest(simulator, change(simulator.simulatorRequest)));
}

function withRequest(simulator: SimulatorState, simulatorRequest: SimulatorRequest): SimulatorState {
  if (simulatorRequest === simulator.simulatorRequest) return simulator;
  return {
    ...simulator,
    simulatorRequest,
    simulatorResponse: null,
    error: null,
    updatedAt: new Date().toISOString(),
  };
}

function changeSimulator(change: (simulator: SimulatorState) => SimulatorState): void {
  changeAppState(({ simulator }: AppState) => ({ simulator: change(simulator) }));
}
