import type { AnswerLine } from '@retour/contract';
import {
  type Cents,
  describeArticle,
  formatEuros,
  formatEurosAmount,
  formatLineTotal,
  formatPrice,
  type Product,
  typeset,
} from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useBasketLinks } from '../products/product-link';
import { useBasketSession } from '../session/basket-session';
import { useReasonWords } from '../session/use-reason-words';
import { basketText, summaryText } from '../text/summary-text';
import { LineDetail } from './line-detail';
import { LinePill } from './line-pill';
import { lineWords, withVatSpelledOut } from './line-reason';
import styles from './summary-line.module.css';

export interface SummaryLineProps {
  readonly line: AnswerLine;
  readonly product: Product | null;
  readonly isUnidentified: boolean;
  /** What would be saved without it, in euros. */
  readonly saving: Cents | undefined;
  /** Whether the tax on value is first named here. */
  readonly spellsVat: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function SummaryLine({
  line,
  product,
  isUnidentified,
  saving,
  spellsVat,
  open,
  onToggle,
}: SummaryLineProps): ReactNode {
  const detailId = useId();
  const { paths } = useBasketSession();
  const links = useBasketLinks();
  const name = typeset(product?.name ?? line.customName ?? '');
  const shortWords = lineWords(line, useReasonWords());
  const words = spellsVat ? withVatSpelledOut(shortWords) : shortWords;
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <span className={styles.name}>{describeArticle({ ...line, name }, product)}</span>
        <span className={styles.amount}>{formatLineTotal(line)}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.price}>{paidPrice(line)}</span>
        <LinePill line={line} product={product} isUnidentified={isUnidentified} />
      </div>
      {words.map((sentence) => (
        <p key={sentence} className={styles.reason}>
          {sentence}
        </p>
      ))}
      {saving !== undefined && (
        <p className={styles.saving}>{summaryText.withoutLine(formatEuros(saving))}</p>
      )}
      <p className={styles.acts}>
        <button
          type="button"
          className={styles.why}
          aria-expanded={open}
          aria-controls={detailId}
          aria-label={`${open ? summaryText.hideWhy : summaryText.why} ${name}`}
          onClick={onToggle}
        >
          {open ? summaryText.hideWhy : summaryText.why}
        </button>
        <Link
          to={links.edit(line.customId)}
          state={{ returnTo: paths.result }}
          aria-label={basketText.edit(name)}
        >
          {summaryText.edit}
        </Link>
      </p>
      <div id={detailId} hidden={!open}>
        {open && <LineDetail line={line} />}
      </div>
    </li>
  );
}

/** « 98 000 JPY, soit 624,00 € ». */
function paidPrice({ originalValue, currency, value }: AnswerLine): string {
  return currency === 'EUR'
    ? formatEurosAmount(value)
    : summaryText.paid(formatPrice(originalValue, currency), formatEurosAmount(value));
}
