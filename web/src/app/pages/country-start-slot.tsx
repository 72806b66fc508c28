import { type ReactNode, Suspense } from 'react';
import { FaultBoundary } from '../shell/fault-boundary';
import { CountryStart } from './page-parts';
import { pages } from './page-table';
import { SimulatorSlot } from './simulator-slot';

const label = 'Simuler mes achats';

/** The country and the way into the simulator; the way in alone until the field is there. */
export function CountryStartSlot(): ReactNode {
  const button = <SimulatorSlot label={label} variant="highlight" />;
  return (
    <FaultBoundary fallback={() => button}>
      <Suspense fallback={button}>
        <CountryStart button={button} label={label} to={pages.simulator.path} />
      </Suspense>
    </FaultBoundary>
  );
}
