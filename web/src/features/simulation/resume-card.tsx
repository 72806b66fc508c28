import type { ReactNode } from 'react';
import { isSimulationInProgress, useAppStore } from '../../store';
import { ResumeDetails } from './resume/resume-details';

/** The simulation in progress, when there is one. */
export function ResumeCard(): ReactNode {
  const inProgress = useAppStore((state) => isSimulationInProgress(state.simulator.simulatorRequest));
  return inProgress ? <ResumeDetails /> : null;
}
