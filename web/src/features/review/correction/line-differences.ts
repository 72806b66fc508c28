import type { AnswerLine } from '@retour/contract';
import {
  describeArticle,
  formatDutyRate,
  formatEurosAmount,
  formatPercent,
  formatPrice,
  hasTaxes,
  nameOfArticle,
  type Product,
  priceHead,
} from '@retour/core';
import { formatCnCode } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { unwrittenTax } from '../text/unwritten-tax';
import type { LineWords } from './asked-difference';

/** One thing that is said of an article, as it was and as it would be. */
export interface LineDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type ProductOf = (id: string | null) => Product | null;
type Told = (line: AnswerLine, product: Product | null, words: LineWords) => string;

/** A tax, with its rate where something is owed at it. */
const tax =
  (euros: (line: AnswerLine) => number, rateOf: (line: AnswerLine) => string | null): Told =>
  (line, _product, words) => {
    if (!hasTaxes(line, words)) return unwrittenTax(line);
    const [owed, rate] = [formatEurosAmount(euros(line)), rateOf(line)];
    return rate === null || euros(line) === 0 ? owed : `${owed} (${rate})`;
  };

/** What stands side by side, in the order in which an amount is made. */
const rows: readonly (readonly [string | ((lines: readonly AnswerLine[]) => string), Told])[] = [
  [
    correctionText.article,
    (line, product) => describeArticle({ ...line, name: nameOfArticle(product, line.customName) }, product),
  ],
  [
    correctionText.tariffLine,
    (_line, product) =>
      product === null || product.tariff === null
        ? correctionText.noTariffLine
        : formatCnCode(product.tariff.cnCode),
  ],
  [priceHead, ({ originalValue, currency }) => formatPrice(originalValue, currency)],
  [detailText.value, ({ value }) => formatEurosAmount(value)],
  [detailText.duty, tax(({ customDuty }) => customDuty, formatDutyRate)],
  [
    detailText.excise,
    tax(
      ({ excise }) => excise,
      () => null,
    ),
  ],
  [
    detailText.vat,
    tax(
      (line) => line.vat,
      ({ vatRate }) => formatPercent(vatRate),
    ),
  ],
  [detailText.total, (line, _product, { format }) => format(line)],
];

/** An article side by side, before and after; one that was not declared, or goes, says so on its side. */
export function lineDifferences(
  sent: AnswerLine | undefined,
  corrected: AnswerLine | undefined,
  productOf: ProductOf,
  words: LineWords,
): readonly LineDifference[] {
  const side = (line: AnswerLine | undefined, told: Told, absent: string): string =>
    line === undefined ? absent : told(line, productOf(line.id), words);
  const lines = [sent, corrected].filter((line) => line !== undefined);
  return rows.map(([label, told], index) => ({
    label: typeof label === 'string' ? label : label(lines),
    before: side(sent, told, index === 0 ? correctionText.notDeclared : correctionText.nothingThere),
    after: side(corrected, told, index === 0 ? correctionText.gone : correctionText.nothingThere),
  }));
}
