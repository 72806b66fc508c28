import type { SimulationAnswer } from '@retour/contract';
import { answerVerdict, type MeanOfTransport, needsAttention } from '@retour/core';
import type { ReactNode } from 'react';
import { transportIcons } from '../../basket/journey/transport';
import { summaryText } from '../../basket/text/summary-text';
import styles from './nothing-to-pay.module.css';

export interface NothingToPayProps {
  readonly answer: SimulationAnswer;
  readonly transport: MeanOfTransport;
}

/** A quiet celebration: straight to the exit, nothing to do. */
export function NothingToPay({ answer, transport }: NothingToPayProps): ReactNode {
  if (answerVerdict(answer) !== 'nothing' || needsAttention(answer)) return null;
  const Transport = transportIcons[transport];
  return (
    <div className={styles.celebration}>
      <Transport aria-hidden size={40} strokeWidth={1.75} className={styles.icon} />
      <p>{summaryText.celebration}</p>
    </div>
  );
}
