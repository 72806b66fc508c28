import type { ReactNode } from 'react';
import { Button, type ButtonVariant, Modal, Stack } from '../../../ui';
import { actText } from '../text/act-text';
import { begunIds, useSeenFirst } from './begun-notice';
import { TroubleNotice } from './trouble-notice';
import type { ActTrouble } from './use-writes';
import { WriteProgress } from './write-progress';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly title: string;
  /** What the agent vouches for, or what the act undoes. */
  readonly text: string | undefined;
  readonly confirm: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** The act has the focus: the text, read with the title, says all that there is to know. */
  readonly focusAct?: boolean | undefined;
  /** What is done when the answer is no, where this is an act too. */
  readonly otherwise?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Unless a form is confirmed. */
  readonly onConfirm?: (() => void) | undefined;
  /** Id of the form that it confirms, so that Enter in it does too. */
  readonly form?: string | undefined;
  /** Says of a correction that is begun that it is not saved. */
  readonly begun?: ReactNode;
  /** What stays in sight over the acts while the rest scrolls. */
  readonly said?: ReactNode;
  /** By Escape, the icon or the overlay, too. */
  readonly onClose: () => void;
  /** What is typed in it is given up with the dialog; as it closes otherwise, it is kept. */
  readonly onGiveUp?: (() => void) | undefined;
  /** What else is asked, or said. */
  readonly children?: ReactNode;
}

/** Asks before an act, and says what stopped it in its place. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, title, text, confirm, variant, focusAct, otherwise } = props;
  const { onConfirm, form, said, begun, onClose, onGiveUp = onClose, children } = props;
  const hasBegun = begun !== undefined;
  const begunRef = useSeenFirst(isOpen);
  const progress = (
    <>
      <WriteProgress isBusy={isBusy} />
      {trouble && <TroubleNotice trouble={trouble} />}
    </>
  );
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={title}
      subtitle={text}
      focusAct={focusAct && !hasBegun}
      actions={
        <>
          {said}
          <Button
            variant={variant}
            busy={isBusy}
            form={form}
            describedBy={hasBegun ? begunIds.dialog : undefined}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          {otherwise && (
            <Button variant="secondary" disabled={isBusy} onClick={otherwise.onPress}>
              {otherwise.label}
            </Button>
          )}
          <Button variant={otherwise ? 'quiet' : 'secondary'} disabled={isBusy} onClick={onGiveUp}>
            {actText.keep}
          </Button>
        </>
      }
    >
      {children === undefined && !hasBegun ? (
        progress
      ) : (
        <Stack>
          {hasBegun && <div ref={begunRef}>{begun}</div>}
          {children}
          {progress}
        </Stack>
      )}
    </Modal>
  );
}
