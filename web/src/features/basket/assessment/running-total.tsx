import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { basketArticles } from '../../../store';
import { classNames, VisuallyHidden } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { formatTotal } from '../text/format-total';
import { basketText } from '../text/summary-text';
import { answerVerdict, totalLabel } from '../text/verdict-text';
import styles from './running-total.module.css';
import { useSimulation } from './use-simulation';

/** What is owed so far, above the navigation on phones: leads to the basket, and from the basket to what comes next. */
export function RunningTotal({ onBasket }: { readonly onBasket: boolean }): ReactNode {
  const { answer } = useSimulation();
  const { request, paths, seeResult } = useBasketSession();
  const words = useBasketWords();
  if (answer === null || (onBasket && basketArticles(request).length === 0)) return null;
  return (
    <Link
      to={onBasket ? paths.result : paths.basket}
      className={classNames(styles.strip, answerVerdict(answer) === 'forbidden' && styles.forbidden)}
    >
      <span>{totalLabel(answer, basketText.soFar)}</span>
      <span className={styles.amount}>
        {formatTotal(answer)}
        <VisuallyHidden>. {onBasket ? seeResult : words.see}</VisuallyHidden>
        <ChevronRight aria-hidden size={22} strokeWidth={2} />
      </span>
    </Link>
  );
}
