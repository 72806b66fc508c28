import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { startNewSimulation, useAppStore } from '../../../store';
import { Button, Modal, Stack } from '../../../ui';
import { resumePath, simulatorPaths } from '../simulator-paths';
import { formerText } from '../text/former-text';
import { resumeText } from '../text/resume-text';
import { countHeld, keepFormer, nothing, presentSimulation, startAnewOnArrival } from './former-simulation';

export { FormerNotice } from './former-notice';

export interface ResumeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where a new one begins, once the one before is forgotten; the presentation without it. */
  readonly begin?: (() => string) | undefined;
  /** Over a page that needs the answers. */
  readonly isOverAnswers?: boolean | undefined;
}

/** Asks whether to go on with the simulation begun, or to begin another one. */
export function ResumeDialog({ open, onClose, begin, isOverAnswers = false }: ResumeDialogProps): ReactNode {
  const navigate = useNavigate();
  const count = useAppStore(countHeld);
  const resume = (): void => {
    onClose();
    void navigate(resumePath(useAppStore.getState().simulator.simulatorRequest));
  };
  const restart = (): void => {
    keepFormer(presentSimulation(), nothing);
    (isOverAnswers ? startAnewOnArrival : startNewSimulation)();
    onClose();
    void navigate(begin?.() ?? simulatorPaths.start, { state: { former: true } });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={formerText.dialogTitle}
      subtitle={formerText.dialogSubtitle}
      actions={
        <Stack gap="small">
          <Button onClick={resume}>{resumeText.resume}</Button>
          <Button variant="secondary" onClick={restart}>
            {formerText.restart}
          </Button>
        </Stack>
      }
    >
      <p>{formerText.erases(count)}</p>
    </Modal>
  );
}
