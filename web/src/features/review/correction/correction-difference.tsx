import type { AnswerLine, CorrectionPreview, SimulationAnswer } from '@retour/contract';
import {
  describeArticle,
  formatDifference,
  formatEurosAmount,
  formatPrice,
  graveCount,
  graveVerdicts,
  indexCatalogue,
  nameOfArticle,
  type Product,
  purchaseWords,
  taxNames,
} from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { classNames } from '../../../ui';
import { countryName, useCatalogue } from '../../reference';
import { correctionText } from '../text/correction-text';
import { askedDifference, type LineWords } from './asked-difference';
import styles from './correction.module.css';
import { declaredChanges } from './declared-changes';
import { lineDifferences } from './line-differences';
import { type ComparedLine, whatChanges } from './what-changes';

export interface CorrectionDifferenceProps {
  /** Of the sentence that says by how much the total moves. */
  readonly id?: string | undefined;
  readonly difference: Pick<CorrectionPreview, 'before' | 'after' | 'declared' | 'difference'>;
  /** The lines that the agent corrected: shown even when nothing that is told of them changes. */
  readonly correctedIds?: readonly string[] | undefined;
  /** It has less room than the window says. */
  readonly isNarrow?: boolean | undefined;
}

/** By how much the total moves and what changes in it: the person and the trip, then line by line, as it was and as it is. */
export function CorrectionDifference({
  id,
  difference: compared,
  correctedIds = [],
  isNarrow = false,
}: CorrectionDifferenceProps): ReactNode {
  const productOf = useProductOf();
  const describe = describedBy(productOf);
  const { before, after, difference, lineWords, formatTotal } = askedDifference(compared);
  const changed = changedLines(before, after, productOf, correctedIds, lineWords);
  const declared = declaredChanges(compared.declared);
  const [was, is] = [restrictionsOf(before), restrictionsOf(after)];
  const isOtherwiseSame = difference === 0 && was !== is;
  const changes =
    whatChanges(changed, declared) ?? (isOtherwiseSame ? correctionText.restrictionChanged : '');
  return (
    <div className={styles.group}>
      <div id={id} className={styles.headline}>
        {changes !== '' && <p className={classNames(difference === 0 && styles.difference)}>{changes}</p>}
        {difference !== 0 && (
          <p className={styles.difference} data-difference>
            {formatDifference(difference)}
          </p>
        )}
        {difference === 0 && was === is && (
          <p className={classNames(changes === '' && styles.difference)}>{correctionText.unchanged}</p>
        )}
      </div>
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
            {declared.map((change) => (
              <tr key={change.name}>
                <th scope="row">{change.label}</th>
                <td className={styles.words}>{change.before}</td>
                <td className={styles.words}>{change.after}</td>
              </tr>
            ))}
            {changed.map(({ customId, sent, corrected }) => {
              const [was, is] = [sent && describe(sent), corrected && describe(corrected)];
              return (
                <tr key={customId}>
                  <th scope="row">
                    <span className={styles.lineName}>{is ?? was}</span>
                    {was !== undefined && is !== undefined && was !== is && (
                      <span className={styles.lineBefore}>{correctionText.lineBefore(was)}</span>
                    )}
                  </th>
                  <td>{sent === undefined ? correctionText.notDeclared : lineWords.format(sent)}</td>
                  <td>{corrected === undefined ? correctionText.gone : lineWords.format(corrected)}</td>
                </tr>
              );
            })}
            {(was || is) && (
              <tr>
                <th scope="row">{correctionText.verdict}</th>
                <td>{was || correctionText.noVerdict}</td>
                <td data-verdict>{is || correctionText.noVerdict}</td>
              </tr>
            )}
            {changedTaxes(before, after).map(({ name, was: old, is: now }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatEurosAmount(old)}</td>
                <td>{formatEurosAmount(now)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{correctionText.total}</th>
              <td>{formatTotal(before)}</td>
              <td data-new-total>{formatTotal(after)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {changed.length > 0 && (
        <div className={styles.group}>
          <h3>{correctionText.difference}</h3>
          {changed.map(({ customId, sent, corrected }) => (
            <LineDifferences
              key={customId}
              rows={lineDifferences(sent, corrected, productOf, lineWords)}
              isNarrow={isNarrow}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** What was and what would be, side by side; under the name of what it is where three columns would cut amounts. */
function LineDifferences({
  rows,
  isNarrow,
}: {
  readonly rows: ReturnType<typeof lineDifferences>;
  readonly isNarrow: boolean;
}): ReactNode {
  const isWide = useMediaQuery(wideScreen) && !isNarrow;
  const after = (one: (typeof rows)[number]): ReactNode => (
    <td className={classNames(styles.words, one.before !== one.after && styles.name)}>{one.after}</td>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {isWide && <td />}
          <th scope="col">{correctionText.before}</th>
          <th scope="col">{correctionText.after}</th>
        </tr>
      </thead>
      {isWide ? (
        <tbody>
          {rows.map((one) => (
            <tr key={one.label}>
              <th scope="row">{one.label}</th>
              <td className={styles.words}>{one.before}</td>
              {after(one)}
            </tr>
          ))}
        </tbody>
      ) : (
        rows.map((one) => (
          <tbody key={one.label} className={styles.stacked}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {one.label}
              </th>
            </tr>
            <tr>
              <td className={styles.words}>{one.before}</td>
              {after(one)}
            </tr>
          </tbody>
        ))
      )}
    </table>
  );
}

const taxesOf = ({ totalCustomDuty, totalExcise, totalVat }: SimulationAnswer) => [
  { name: taxNames.duty, euros: totalCustomDuty },
  { name: taxNames.excise, euros: totalExcise },
  { name: taxNames.vat, euros: totalVat },
];

/** The taxes of the whole that move, where both are known. */
function changedTaxes(
  before: SimulationAnswer,
  after: SimulationAnswer,
): readonly { readonly name: string; readonly was: number; readonly is: number }[] {
  const is = taxesOf(after);
  return taxesOf(before).flatMap(({ name, euros: was }, index) => {
    const now = is[index]?.euros;
    return was === undefined || now === undefined || was === now ? [] : [{ name, was, is: now }];
  });
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

type ProductOf = (id: string | null) => Product | null;

function useProductOf(): ProductOf {
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  return (id) => products?.get(id ?? '') ?? null;
}

/** « Parfum · 500 € »: what a line is and what was paid for it. */
function describedBy(productOf: ProductOf): (line: AnswerLine) => string {
  return (line) => {
    const product = productOf(line.id);
    const name = nameOfArticle(product, line.customName);
    const { originalValue, currency, purchaseCountry } = line;
    const price = formatPrice(originalValue, currency);
    const boughtIn = purchaseCountry === undefined ? [] : [purchaseWords(countryName(purchaseCountry))];
    return [describeArticle({ ...line, name }, product), price, ...boughtIn].join(' · ');
  };
}

interface ChangedLine extends ComparedLine {
  readonly customId: string;
}

/** Lines that are corrected, come or go, or of which anything moves with them, as they were and as they would be. */
function changedLines(
  before: SimulationAnswer,
  after: SimulationAnswer,
  productOf: ProductOf,
  correctedIds: readonly string[],
  lineWords: LineWords,
): readonly ChangedLine[] {
  const sentBy = new Map(before.shoppingProducts.map((line) => [line.customId, line]));
  const correctedBy = new Map(after.shoppingProducts.map((line) => [line.customId, line]));
  return [...new Set([...sentBy.keys(), ...correctedBy.keys()])].flatMap((customId) => {
    const [sent, corrected] = [sentBy.get(customId), correctedBy.get(customId)];
    const isTold = lineDifferences(sent, corrected, productOf, lineWords).some(
      (row) => row.before !== row.after,
    );
    return isTold || correctedIds.includes(customId) ? [{ customId, sent, corrected }] : [];
  });
}
