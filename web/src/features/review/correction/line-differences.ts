import type { AnswerLine } from '@retour/contract';
import {
  describeArticle,
  formatDutyRate,
  formatEurosAmount,
  formatLineTotal,
  formatPercent,
  formatPrice,
  hasAmount,
  nameOfArticle,
  type Product,
} from '@retour/core';
import { formatCnCode } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';

/** One thing that is said of an article, as it was and as it would be. */
export interface LineDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type ProductOf = (id: string | null) => Product | null;
type Told = (line: AnswerLine, product: Product | null) => string;

const amount =
  (euros: (line: AnswerLine) => number): Told =>
  (line) =>
    hasAmount(line) ? formatEurosAmount(euros(line)) : correctionText.notComputed;

/** With its rate, where something is owed at it. */
const duty: Told = (line, product) => {
  const rate = formatDutyRate(line);
  const owed = amount(({ customDuty }) => customDuty)(line, product);
  return rate === null || line.customDuty === 0 || !hasAmount(line) ? owed : `${owed} (${rate})`;
};

const vat: Told = (line, product) => {
  const owed = amount((one) => one.vat)(line, product);
  return line.vat > 0 && hasAmount(line) ? `${owed} (${formatPercent(line.vatRate)})` : owed;
};

/** What stands side by side, in the order in which an amount is made. */
const rows: readonly (readonly [string, Told])[] = [
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
  [correctionText.paid, ({ originalValue, currency }) => formatPrice(originalValue, currency)],
  [detailText.value, ({ value }) => formatEurosAmount(value)],
  [detailText.duty, duty],
  [detailText.excise, amount(({ excise }) => excise)],
  [detailText.vat, vat],
  [detailText.total, formatLineTotal],
];

/** An article side by side, before and after; one that was not declared, or goes, says so on its side. */
export function lineDifferences(
  sent: AnswerLine | undefined,
  corrected: AnswerLine | undefined,
  productOf: ProductOf,
): readonly LineDifference[] {
  const side = (line: AnswerLine | undefined, told: Told, absent: string): string =>
    line === undefined ? absent : told(line, productOf(line.id));
  return rows.map(([label, told], index) => ({
    label,
    before: side(sent, told, index === 0 ? correctionText.notDeclared : correctionText.nothingThere),
    after: side(corrected, told, index === 0 ? correctionText.gone : correctionText.nothingThere),
  }));
}
