import { minuteMs } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { startReferenceRefresh } from '../../features/reference';
import { retryDelayMs, shouldRetry } from '../../lib/http';
import { dropStrayPresses } from '../../lib/stray-presses';
import {
  type AppState,
  endInTime,
  followErasures,
  followOtherTabs,
  refreshFromOtherTabs,
  useAppStore,
} from '../../store';

const freshMs = 5 * minuteMs;

/** What is read is fresh for 5 minutes; what fails is asked 3 times more, if that may help (specification §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: freshMs, retry: shouldRetry, retryDelay: retryDelayMs } },
  });
}

const queryClient = createQueryClient();

/** What pages that compute lean on: the reference data and their freshness, shared by all of them. */
export function DataProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Keeps the reference data fresh, the answers shared between tabs, presses what they were and no way back beyond its time, whatever page is open. */
export function startData(): void {
  dropStrayPresses();
  queryClient.mount();
  startReferenceRefresh(queryClient);
  followOtherTabs(refreshFromOtherTabs);
  // This may start long after the page was read.
  refreshFromOtherTabs();
  endInTime('formerSimulation');
}

/** For the travellers' entry: the data, what another tab erases, and the sending of a declaration that waits. */
export function startTravellerData(): void {
  startData();
  followErasures();
  sendWaitingDeclaration();
}

/** A declaration that waits is sent whatever page the person comes back to. */
function sendWaitingDeclaration(): void {
  const look = ({ declaration }: AppState): void => {
    if (declaration.declarationResponse.pending === null) return;
    import('../../features/declaration/sending/outbox')
      .then(({ startOutbox }) => startOutbox())
      .catch(() => undefined);
  };
  look(useAppStore.getState());
  // Another tab may have it wait, and be closed.
  useAppStore.subscribe(look);
}
