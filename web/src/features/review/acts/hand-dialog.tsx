import type { Declaration, StatusChange } from '@retour/contract';
import type { ReactNode } from 'react';
import { closingText } from '../text/closing-text';
import { collectedOnceHandedOver } from '../text/due-words';
import { ConfirmDialog } from './confirm-dialog';
import type { ActTrouble } from './use-writes';

export interface HandDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** See `ConfirmDialog`. */
  readonly begun?: ReactNode;
  readonly declaration: Declaration;
  /** Names of what may not enter. */
  readonly forbidden: readonly string[];
  /** What else is to be known of the amount, in sentences. */
  readonly warnings: readonly string[];
  /** It was handed over, for a reason that is recorded; null where the amount alone is computed again. */
  readonly onHanded: (reason: string, change: StatusChange | null) => void;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Asks whether what may not enter was handed over, before it is validated or, of what is validated already, computed again. */
export function HandDialog(props: HandDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, begun, declaration, forbidden, warnings, onHanded, onKept, onClose } =
    props;
  const isToValidate = declaration.status === 'submitted';
  const hand = closingText.hand(forbidden, collectedOnceHandedOver(declaration.assessment), warnings);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={trouble}
      begun={begun}
      title={hand.title}
      text={hand.text}
      confirm={isToValidate ? hand.confirm : hand.recompute}
      otherwise={{ label: hand.refuse, onPress: onKept }}
      onConfirm={() =>
        onHanded(closingText.handReason(forbidden), isToValidate ? { status: 'validated' } : null)
      }
      onClose={onClose}
    />
  );
}
