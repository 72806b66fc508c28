import { stageOfDeclaration, waitBeforePaying } from '@retour/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useScreenKeptOn } from '../../../lib/use-screen-kept-on';
import { type SentDeclaration, showSentDeclaration } from '../../../store';
import { Button, FullScreen, Notice, QrCode, VisuallyHidden } from '../../../ui';
import { othersBesideSent } from '../shared-allowance/others-that-use';
import { owedOfSent } from '../shared-allowance/owed-of-sent';
import { confirmationText } from '../text/confirmation-text';
import { tripOfSent } from '../text/sent-trip-text';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { showText } from '../text/show-text';
import { statusWord } from '../text/status-word';
import styles from './show-declarations.module.css';
import { type Move, useSwipe } from './use-swipe';

export interface ShowDeclarationsProps {
  /** All those of this device that may be shown. */
  readonly shown: readonly SentDeclaration[];
  readonly current: SentDeclaration;
  readonly onClose: () => void;
}

const keys: Readonly<Record<string, Move>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One declaration after another, each held out to the agent in the whole window, with its code as large as can be. */
export function ShowDeclarations({ shown, current, onClose }: ShowDeclarationsProps): ReactNode {
  useScreenKeptOn();
  const position = shown.findIndex(({ id }) => id === current.id);
  const move = (by: Move): void => {
    // Round and round: no button closes under the finger that presses it.
    const next = shown.at((position + by) % shown.length);
    if (next !== undefined) showSentDeclaration(next.id);
  };
  const swipe = useSwipe(move);
  const moveByKey = (event: KeyboardEvent): void => {
    const by = keys[event.key];
    if (by !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) move(by);
  };
  return (
    <FullScreen
      title={showText.title}
      onClose={onClose}
      onKeyDown={moveByKey}
      place={
        shown.length > 1 && (
          <p role="status" className={styles.place}>
            {showText.place(position + 1, shown.length)}
            <VisuallyHidden>
              {' '}
              : {current.declarant ?? current.publicId}, {current.publicId}
            </VisuallyHidden>
          </p>
        )
      }
      picture={
        <div key={current.id} className={styles.picture} {...swipe}>
          <Picture sent={current} />
        </div>
      }
      actions={
        shown.length > 1 && (
          <>
            <Button variant="secondary" icon={ChevronLeft} onClick={() => move(-1)}>
              {showText.previous}
            </Button>
            <Button variant="secondary" icon={ChevronRight} iconPosition="end" onClick={() => move(1)}>
              {showText.next}
            </Button>
          </>
        )
      }
    >
      <Facts sent={current} all={shown} />
    </FullScreen>
  );
}

function Picture({ sent: { code, publicId } }: { readonly sent: SentDeclaration }): ReactNode {
  return code === null ? (
    <p className={styles.withoutCode}>{showText.withoutCode}</p>
  ) : (
    <QrCode fills text={code} label={confirmationText.qrLabel(publicId)} />
  );
}

interface FactsProps {
  readonly sent: SentDeclaration;
  /** Those that may be shown too, this one among them. */
  readonly all: readonly SentDeclaration[];
}

function Facts({ sent, all }: FactsProps): ReactNode {
  const isDue = stageOfDeclaration(sent) === 'due';
  const others = isDue ? othersBesideSent(sent, all) : [];
  const { label, amount } = owedOfSent(sent, all);
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{sent.declarant ?? showText.unnamed}</p>
      <p className={styles.reference} translate="no" data-reference>
        {sent.publicId}
      </p>
      <p className={styles.owed}>
        <span>
          {label ?? showText.unnamed} <span className={styles.state}>({statusWord(sent)})</span>
        </span>
        <span className={label === null ? styles.nothing : styles.amount} data-total>
          {amount}
        </span>
      </p>
      <p>{tripOfSent(sent)}</p>
      {sent.isCorrectionPending === true && <Notice tone="warning">{waitBeforePaying}</Notice>}
      {others.length > 0 && (
        <Notice tone="warning">{sharedAllowanceText.alsoSee(others.map(({ publicId }) => publicId))}</Notice>
      )}
    </div>
  );
}
