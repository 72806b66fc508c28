import type { CorrectionPreview, SimulationAnswer } from '@retour/contract';
import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../ui';
import { useProductName } from '../../basket/summary/use-product-name';
import { formatLineTotal, formatOwedTotal } from '../../basket/text/format-total';
import { correctionText } from '../text/correction-text';
import { formatDifference } from '../text/format-difference';
import styles from './correction.module.css';

export interface PreviewCardProps {
  readonly preview: CorrectionPreview;
  /** The acts on it: save, or go on correcting. */
  readonly children: ReactNode;
}

type Line = SimulationAnswer['shoppingProducts'][number];

/** The new total and what changes in it, line by line, with the focus: nothing is stored yet. */
export function PreviewCard({ preview, children }: PreviewCardProps): ReactNode {
  const { before, after, difference } = preview;
  const nameOf = useProductName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview !== undefined) heading.current?.focus();
  }, [preview]);
  return (
    <Card as="section" labelledBy="apercu">
      <div className={styles.group}>
        <h2 id="apercu" ref={heading} tabIndex={-1}>
          {correctionText.previewTitle}
        </h2>
        <p className={styles.difference} data-difference>
          {difference === 0 ? correctionText.unchanged : formatDifference(difference)}
        </p>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{correctionText.before}</th>
                <th scope="col">{correctionText.after}</th>
              </tr>
            </thead>
            <tbody>
              {changedLines(before, after).map(([was, is]) => (
                <tr key={is.customId}>
                  <th scope="row">{typeset(nameOf(is))}</th>
                  <td>{formatLineTotal(was)}</td>
                  <td>{formatLineTotal(is)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{correctionText.total}</th>
                <td>{formatOwedTotal(before)}</td>
                <td data-new-total>{formatOwedTotal(after)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        {children}
      </div>
    </Card>
  );
}

/** Lines whose amount moves, as they were and as they would be: correcting one may tax another. */
function changedLines(before: SimulationAnswer, after: SimulationAnswer): readonly (readonly [Line, Line])[] {
  return after.shoppingProducts.flatMap((line) => {
    const was = before.shoppingProducts.find(({ customId }) => customId === line.customId);
    return was === undefined || was.total === line.total ? [] : [[was, line] as const];
  });
}
