import type { MeanOfTransport } from '@retour/core';
import type { ReactNode } from 'react';
import { transportIcons } from '../../basket/journey/transport';
import { wayOut } from '../../declarant/arrival/arrival-text';
import styles from './summary-page.module.css';

/** A quiet celebration: straight to the exit, nothing to do. */
export function NothingToPay({ transport }: { readonly transport: MeanOfTransport }): ReactNode {
  const Transport = transportIcons[transport];
  return (
    <span className={styles.celebration}>
      <Transport aria-hidden size={32} strokeWidth={1.75} className={styles.icon} />
      {wayOut[transport]}
    </span>
  );
}
