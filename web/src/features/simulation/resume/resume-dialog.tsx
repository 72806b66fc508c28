import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { basketArticles, startNewSimulation, useAppStore } from '../../../store';
import { Button, Modal, Stack } from '../../../ui';
import { resumePath, simulatorPaths } from '../simulator-paths';
import { resumeText } from '../text/resume-text';
import { keepFormer, nothing, presentSimulation, startAnewOnArrival } from './former-simulation';

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
  const count = useAppStore(({ simulator }) => basketArticles(simulator.simulatorRequest).length);
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
      title={resumeText.dialogTitle}
      subtitle={resumeText.dialogSubtitle}
      actions={
        <Stack gap="small">
          <Button onClick={resume}>{resumeText.resume}</Button>
          <Button variant="secondary" onClick={restart}>
            {resumeText.restart}
          </Button>
        </Stack>
      }
    >
      <p>{resumeText.erases(count)}</p>
    </Modal>
  );
}
