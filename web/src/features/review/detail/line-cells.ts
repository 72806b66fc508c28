import type { AnswerLine } from '@retour/contract';
import {
  describeArticle,
  formatDutyRate,
  formatEurosAmount,
  formatPercent,
  formatPrice,
  hasTaxes,
  type LineTotals,
  nameOfArticle,
  type Product,
  priceHead,
  taxNames,
} from '@retour/core';
import { formatCnCode } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { unwrittenTax } from '../text/unwritten-tax';

/** The columns of a line in the table of a sheet, in the order in which its amount is made. */
export const lineColumns = ['code', 'price', 'value', 'duty', 'vat', 'excise', 'due'] as const;
export type LineColumn = (typeof lineColumns)[number];

const columnLabels = {
  code: detailText.code,
  value: detailText.valueColumn,
  duty: taxNames.duty,
  vat: taxNames.vat,
  excise: detailText.exciseColumn,
} as const satisfies Partial<Record<LineColumn, string>>;

/** What stands over a column of these lines; of what an article comes to, what the state of the declaration makes of it. */
export function columnLabel(column: LineColumn, totals: LineTotals, lines: readonly AnswerLine[]): string {
  if (column === 'due') return totals.name;
  return column === 'price' ? priceHead(lines) : columnLabels[column];
}

export interface LineCell {
  readonly text: string;
  /** What is read aloud instead of it. */
  readonly spoken?: string | undefined;
  /** The rate that it comes from. */
  readonly rate?: string | undefined;
  /** Nothing is owed by it: it may be passed over. */
  readonly isNothing?: boolean | undefined;
}

export type LineCells = Readonly<Record<LineColumn, LineCell>> & { readonly article: string };

/** What is written of a line in the table of a sheet; `product` is undefined until the nomenclature is there. */
export function lineCells(
  line: AnswerLine,
  product: Product | null | undefined,
  totals: LineTotals,
): LineCells {
  const { originalValue, currency, value, customDuty, excise, vat, vatRate } = line;
  const tax = (euros: number, rate: string | null): LineCell => {
    if (!hasTaxes(line, totals)) {
      return { text: correctionText.nothingThere, spoken: unwrittenTax(line), isNothing: true };
    }
    if (euros === 0) return { text: formatEurosAmount(0), isNothing: true };
    return { text: formatEurosAmount(euros), rate: rate ?? undefined };
  };
  const name = nameOfArticle(product ?? null, line.customName);
  return {
    article: describeArticle({ ...line, name }, product ?? null),
    code: codeOf(product),
    price: { text: formatPrice(originalValue, currency) },
    value: { text: formatEurosAmount(value) },
    duty: tax(customDuty, formatDutyRate(line)),
    vat: tax(vat, formatPercent(vatRate)),
    excise: tax(excise, null),
    due: {
      text: totals.format(line),
      isNothing: totals.hasAmount(line) && line.total === 0,
    },
  };
}

function codeOf(product: Product | null | undefined): LineCell {
  if (product === undefined) return { text: '…', isNothing: true };
  const code = product?.tariff?.cnCode;
  return code === undefined
    ? { text: correctionText.noTariffLine, isNothing: true }
    : { text: formatCnCode(code) };
}
