import type { Declaration } from '@retour/contract';
import { indexCatalogue, lineTotals, unidentifiedIds } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { Card, classNames } from '../../../ui';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { formatArticleCount } from '../../basket/text/article-count';
import { useCatalogue } from '../../reference';
import { detailText } from '../text/detail-text';
import { isOpenToActs } from '../text/officer-words';
import { type MarkedLine, markedLines, type ReadVersion } from './corrected-lines';
import { DeclaredLine } from './declared-line';
import styles from './declared-lines.module.css';
import { columnLabel, lineColumns } from './line-cells';
import { useSentVersion } from './use-sent-version';

export interface DeclaredLinesProps {
  readonly declaration: Declaration;
  readonly canCorrect: boolean;
  readonly isBusy: boolean;
  /** A version that another one took the place of. */
  readonly isPast?: boolean | undefined;
}

/** The lines of a declaration as they are shown, beside those of the version that was sent, shown in the same way. */
function linesOf(
  { status, ...declaration }: Declaration,
  sent: ReadVersion | undefined,
  isPast: boolean,
): readonly MarkedLine[] {
  const shown = ({ shoppingProducts, assessment }: ReadVersion): ReadVersion => ({
    shoppingProducts,
    assessment: lineTotals({ status, assessment }, isPast).answer,
  });
  return markedLines(shown(declaration), sent && shown(sent));
}

/**
 * Every article of a declaration, a line of a table each, those that owe something first, each under its own number; what a correction
 * changed stands under what it was. Where the columns have no room, a line is stacked, each figure under its name.
 */
export function DeclaredLines({
  declaration,
  canCorrect,
  isBusy,
  isPast = false,
}: DeclaredLinesProps): ReactNode {
  const catalogue = useCatalogue();
  const products = useMemo(() => (catalogue === null ? undefined : indexCatalogue(catalogue)), [catalogue]);
  const open = useOpenLines();
  const totals = lineTotals(declaration, isPast);
  const lines = linesOf(declaration, useSentVersion(declaration), isPast);
  const shown = lines.map(({ line }) => line);
  // The only one that is left has no other to be told from.
  const isNumbered = lines.filter(({ mark }) => mark !== 'removed').length > 1;
  // As in its documents: once it has ended, no article waits to be known.
  const unidentified = unidentifiedIds(
    isOpenToActs(declaration.status) ? declaration.assessment.warnings : [],
  );
  return (
    <Card as="section" labelledBy="articles">
      <div className={styles.room}>
        <h2 id="articles">{formatArticleCount(declaration.assessment.shoppingProducts.length)}</h2>
        <table className={styles.table} aria-labelledby="articles">
          <thead className={styles.head}>
            <tr>
              <th scope="col">{detailText.article}</th>
              {lineColumns.map((figure) => (
                <th key={figure} scope="col" className={classNames(figure !== 'code' && styles.end)}>
                  {columnLabel(figure, totals, shown)}
                </th>
              ))}
            </tr>
          </thead>
          {lines.map((marked) => (
            <DeclaredLine
              key={marked.line.customId}
              marked={marked}
              number={isNumbered ? marked.number : undefined}
              products={products}
              declaration={declaration}
              totals={totals}
              isUnidentified={unidentified.has(marked.line.customId)}
              canCorrect={canCorrect}
              isBusy={isBusy}
              isOpen={open.has(marked.line.customId)}
              onToggle={() => open.toggle(marked.line.customId)}
            />
          ))}
        </table>
      </div>
    </Card>
  );
}
