import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { formatTotal } from '../text/format-total';
import { basketText } from '../text/summary-text';
import styles from './running-total.module.css';
import { useSimulation } from './use-simulation';

/** What is owed so far, above the navigation on phones. */
export function RunningTotal(): ReactNode {
  const { answer } = useSimulation();
  const { paths } = useBasketSession();
  const total = answer === null ? undefined : formatTotal(answer);
  if (total === undefined) return null;
  return (
    <Link to={paths.basket} className={styles.strip}>
      <span>{basketText.soFar}</span>
      <span className={styles.amount}>
        {total}
        <VisuallyHidden>. {basketText.seeBasket}</VisuallyHidden>
        <ChevronRight aria-hidden size={22} strokeWidth={2} />
      </span>
    </Link>
  );
}
