import type { AnswerLine, Declaration } from '@retour/contract';
import {
  type LineTotals,
  lawOn,
  nameOfArticle,
  otherNameOfArticle,
  type Product,
  purchaseWords,
} from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useShortcut } from '../../../lib/shortcuts/shortcuts-switch';
import { classNames, Pill, type PillTone, VisuallyHidden } from '../../../ui';
import { LinePill } from '../../basket/summary/line-pill';
import { lineReason } from '../../basket/summary/line-reason';
import { countryName } from '../../reference';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { cappedDuty, officerReason } from '../text/officer-words';
import type { LineMark, MarkedLine } from './corrected-lines';
import styles from './declared-lines.module.css';
import { columnLabel, type LineCells, type LineColumn, lineCells, lineColumns } from './line-cells';
import { isToHandOver, LineFigures } from './line-figures';
import { WholeWords } from './whole-words';

export interface DeclaredLineProps {
  readonly marked: MarkedLine;
  /** Among several; while it can be corrected, the key that does so, up to nine. */
  readonly number?: number | undefined;
  /** Undefined until the nomenclature is there. */
  readonly products: ReadonlyMap<string, Product> | undefined;
  readonly declaration: Declaration;
  readonly totals: LineTotals;
  readonly isUnidentified: boolean;
  readonly canCorrect: boolean;
  /** An act is being written: nobody leaves for a correction of what it changes. */
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const columnCount = 1 + lineColumns.length;

const markTones: Readonly<Record<Exclude<LineMark, 'none' | 'handed-over'>, PillTone>> = {
  corrected: 'note',
  recomputed: 'neutral',
  added: 'note',
  removed: 'danger',
};

/** One article: what it is, what was paid, what it owes by each tax, and under them why, with the way to correct it. */
export function DeclaredLine(props: DeclaredLineProps): ReactNode {
  const { marked, number, products, totals } = props;
  const { line, sent, mark } = marked;
  const productOf = (of: AnswerLine): Product | null | undefined =>
    products && (products.get(of.id ?? '') ?? null);
  const product = productOf(line) ?? null;
  const cells = lineCells(line, productOf(line), totals);
  const before = sent && lineCells(sent, productOf(sent), totals);
  const isRemoved = mark === 'removed';
  return (
    <tbody className={classNames(styles.line, isRemoved && styles.removed)}>
      <tr className={styles.figures}>
        <th scope="row" className={styles.article}>
          <Was text={before?.article} now={cells.article} mark={mark} />
          {number !== undefined && !isRemoved && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {isRemoved ? (
            <del>
              <WholeWords text={cells.article} />
            </del>
          ) : (
            <WholeWords text={cells.article} />
          )}
        </th>
        {lineColumns.map((figure) => (
          <Figure
            key={figure}
            figure={figure}
            label={columnLabel(figure, totals, [line])}
            cells={cells}
            before={before}
            mark={mark}
          />
        ))}
      </tr>
      {isRemoved ? <Removed /> : <LineNotes {...props} product={product} />}
    </tbody>
  );
}

interface WasProps {
  readonly text: string | undefined;
  readonly now: string;
  readonly mark: LineMark;
}

/** What it was, over what it is; nothing while it is the same. */
function Was({ text, now, mark }: WasProps): ReactNode {
  if (text === undefined || text === now) return null;
  return (
    <del className={styles.was}>
      <VisuallyHidden>
        {mark === 'handed-over' ? detailText.wasBeforeHandOver : detailText.was}{' '}
      </VisuallyHidden>
      {text}
    </del>
  );
}

interface FigureProps {
  readonly figure: LineColumn;
  readonly label: string;
  readonly cells: LineCells;
  readonly before: LineCells | undefined;
  readonly mark: LineMark;
}

function Figure({ figure, label, cells, before, mark }: FigureProps): ReactNode {
  const { text, spoken, rate, isNothing = false } = cells[figure];
  return (
    <td className={classNames(figure !== 'code' && styles.end, isNothing && styles.nothing, styles[figure])}>
      {/* The head of the column says it to screen readers. */}
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.figure}>
        <Was text={before?.[figure].text} now={text} mark={mark} />
        {mark === 'removed' ? (
          <del>{text}</del>
        ) : (
          <span aria-hidden={spoken !== undefined || undefined}>{text}</span>
        )}
        {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
        {rate !== undefined && <span className={styles.rate}>{rate}</span>}
      </span>
    </td>
  );
}

function Removed(): ReactNode {
  return (
    <tr className={styles.notes}>
      <td colSpan={columnCount}>
        <Pill tone={markTones.removed}>{detailText.marks.removed}</Pill>
      </td>
    </tr>
  );
}

/** Where it comes from, why it owes what it owes, and what can be done of it; the whole computation once it is asked for. */
function LineNotes({
  marked: { line, mark },
  number,
  product,
  declaration,
  totals,
  isUnidentified,
  canCorrect,
  isBusy,
  isOpen,
  onToggle,
}: DeclaredLineProps & { readonly product: Product | null }): ReactNode {
  const figuresId = useId();
  const shortcut = useShortcut(
    canCorrect && number !== undefined && number < 10 ? String(number) : undefined,
  );
  const name = nameOfArticle(product, line.customName);
  const law = lawOn(declaration.assessment.date);
  const wordsOf = (given: AnswerLine['explanation'][number]): string =>
    officerReason(given, line, law, totals.isOver);
  // That an amount may be too high is not left to who asks why.
  const reasons =
    line.status === 'relieved' || isToHandOver(line, totals)
      ? []
      : [
          lineReason(line, wordsOf),
          ...line.explanation.filter(({ code }) => code === cappedDuty).map(wordsOf),
        ];
  const origins = [
    otherNameOfArticle(product, line.customName),
    originOf(declaration, line.customId),
    purchaseOf(line),
  ].filter((part) => part !== undefined && part !== null);
  return (
    <tr className={styles.notes}>
      <td colSpan={columnCount}>
        <div className={styles.foot}>
          <p className={styles.why}>
            {mark !== 'none' && mark !== 'handed-over' && (
              <Pill tone={markTones[mark]}>{detailText.marks[mark]}</Pill>
            )}
            <LinePill line={line} product={product} isUnidentified={isUnidentified} isAtDesk />
            <span>
              {[...new Set([...origins, ...reasons])].filter((part) => part !== undefined).join(' · ')}
            </span>
          </p>
          <p className={styles.acts}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={figuresId}
              aria-label={isOpen ? detailText.hideWhyOf(name) : detailText.whyOf(name)}
              onClick={onToggle}
            >
              {isOpen ? detailText.hideWhy : detailText.why}
            </button>
            {canCorrect && isBusy && (
              <button type="button" aria-label={detailText.correctOf(name)} disabled>
                {detailText.correct}
              </button>
            )}
            {canCorrect && !isBusy && (
              <Link
                {...shortcut}
                to={reviewPaths.correction(declaration.publicId, line.customId)}
                aria-label={detailText.correctOf(name)}
              >
                {detailText.correct}
              </Link>
            )}
          </p>
        </div>
        <div id={figuresId} hidden={!isOpen}>
          {isOpen && <LineFigures line={line} rates={declaration.exchangeRates} law={law} totals={totals} />}
        </div>
      </td>
    </tr>
  );
}

function purchaseOf({ purchaseCountry }: AnswerLine): string | undefined {
  return purchaseCountry === undefined ? undefined : purchaseWords(countryName(purchaseCountry));
}

function originOf({ shoppingProducts }: Declaration, customId: string): string | undefined {
  const origin = shoppingProducts.find((product) => product.customId === customId)?.originCountry;
  return origin === undefined ? undefined : detailText.madeIn(countryName(origin));
}
