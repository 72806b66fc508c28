import { PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SentDeclaration } from '../../../store';
import { Button, Modal, Stack } from '../../../ui';
import { changeText } from '../text/change-text';

export type Intention = 'cancel' | 'correct';

const dialogTexts = {
  cancel: {
    title: changeText.cancelTitle,
    text: changeText.cancelText,
    confirm: changeText.confirmCancel,
  },
  correct: {
    title: changeText.correctTitle,
    text: changeText.correctText,
    confirm: changeText.confirmCorrect,
  },
} as const;

export interface CancelOfferProps {
  readonly sent: SentDeclaration;
  /** They may be corrected here. */
  readonly holdsAnswers: boolean;
  readonly onConfirm: (intention: Intention) => Promise<void>;
  /** What became of the last try. */
  readonly children: ReactNode;
}

/** The acts that cancel a declaration, and the question that comes first: all go once it can no longer be cancelled. */
export function CancelOffer({ sent, holdsAnswers, onConfirm, children }: CancelOfferProps): ReactNode {
  const [intention, setIntention] = useState<Intention>();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (chosen: Intention): Promise<void> => {
    setIsBusy(true);
    await onConfirm(chosen);
    setIsBusy(false);
    setIntention(undefined);
  };
  const texts = dialogTexts[intention ?? 'cancel'];
  return (
    <Stack>
      <h2>{changeText.changeTitle}</h2>
      <p>{holdsAnswers ? changeText.change : changeText.changeElsewhere}</p>
      {/* Beside what was pressed, which has the focus: above the section, a phone shows none of it. */}
      {children}
      {holdsAnswers && (
        <Button variant="secondary" icon={PencilLine} onClick={() => setIntention('correct')}>
          {changeText.correct}
        </Button>
      )}
      <Button variant="quiet" icon={Trash2} onClick={() => setIntention('cancel')}>
        {changeText.cancel}
      </Button>
      <Modal
        open={intention !== undefined}
        onClose={() => setIntention(undefined)}
        preventClose={isBusy}
        title={texts.title}
        subtitle={texts.text(sent.publicId)}
        actions={
          <Stack gap="small">
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => {
                if (intention !== undefined) void confirm(intention);
              }}
            >
              {texts.confirm}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => setIntention(undefined)}>
              {changeText.keep}
            </Button>
          </Stack>
        }
      />
    </Stack>
  );
}
