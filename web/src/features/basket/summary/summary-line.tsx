import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  type Cents,
  describeArticle,
  formatAskedLine,
  formatAskedTotal,
  formatEuros,
  formatPrice,
  isOfSum,
  type Product,
} from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { basketArticles } from '../../../store';
import { VisuallyHidden } from '../../../ui';
import { AskWhich } from '../lines/ask-which';
import { BoughtIn } from '../lines/bought-in';
import { useBasketLinks } from '../products/product-link';
import { useBasketSession } from '../session/basket-session';
import { useAgentWords } from '../session/use-agent-words';
import { basketText, summaryText } from '../text/summary-text';
import { type ChangedLine, keepChangedLine } from './changed-line';
import { LineDetail } from './line-detail';
import { LinePill } from './line-pill';
import styles from './summary-line.module.css';
import { useProductName } from './use-product-name';

export interface SummaryLineProps {
  readonly line: AnswerLine;
  /** Its name among the others of the result, heard with each of its buttons. */
  readonly called: string;
  readonly answer: SimulationAnswer;
  readonly product: Product | null;
  readonly isUnidentified: boolean;
  /** What would be saved without it, in euros. */
  readonly saving: Cents | undefined;
  /** What was owed before the article was changed: the person comes back to it. */
  readonly before: ChangedLine | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A name, what was paid, an amount, and a pill for what its group does not say; why, how much, by which law and the way to change it unfold. */
export function SummaryLine({
  line,
  called,
  answer,
  product,
  isUnidentified,
  saving,
  before,
  open,
  onToggle,
}: SummaryLineProps): ReactNode {
  const whyId = useId();
  const detailId = useId();
  const { paths, request } = useBasketSession();
  const links = useBasketLinks();
  const isAtDesk = useAgentWords() !== undefined;
  const name = useProductName()(line);
  const amount = formatAskedLine(line);
  const total = formatAskedTotal(answer);
  const article = basketArticles(request).find(({ id }) => id === line.customId);
  const keepBefore = (): void => keepChangedLine({ id: line.customId, line: amount, total });
  useFirstFocus(before && whyId);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <div className={styles.what}>
          <span className={styles.name}>
            {describeArticle({ ...line, name }, product)}
            <BoughtIn country={line.purchaseCountry} />
          </span>
          <span className={styles.pills}>
            <span className={styles.paid}>
              <VisuallyHidden>
                {isOfSum(line.explanation) ? summaryText.sum : summaryText.price}{' '}
              </VisuallyHidden>
              {formatPrice(line.originalValue, line.currency)}
            </span>
            <LinePill
              line={line}
              product={product}
              isUnidentified={isUnidentified}
              isInGroup
              isAtDesk={isAtDesk}
            />
          </span>
        </div>
        <div className={styles.owed}>
          <span className={styles.amount}>{amount}</span>
          <button
            id={whyId}
            type="button"
            className={styles.why}
            aria-expanded={open}
            aria-controls={detailId}
            aria-label={`${open ? summaryText.hideWhy : summaryText.why} ${called}`}
            onClick={onToggle}
          >
            {open ? summaryText.hideWhy : summaryText.why}
          </button>
        </div>
      </div>
      {before !== undefined && (before.line !== amount || before.total !== total) && (
        <p className={styles.effect}>
          {summaryText.lineBefore(before.line)} {summaryText.totalBefore(before.total, total)}
        </p>
      )}
      {article !== undefined && (
        <AskWhich line={line} article={article} returnTo={paths.result} onLeave={keepBefore} />
      )}
      {/* Folded on a screen, and still there to be printed. */}
      <div id={detailId} hidden={!open} className={styles.detail}>
        <LineDetail line={line} answer={answer} />
        {saving !== undefined && (
          <p className={styles.saving}>{summaryText.withoutLine(formatEuros(saving))}</p>
        )}
        <Link
          to={links.edit(line.customId)}
          state={{ returnTo: paths.result, changed: line.customId }}
          onClick={keepBefore}
          aria-label={basketText.edit(called)}
          className={styles.edit}
        >
          {summaryText.edit}
        </Link>
      </div>
    </li>
  );
}
