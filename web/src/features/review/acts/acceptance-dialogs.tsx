import { Fragment, type ReactNode } from 'react';
import { actText } from '../text/act-text';
import { closingText } from '../text/closing-text';
import { correctionText } from '../text/correction-text';
import type { ActDialog } from './act-dialogs';
import { type Acceptance, acceptances } from './act-looks';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import type { AllowanceQuestion } from './use-allowance-question';

export interface AcceptanceDialogsProps
  extends Pick<ConfirmDialogProps, 'isBusy' | 'trouble' | 'begun' | 'onClose' | 'onGiveUp'> {
  /** The one that is asked now, if any. */
  readonly asked: ActDialog | undefined;
  readonly allowance: AllowanceQuestion;
  /** What is said before it is closed, in sentences. */
  readonly warnings: readonly string[];
  /** The allowance is vouched for. */
  readonly onVouched: (to: Acceptance) => void;
  /** The amount is taken as it is, without the correction that is begun. */
  readonly onWithout: (to: Acceptance) => void;
}

/** What is asked before the amount is taken as it is: by an allowance used elsewhere, or a correction that is not saved where nothing else asks. */
export function AcceptanceDialogs(props: AcceptanceDialogsProps): ReactNode {
  const { asked, allowance, warnings, onVouched, onWithout, ...common } = props;
  const { begun } = common;
  return acceptances.map((to) => (
    <Fragment key={to}>
      <ConfirmDialog
        {...common}
        isOpen={asked === `allowance-${to}`}
        title={actText.allowance[to].title}
        text={actText.allowance.text(allowance)}
        confirm={actText.allowance[to].confirm}
        focusAct
        onConfirm={() => onVouched(to)}
      />
      <ConfirmDialog
        {...common}
        isOpen={asked === `begun-${to}` && begun !== undefined}
        title={to === 'paid' ? closingText.title : actText.allowance[to].title}
        text={to === 'paid' ? warnings.join(' ') || undefined : undefined}
        confirm={correctionText.without[to]}
        onConfirm={() => onWithout(to)}
      />
    </Fragment>
  ));
}
