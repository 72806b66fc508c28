import { answerVerdict, answerWords } from '@retour/core';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { basketArticles } from '../../../store';
import { classNames, VisuallyHidden } from '../../../ui';
import { type SumLabel, useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { formatArticleCount } from '../text/article-count';
import styles from './running-total.module.css';
import { useSimulation } from './use-simulation';

export interface SoFarProps {
  readonly onBasket: boolean;
  readonly sumLabel: SumLabel | undefined;
}

/** What is owed so far, above the navigation on phones: leads to the basket, and from the basket to what comes next. */
export function RunningTotal({ onBasket, sumLabel }: SoFarProps): ReactNode {
  const { answer } = useSimulation();
  const { request, paths, seeResult } = useBasketSession();
  const words = useBasketWords();
  const count = basketArticles(request).length;
  if (answer === null || (onBasket && count === 0)) return null;
  const { label, amount } = answerWords(answer, 'running');
  return (
    <Link
      to={onBasket ? paths.result : paths.basket}
      className={classNames(styles.strip, answerVerdict(answer) === 'forbidden' && styles.forbidden)}
    >
      <span className={styles.words}>
        <span>{sumLabel?.(answer, label) ?? label}</span>
        {count > 0 && <span className={styles.count}>{formatArticleCount(count)}</span>}
      </span>
      <span className={styles.amount}>
        {amount}
        <VisuallyHidden>. {onBasket ? seeResult : words.see}</VisuallyHidden>
        <ChevronRight aria-hidden size={22} strokeWidth={2} />
      </span>
    </Link>
  );
}
