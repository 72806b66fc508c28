import { ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component';
import { isSimulationInProgress, useAppStore } from '../../store';
import { Button, ButtonLink, type ButtonVariant } from '../../ui';
import { simulatorPaths } from './simulator-paths';
import { resumeText } from './text/resume-text';

const ResumeDialog = lazyComponent(() =>
  import('./resume/resume-dialog').then((module) => module.ResumeDialog),
);

export interface SimulatorButtonProps {
  readonly label?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
}

/** Leads to the first question in one press; when a simulation is in progress, asks which one to go on with. */
export function SimulatorButton({ label = resumeText.button, variant }: SimulatorButtonProps): ReactNode {
  const inProgress = useAppStore((state) => isSimulationInProgress(state.simulator.simulatorRequest));
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!inProgress) {
    return (
      <ButtonLink to={simulatorPaths.age} variant={variant} icon={ArrowRight} iconPosition="end">
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        icon={ArrowRight}
        iconPosition="end"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ResumeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
