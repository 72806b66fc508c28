import type { SimulationAnswer } from '@retour/contract';
import { PlaneLanding } from 'lucide-react';
import type { ReactNode } from 'react';
import { summaryText } from '../../basket/text/summary-text';
import { needsAttention } from './needs-attention';
import styles from './nothing-to-pay.module.css';

/** A quiet celebration: straight to the exit, nothing to do. */
export function NothingToPay({ answer }: { readonly answer: SimulationAnswer }): ReactNode {
  if (answer.total > 0 || answer.totalIsMinimum || needsAttention(answer)) return null;
  return (
    <div className={styles.celebration}>
      <PlaneLanding aria-hidden size={40} strokeWidth={1.75} className={styles.icon} />
      <p>{summaryText.celebration}</p>
    </div>
  );
}
