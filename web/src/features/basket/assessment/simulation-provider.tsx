import type { SimulationRequest } from '@retour/contract';
import { shownAnswer } from '@retour/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { arrivalDay } from '../../../lib/arrival-day';
import type { SimulatorError, SimulatorRequest } from '../../../store';
import { useCatalogue, useCurrencies } from '../../reference';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { storedErrorOf } from '../request/stored-error';
import type { AgentWords } from '../session/agent-words';
import { useBasketSession } from '../session/basket-session';
import { useToday } from '../session/use-today';
import { refusalsOfServer, refusalsOnDevice } from './article-refusal';
import type { DeviceOutcome } from './calculator';
import { type Confirmation, confirmationOf } from './confirmation';
import { useCalculator } from './use-calculator';
import { isReceived, type ServerConfirmation, useServerConfirmation } from './use-server-confirmation';
import { type ConfirmationState, type Simulation, SimulationContext } from './use-simulation';

/** Computes the basket on this device at each change, and has the server confirm it. */
export function SimulationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { request: answers, response, store, agentWords } = useBasketSession();
  const catalogue = useCatalogue();
  const table = useCurrencies();
  const today = useToday();
  const day = arrivalDay(answers.date, today);

  const calculator = useCalculator(catalogue, table, day, agentWords !== undefined);
  const { request, error } = useMemo(() => requestOf(answers, day), [answers, day]);
  useEffect(() => {
    if (error !== null) store.saveError(error);
  }, [error, store]);
  const outcome = useMemo(
    () => (calculator && request ? calculator.assess(request) : null),
    [calculator, request],
  );
  const onDevice = outcome?.kind === 'assessed' ? outcome.answer : null;
  const compared = useMemo(
    () => (onDevice === null ? null : confirmationOf(onDevice, response, isReceived)),
    [onDevice, response],
  );
  // Rates of the month before, on this device, are no second opinion on an arrival of the next one; nor is a law that is not in force.
  const isServerAlone =
    compared?.kind === 'superseded' ||
    (table !== null &&
      day > today &&
      day > table.validTo &&
      compared !== null &&
      compared.kind !== 'pending');
  const isWaiting = compared?.kind === 'pending' && request?.shoppingProducts.length !== 0;
  const server = useServerConfirmation(isWaiting ? request : null, store);

  const answer = compared?.kind === 'different' || isServerAlone ? response : onDevice;
  const shown = useMemo(() => answer && shownAnswer(answer), [answer]);
  const simulation = useMemo<Simulation>(
    () => ({
      answer: shown,
      refusals: refusalsIn(answers, outcome, server, agentWords),
      confirmation: confirmationState(compared, isServerAlone, server),
      calculator,
      request,
      retry: server.retry,
    }),
    [shown, compared, isServerAlone, answers, outcome, server, calculator, request, agentWords],
  );
  return <SimulationContext value={simulation}>{children}</SimulationContext>;
}

interface BuiltRequest {
  readonly request: SimulationRequest | null;
  readonly error: SimulatorError;
}

/** The call's payload, of an empty basket too: it shows what the allowances are. An answer missing is an error kept. */
function requestOf(answers: SimulatorRequest, day: string): BuiltRequest {
  try {
    return { request: buildSimulationRequest(answers, day), error: null };
  } catch (error) {
    return { request: null, error: storedErrorOf(error) };
  }
}

function refusalsIn(
  answers: SimulatorRequest,
  outcome: DeviceOutcome | null,
  { failure }: ServerConfirmation,
  agentWords: AgentWords | undefined,
): Simulation['refusals'] {
  if (outcome?.kind === 'refused') return refusalsOnDevice(answers, outcome.refusals, agentWords);
  if (failure?.kind !== 'problem' || failure.problem.status >= 500) return [];
  return refusalsOfServer(answers, failure.problem.errors ?? [], agentWords);
}

function confirmationState(
  compared: Confirmation | null,
  isServerAlone: boolean,
  { failure }: ServerConfirmation,
): ConfirmationState {
  if (compared === null) return { kind: 'pending' };
  if (compared.kind === 'pending') return failure === null ? compared : { kind: 'failed', failure };
  return isServerAlone || compared.kind === 'superseded' ? { kind: 'confirmed' } : compared;
}
