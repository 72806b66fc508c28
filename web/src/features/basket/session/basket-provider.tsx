import type { ReactNode } from 'react';
import { SimulationProvider } from '../assessment/simulation-provider';
import { TotalAnnouncer } from '../assessment/total-announcer';
import { type BasketSession, BasketSessionContext } from './basket-session';

export interface BasketProviderProps {
  readonly session: BasketSession;
  readonly children: ReactNode;
}

/** Gives a basket to the screens below, computed at each change. */
export function BasketProvider({ session, children }: BasketProviderProps): ReactNode {
  return (
    <BasketSessionContext value={session}>
      <SimulationProvider>
        <TotalAnnouncer />
        {children}
      </SimulationProvider>
    </BasketSessionContext>
  );
}
