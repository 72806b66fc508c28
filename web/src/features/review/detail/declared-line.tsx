import type { AnswerLine, Declaration } from '@retour/contract';
import {
  describeArticle,
  formatEurosAmount,
  formatLineTotal,
  formatPrice,
  lawOn,
  nameOfArticle,
  type Product,
  purchaseWords,
  typeset,
} from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { LinePill } from '../../basket/summary/line-pill';
import { lineReason, lineTaxes } from '../../basket/summary/line-reason';
import { countryName } from '../../reference';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { officerReason } from '../text/officer-words';
import styles from './detail.module.css';
import { LineFigures } from './line-figures';

export interface DeclaredLineProps {
  readonly line: AnswerLine;
  readonly product: Product | null;
  readonly declaration: Declaration;
  readonly isUnidentified: boolean;
  readonly canCorrect: boolean;
  /** An act is being written: nobody leaves for a correction of what it changes. */
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One article: what it is, what was paid, what is owed and why; its correction one press away. */
export function DeclaredLine(props: DeclaredLineProps): ReactNode {
  const { line, product, declaration, isUnidentified, canCorrect, isBusy, isOpen, onToggle } = props;
  const figuresId = useId();
  const name = nameOfArticle(product, line.customName);
  const ownName = typeset(line.customName ?? '') === name ? null : line.customName;
  const law = lawOn(declaration.assessment.date);
  const reason =
    line.status === 'relieved' ? undefined : lineReason(line, (given, own) => officerReason(given, own, law));
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <span className={styles.name}>{describeArticle({ ...line, name }, product)}</span>
        <span className={styles.amount}>{formatLineTotal(line)}</span>
      </div>
      <div className={styles.priceRow}>
        <span className={styles.soft}>
          {[paidPrice(line), ownName, originOf(declaration, line.customId), purchaseOf(line)]
            .filter((part) => part !== undefined && part !== null)
            .join(' · ')}
        </span>
        <LinePill line={line} product={product} isUnidentified={isUnidentified} />
      </div>
      <div className={styles.lineFoot}>
        <p className={styles.soft}>
          {reason} {lineTaxes(line)}
        </p>
        <p className={styles.lineActs}>
          <button
            type="button"
            className={styles.why}
            aria-expanded={isOpen}
            aria-controls={figuresId}
            aria-label={isOpen ? detailText.hideWhyOf(name) : detailText.whyOf(name)}
            onClick={onToggle}
          >
            {isOpen ? detailText.hideWhy : detailText.why}
          </button>
          {canCorrect && isBusy && (
            <button type="button" className={styles.why} aria-label={detailText.correctOf(name)} disabled>
              {detailText.correct}
            </button>
          )}
          {canCorrect && !isBusy && (
            <Link
              to={reviewPaths.correction(declaration.publicId, line.customId)}
              aria-label={detailText.correctOf(name)}
            >
              {detailText.correct}
            </Link>
          )}
        </p>
      </div>
      <div id={figuresId} hidden={!isOpen}>
        {isOpen && <LineFigures line={line} rates={declaration.exchangeRates} law={law} />}
      </div>
    </li>
  );
}

function paidPrice({ originalValue, currency, value }: AnswerLine): string {
  return currency === 'EUR'
    ? formatEurosAmount(value)
    : detailText.paidPrice(formatPrice(originalValue, currency), formatEurosAmount(value));
}

function purchaseOf({ purchaseCountry }: AnswerLine): string | undefined {
  return purchaseCountry === undefined ? undefined : purchaseWords(countryName(purchaseCountry));
}

function originOf({ shoppingProducts }: Declaration, customId: string): string | undefined {
  const origin = shoppingProducts.find((product) => product.customId === customId)?.originCountry;
  return origin === undefined ? undefined : detailText.madeIn(countryName(origin));
}
