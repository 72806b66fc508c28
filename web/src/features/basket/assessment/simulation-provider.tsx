import type { SimulationRequest } from '@retour/contract';
import { type ReactNode, useMemo } from 'react';
import { dayInParis } from '../../../lib/paris-day';
import { firstIncompleteStep, productsStep, type SimulatorRequest } from '../../../store';
import { useCatalogue, useCurrencies } from '../../reference';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { useBasketSession } from '../session/basket-session';
import { refusalsOfServer, refusalsOnDevice } from './article-refusal';
import type { DeviceOutcome } from './calculator';
import { confirmationOf } from './confirmation';
import { useCalculator } from './use-calculator';
import { type ServerConfirmation, useServerConfirmation } from './use-server-confirmation';
import { type ConfirmationState, type Simulation, SimulationContext } from './use-simulation';

/** Computes the basket on this device at each change, and has the server confirm it. */
export function SimulationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { request: answers, response, store, byAgent = false } = useBasketSession();
  const catalogue = useCatalogue();
  const table = useCurrencies();
  const day = dayInParis();

  const calculator = useCalculator(catalogue, table, day, byAgent);
  const request = useMemo(() => readyRequest(answers), [answers]);
  const outcome = useMemo(
    () => (calculator && request ? calculator.assess(request) : null),
    [calculator, request],
  );
  const onDevice = outcome?.kind === 'assessed' ? outcome.answer : null;
  const compared = useMemo(
    () => (onDevice === null ? null : confirmationOf(onDevice, response)),
    [onDevice, response],
  );
  const isWaiting = compared?.kind === 'pending' && request?.shoppingProducts.length !== 0;
  const server = useServerConfirmation(isWaiting ? request : null, store);

  const simulation = useMemo<Simulation>(
    () => ({
      answer: compared?.kind === 'different' ? response : onDevice,
      refusals: refusalsIn(answers, outcome, server),
      confirmation: confirmationState(compared, server),
      calculator,
      request,
      retry: server.retry,
    }),
    [compared, response, onDevice, answers, outcome, server, calculator, request],
  );
  return <SimulationContext value={simulation}>{children}</SimulationContext>;
}

/** The call's payload once every question is answered; an empty basket shows what the allowances are. */
function readyRequest(answers: SimulatorRequest): SimulationRequest | null {
  return firstIncompleteStep(answers) === productsStep ? buildSimulationRequest(answers) : null;
}

function refusalsIn(
  answers: SimulatorRequest,
  outcome: DeviceOutcome | null,
  { failure }: ServerConfirmation,
): Simulation['refusals'] {
  if (outcome?.kind === 'refused') return refusalsOnDevice(answers, outcome.refusals);
  if (failure?.kind !== 'problem' || failure.problem.status >= 500) return [];
  return refusalsOfServer(answers, failure.problem.errors ?? []);
}

function confirmationState(
  compared: ReturnType<typeof confirmationOf> | null,
  { failure }: ServerConfirmation,
): ConfirmationState {
  if (compared === null) return { kind: 'pending' };
  if (compared.kind === 'pending') return failure === null ? compared : { kind: 'failed', failure };
  return compared;
}
