import { PencilLine, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, Pill } from '../../../ui';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';

export interface FoldedSectionProps {
  /** Of its title, in the page. */
  readonly id: string;
  readonly title: string;
  /** Something of it is corrected. */
  readonly isTouched: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** What was typed in it is forgotten. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** A part of the correction that is corrected once the agent opens it. */
export function FoldedSection(props: FoldedSectionProps): ReactNode {
  const { id, title, isTouched, isOpen, onOpen, onReset, children } = props;
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.group}>
        <div className={styles.row}>
          <h2 id={id} className={styles.said}>
            {title}
          </h2>
          {isTouched && <Pill>{correctionText.touched}</Pill>}
          {isOpen ? (
            <Button
              variant="quiet"
              icon={Undo2}
              compact
              label={correctionText.undoOf(title)}
              onClick={onReset}
            >
              {correctionText.undo}
            </Button>
          ) : (
            <Button
              variant="quiet"
              icon={PencilLine}
              compact
              label={correctionText.openOf(title)}
              onClick={onOpen}
            >
              {correctionText.open}
            </Button>
          )}
        </div>
        {isOpen && children}
      </div>
    </Card>
  );
}
