import { formatShortEuros, lawOn, type MeanOfTransport } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { transportIcons } from '../../basket/journey/transport';
import { cashApart, wayOut } from '../../declarant/arrival/arrival-text';
import styles from './summary-page.module.css';

export interface NothingToPayProps {
  readonly transport: MeanOfTransport;
  /** YYYY-MM-DD, whose law says from which sum cash is declared. */
  readonly day: string;
}

/** A quiet celebration: straight to the exit, nothing to do but for cash, which no basket tells. */
export function NothingToPay({ transport, day }: NothingToPayProps): ReactNode {
  const Transport = transportIcons[transport];
  return (
    <>
      <span className={styles.celebration}>
        <Transport aria-hidden size={32} strokeWidth={1.75} className={styles.icon} />
        {wayOut[transport]}
      </span>
      <Link to="/preparer-mon-voyage#argent-liquide" className={styles.cash}>
        {cashApart(formatShortEuros(lawOn(day).cashDeclaration.threshold.value))}
      </Link>
    </>
  );
}
