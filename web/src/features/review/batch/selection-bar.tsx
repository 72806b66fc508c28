import type { BatchAct, ListedDeclaration } from '@retour/contract';
import { formatEurosAmount, isWaiting } from '@retour/core';
import { Check, CircleCheck, FileDown, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button } from '../../../ui';
import type { Selection } from '../list/use-selection';
import { batchText } from '../text/batch-text';
import { taxWords } from '../text/tax-text';
import styles from './batch.module.css';
import { BatchDialog } from './batch-dialog';
import { isForSome, sumOf } from './batch-plan';
import { PapersDialog } from './papers-dialog';

interface Asked {
  readonly act: BatchAct | 'print';
  readonly chosen: readonly ListedDeclaration[];
}

/** « 3 déclarations choisies, à payer : 12,30 €, encaissé : 8,00 € »: what waits and what was paid are not one sum. */
function chosenWords(chosen: readonly ListedDeclaration[]): string {
  const due = sumOf(chosen, 'due');
  const collected = sumOf(chosen, 'collected');
  return [
    batchText.chosen(chosen.length),
    ...(chosen.some(({ status }) => isWaiting(status))
      ? [batchText.due(formatEurosAmount(due.total), due.isMinimum)]
      : []),
    ...(collected.total > 0 ? [batchText.collected(formatEurosAmount(collected.total))] : []),
  ].join(', ');
}

export interface SelectionBarProps {
  readonly selection: Selection;
  /** Draws the list as it is now: what was decided left it. */
  readonly onRead: () => void;
}

/** What is chosen in the list, its total, and what may be done to it; nothing while nothing is. */
export function SelectionBar({ selection, onRead }: SelectionBarProps): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const isOnline = useOnline();
  const { chosen } = selection;
  const { total, isMinimum, ...taxes } = sumOf(chosen, 'due');
  // Nothing moves under an open dialog: its results stand until they are read.
  const isOpen = useRef(false);
  const isToDraw = useRef(false);
  const drawOnceClosed = (): void => {
    if (isOpen.current || !isToDraw.current) return;
    isToDraw.current = false;
    onRead();
  };
  const close = (): void => {
    isOpen.current = false;
    setAsked(undefined);
    drawOnceClosed();
  };
  const ask = (act: Asked['act'], of = chosen): void => {
    isOpen.current = true;
    setAsked({ act, chosen: of });
  };
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={batchText.region}>
          <div className={styles.said}>
            <div>
              <p role="status">{chosenWords(chosen)}</p>
              {total > 0 && <p className={styles.taxes}>{batchText.including(taxWords(taxes))}</p>}
            </div>
            <Button variant="quiet" compact onClick={selection.clear}>
              {batchText.none}
            </Button>
          </div>
          <div className={styles.acts}>
            {isForSome(chosen, 'validate') && (
              <Button icon={Check} compact disabled={!isOnline} onClick={() => ask('validate')}>
                {batchText.validate}
              </Button>
            )}
            {isForSome(chosen, 'close') && (
              <Button
                variant="secondary"
                icon={CircleCheck}
                compact
                disabled={!isOnline}
                onClick={() => ask('close')}
              >
                {batchText.close}
              </Button>
            )}
            <Button
              variant="secondary"
              icon={FileDown}
              compact
              disabled={!isOnline}
              onClick={() => ask('print')}
            >
              {batchText.papers}
            </Button>
            <Button variant="secondary" icon={Printer} compact onClick={() => print()}>
              {batchText.print}
            </Button>
          </div>
        </section>
      )}
      {asked?.act === 'print' && <PapersDialog chosen={asked.chosen} onClose={close} />}
      {asked !== undefined && asked.act !== 'print' && (
        <BatchDialog
          key={asked.act}
          act={asked.act}
          chosen={asked.chosen}
          onDone={selection.drop}
          onRead={() => {
            isToDraw.current = true;
            drawOnceClosed();
          }}
          onCloseInstead={(closable) => ask('close', closable)}
          onClose={close}
        />
      )}
    </>
  );
}
