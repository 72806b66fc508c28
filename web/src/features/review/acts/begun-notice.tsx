import type { Declaration } from '@retour/contract';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, ButtonLink, Notice } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { correctionText } from '../text/correction-text';
import styles from './acts.module.css';

/** Of the sentence, which the acts name: beside the amount, and in the dialog that is open over it. */
export const begunIds = { page: 'correction-commencee', dialog: 'correction-commencee-ici' } as const;

/** Of what holds it in a dialog, which opens on it: the first field would take the focus, and scroll it out of sight. */
export function useSeenFirst(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus();
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isOpen]);
  return box;
}

export interface BegunNoticeProps {
  readonly id: string;
  readonly declaration: Declaration;
  /** Nothing is to be corrected now: a later version waits to be seen, or the network to be back. */
  readonly isClosed: boolean;
  /** Something is being written. */
  readonly isBusy: boolean;
  readonly onErase: () => void;
}

/** Says that the agent's own correction is not saved, so that the amount counts nothing of it: it is taken up, or erased. */
export function BegunNotice({ id, declaration, isClosed, isBusy, onErase }: BegunNoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const erase = (): void => {
    // It goes with its button, which has the focus.
    const around = box.current?.closest<HTMLElement>('dialog, [data-acts]');
    const heir = around?.querySelector<HTMLElement>('[data-title]') ?? around;
    onErase();
    heir?.focus();
  };
  return (
    <div ref={box}>
      <Notice tone="warning" title={correctionText.begunTitle}>
        <p id={id}>{correctionText.begun}</p>
        <div className={styles.acts}>
          {!isClosed && !isBusy && (
            <ButtonLink variant="secondary" compact to={reviewPaths.correction(declaration.publicId)}>
              {correctionText.resume}
            </ButtonLink>
          )}
          <Button variant="quiet" compact disabled={isBusy} onClick={erase}>
            {correctionText.eraseTakenUp}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
