import type { AnswerLine, CorrectionPreview, SimulationAnswer } from '@retour/contract';
import {
  describeArticle,
  formatLineTotal,
  formatPrice,
  formatTotal,
  graveCount,
  graveVerdicts,
  indexCatalogue,
  nameOfArticle,
  purchaseWords,
} from '@retour/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Card } from '../../../ui';
import { countryName, useCatalogue } from '../../reference';
import { correctionText } from '../text/correction-text';
import { formatDifference } from '../text/format-difference';
import styles from './correction.module.css';

export interface PreviewCardProps {
  readonly preview: CorrectionPreview;
  /** The lines that the agent corrected: shown even when their amount stays. */
  readonly correctedIds: readonly string[];
  /** The acts on it: save, or go on correcting. */
  readonly children: ReactNode;
}

/** The new total and what changes in it, line by line, with the focus: nothing is stored yet. */
export function PreviewCard({ preview, correctedIds, children }: PreviewCardProps): ReactNode {
  const { before, after, difference } = preview;
  const describe = useDescription();
  const [was, is] = [restrictionsOf(before), restrictionsOf(after)];
  const unchanged = was === is ? correctionText.unchanged : correctionText.restrictionChanged;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview === undefined) return;
    heading.current?.focus();
    // The focus brings the heading alone into sight: what it heads would stand under the bar of the acts.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  return (
    <Card as="section" labelledBy="apercu">
      <div className={styles.group}>
        <h2 id="apercu" ref={heading} tabIndex={-1}>
          {correctionText.previewTitle}
        </h2>
        <p className={styles.difference} data-difference>
          {difference === 0 ? unchanged : formatDifference(difference)}
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
              {changedLines(before, after, correctedIds).map(([sent, corrected]) => (
                <tr key={corrected.customId}>
                  <th scope="row">
                    <span className={styles.lineName}>{describe(corrected)}</span>
                    {describe(sent) !== describe(corrected) && (
                      <span className={styles.lineBefore}>{correctionText.lineBefore(describe(sent))}</span>
                    )}
                  </th>
                  <td>{formatLineTotal(sent)}</td>
                  <td>{formatLineTotal(corrected)}</td>
                </tr>
              ))}
              {(was || is) && (
                <tr>
                  <th scope="row">{correctionText.verdict}</th>
                  <td>{was || correctionText.noVerdict}</td>
                  <td data-verdict>{is || correctionText.noVerdict}</td>
                </tr>
              )}
              <tr>
                <th scope="row">{correctionText.total}</th>
                <td>{formatTotal(before)}</td>
                <td data-new-total>{formatTotal(after)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        {children}
      </div>
    </Card>
  );
}

/** « Article interdit, 2 articles à vérifier »: every verdict on the articles, the gravest first; nothing without any. */
function restrictionsOf(answer: SimulationAnswer): string {
  const handedOver = answer.shoppingProducts.filter(({ status }) => status === 'handed-over').length;
  const counted = [
    ...graveVerdicts.map(
      (verdict) => [correctionText.verdicts[verdict], graveCount(answer, verdict)] as const,
    ),
    [correctionText.verdicts.handedOver, handedOver] as const,
  ];
  const words = counted.flatMap(([wordsOf, count]) => (count === 0 ? [] : wordsOf(count)));
  return words.map((text, index) => (index === 0 ? text : text.toLowerCase())).join(', ');
}

/** « Parfum · 500 € »: what a line is and what was paid for it. */
function useDescription(): (line: AnswerLine) => string {
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  return (line) => {
    const product = products?.get(line.id ?? '') ?? null;
    const name = nameOfArticle(product, line.customName);
    const { originalValue, currency, purchaseCountry } = line;
    const price = formatPrice(originalValue, currency);
    const boughtIn = purchaseCountry === undefined ? [] : [purchaseWords(countryName(purchaseCountry))];
    return [describeArticle({ ...line, name }, product), price, ...boughtIn].join(' · ');
  };
}

/** Lines that are corrected, or whose amount moves with them, as they were and as they would be. */
function changedLines(
  before: SimulationAnswer,
  after: SimulationAnswer,
  correctedIds: readonly string[],
): readonly (readonly [AnswerLine, AnswerLine])[] {
  return after.shoppingProducts.flatMap((line) => {
    const was = before.shoppingProducts.find(({ customId }) => customId === line.customId);
    if (was === undefined) return [];
    return was.total !== line.total || correctedIds.includes(line.customId) ? [[was, line] as const] : [];
  });
}
