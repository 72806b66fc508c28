import type { AnswerLine, CorrectionPreview, SimulationAnswer } from '@retour/contract';
import {
  countToAssess,
  describeArticle,
  formatDifference,
  formatEurosAmount,
  formatPrice,
  graveCount,
  graveVerdicts,
  indexCatalogue,
  nameOfArticle,
  owedOnTheRest,
  type Product,
  purchaseWords,
  taxNames,
} from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { classNames, VisuallyHidden } from '../../../ui';
import { countryName, useCatalogue } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { askedDifference, type LineWords } from './asked-difference';
import styles from './correction.module.css';
import { declaredChanges } from './declared-changes';
import { lineDifferences } from './line-differences';
import { type ComparedLine, isRecomputed, whatChanges } from './what-changes';

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
  const certainty = certaintyOf(before, after);
  const isOtherwiseSame = difference === 0 && was !== is;
  const isRestrictionAlone = isOtherwiseSame && whatChanges(changed, declared) === null;
  const changes = isRestrictionAlone
    ? correctionText.restrictionChanged
    : (whatChanges(changed, declared, correctedIds) ?? '');
  const rows: readonly ComparedRow[] = [
    ...declared.map((change) => ({ key: change.name, ...change })),
    ...changed.map(({ customId, sent, corrected }) => {
      const [former, present] = [sent && describe(sent), corrected && describe(corrected)];
      const isRenamed = former !== undefined && present !== undefined && former !== present;
      return {
        key: `line ${customId}`,
        label: (
          <>
            <span className={styles.lineName}>{present ?? former}</span>
            {isRenamed && <span className={styles.lineBefore}>{correctionText.lineBefore(former)}</span>}
            {isRecomputed({ sent, corrected }) && !correctedIds.includes(customId) && (
              <span className={styles.lineBefore}>{correctionText.recomputed}</span>
            )}
          </>
        ),
        before: sent === undefined ? correctionText.notDeclared : lineWords.format(sent),
        after: corrected === undefined ? correctionText.gone : lineWords.format(corrected),
      };
    }),
    ...(was || is
      ? [
          {
            key: 'verdict',
            label: correctionText.verdict,
            before: was || correctionText.noVerdict,
            after: is || correctionText.noVerdict,
          },
        ]
      : []),
    ...changedMode(before, after),
    ...changedTaxes(before, after),
    {
      key: 'total',
      label: correctionText.total,
      before: formatTotal(before),
      after: <span data-new-total>{formatTotal(after)}</span>,
    },
  ];
  return (
    <div className={classNames(styles.group, styles.compared)}>
      <div id={id} className={styles.headline}>
        {changes !== '' && <p className={classNames(difference === 0 && styles.difference)}>{changes}</p>}
        {difference !== 0 && (
          <MovedTotal before={formatTotal(before)} after={formatTotal(after)} difference={difference} />
        )}
        {certainty !== null && <p>{certainty}</p>}
        {difference === 0 && certainty === null && was === is && (
          <p className={classNames(changes === '' && styles.difference)}>{correctionText.unchanged}</p>
        )}
      </div>
      <ComparedTable rows={rows} isNarrow={isNarrow} />
      {changed.length > 0 && (
        <div className={styles.group}>
          <h3>{correctionText.difference}</h3>
          {changed.map(({ customId, sent, corrected }) => (
            <ComparedTable
              key={customId}
              rows={lineDifferences(sent, corrected, productOf, lineWords).map((row) => ({
                key: row.label,
                ...row,
                isMarked: row.before !== row.after,
              }))}
              isNarrow={isNarrow}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** « Total 161,89 € → 43,98 €, Différence −117,91 € », in euros: each named, and the arrow read as a word. */
function MovedTotal({
  before,
  after,
  difference,
}: {
  readonly before: string;
  readonly after: string;
  readonly difference: number;
}): ReactNode {
  return (
    <dl className={styles.moved}>
      <div>
        <dt>{correctionText.movedTotal}</dt>
        <dd>
          {before} <span aria-hidden="true">→</span> <VisuallyHidden>{correctionText.becomes}</VisuallyHidden>{' '}
          {after}
        </dd>
      </div>
      <div>
        <dt>{correctionText.totalDifference}</dt>
        <dd className={styles.difference} data-difference>
          {formatDifference(difference)}
        </dd>
      </div>
    </dl>
  );
}

/** What a sum that is not all known makes of the difference of both; null where both are known. */
function certaintyOf(before: SimulationAnswer, after: SimulationAnswer): string | null {
  if (owedOnTheRest(after).totalIsMinimum)
    return correctionText.isMinimum(countToAssess(after.shoppingProducts));
  return owedOnTheRest(before).totalIsMinimum ? correctionText.isKnown : null;
}

interface ComparedRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What would be stands out. */
  readonly isMarked?: boolean;
}

/** What was and what would be, side by side; under the name of what it is where three columns would cut words. */
function ComparedTable({
  rows,
  isNarrow,
}: {
  readonly rows: readonly ComparedRow[];
  readonly isNarrow: boolean;
}): ReactNode {
  const isWide = useMediaQuery(wideScreen) && !isNarrow;
  const after = ({ after: present, isMarked = false }: ComparedRow): ReactNode => (
    <td className={classNames(isMarked && styles.name)} data-label={correctionText.after}>
      {present}
    </td>
  );
  return (
    <table className={classNames(styles.table, isWide && styles.beside)}>
      <thead>
        <tr>
          {isWide && <td />}
          <th scope="col">{correctionText.before}</th>
          <th scope="col">{correctionText.after}</th>
        </tr>
      </thead>
      {isWide ? (
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>{row.before}</td>
              {after(row)}
            </tr>
          ))}
        </tbody>
      ) : (
        rows.map((row) => (
          <tbody key={row.key} className={styles.stacked}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {row.label}
              </th>
            </tr>
            <tr>
              <td data-label={correctionText.before}>{row.before}</td>
              {after(row)}
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

const modeWords = { flat: detailText.flatMode, normal: detailText.normalMode } as const;

/** The rates are chosen for the whole basket: an article that nobody touched is computed again when they are others. */
function changedMode(
  { mode: was }: SimulationAnswer,
  { mode: is }: SimulationAnswer,
): readonly ComparedRow[] {
  if (was === null || is === null || was === is) return [];
  return [{ key: 'mode', label: correctionText.mode, before: modeWords[was], after: modeWords[is] }];
}

/** The taxes of the whole that move, where both are known. */
function changedTaxes(before: SimulationAnswer, after: SimulationAnswer): readonly ComparedRow[] {
  const present = taxesOf(after);
  return taxesOf(before).flatMap(({ name, euros: was }, index) => {
    const now = present[index]?.euros;
    if (was === undefined || now === undefined || was === now) return [];
    return [{ key: name, label: name, before: formatEurosAmount(was), after: formatEurosAmount(now) }];
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
