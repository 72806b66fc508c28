import { formatHour } from '@retour/contract';
import { typeset } from '@retour/core';
import { Eraser, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ParkedDeclaration } from '../../../../store/parked/parked-declarations';
import { Button, Card, Stack } from '../../../../ui';
import { mayBeSaved } from '../sending/left-try';
import { creationText } from '../text/creation-text';
import { describeRequest, nameOfRequest } from './describe-request';
import styles from './start.module.css';

export interface ParkedCardProps {
  readonly declaration: ParkedDeclaration;
  readonly onTakeUp: () => void;
  readonly onErase: () => void;
}

/** A parked declaration: whose it is, since when, and what can be done of it. */
export function ParkedCard({ declaration, onTakeUp, onErase }: ParkedCardProps): ReactNode {
  const titleId = useId();
  const { name, request, parkedAt } = declaration;
  const whose = nameOfRequest(request);
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="small">
        <h2 id={titleId} className={styles.name}>
          {name === '' ? whose : typeset(name)}
        </h2>
        <p className={styles.name}>
          {[...(name === '' ? [] : [whose]), describeRequest(request)].join(', ')}
        </p>
        {mayBeSaved(request) && <p>{creationText.sendAgain}</p>}
        <p className={styles.soft}>{creationText.parkedAt(formatHour(parkedAt))}</p>
        <div className={styles.acts}>
          <Button icon={RotateCcw} compact onClick={onTakeUp}>
            {creationText.takeUp}
          </Button>
          <Button variant="quiet" icon={Eraser} compact onClick={onErase}>
            {creationText.eraseOne}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
