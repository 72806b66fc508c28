import { lazy, type ReactNode, Suspense } from 'react';
import { isSimulationInProgress, useAppStore } from '../../store';

const ResumeDetails = lazy(() =>
  import('./resume/resume-details').then((module) => ({ default: module.ResumeDetails })),
);

/** The simulation in progress, when there is one: nothing is loaded for it otherwise. */
export function ResumeCard(): ReactNode {
  const inProgress = useAppStore((state) => isSimulationInProgress(state.simulator.simulatorRequest));
  if (!inProgress) return null;
  return (
    <Suspense fallback={null}>
      <ResumeDetails />
    </Suspense>
  );
}
