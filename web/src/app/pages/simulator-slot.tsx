import { typeset } from '@retour/core';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useIsRunning } from '../../lib/use-once-running';
import { ButtonLink, type ButtonVariant } from '../../ui';
import { FaultBoundary } from '../shell/fault-boundary';
import { useHasBegunJourney } from './begun-journeys';
import { JourneyRooms, PrerenderedJourneyRooms } from './journey-room';
import { DeclarationCard, ResumeCard, SimulatorButton } from './page-parts';
import { pages } from './page-table';

export interface SimulatorSlotProps {
  readonly label?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
}

/** The simulator's own button; a plain link of the same look when nothing was begun, or until it is there. */
export function SimulatorSlot({
  label = typeset('Utilisez notre simulateur'),
  variant,
}: SimulatorSlotProps): ReactNode {
  const link = (
    <ButtonLink to={pages.simulator.path} variant={variant} icon={ArrowRight} iconPosition="end">
      {label}
    </ButtonLink>
  );
  if (!useHasBegunJourney()) return link;
  return (
    <FaultBoundary fallback={() => link}>
      <Suspense fallback={link}>
        <SimulatorButton label={label} variant={variant} />
      </Suspense>
    </FaultBoundary>
  );
}

/** What this device holds of a declaration and of a simulation; nothing when there is none. */
export function ResumeSlot(): ReactNode {
  const hasBegunJourney = useHasBegunJourney();
  if (!useIsRunning()) return <PrerenderedJourneyRooms />;
  if (!hasBegunJourney) return null;
  return (
    <FaultBoundary fallback={() => null}>
      <Suspense fallback={<JourneyRooms />}>
        <DeclarationCard />
        <ResumeCard />
      </Suspense>
    </FaultBoundary>
  );
}
