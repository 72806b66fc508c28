import type { AnswerLine, Declaration } from '@retour/contract';
import {
  answerWords,
  articlesValue,
  countsHandedOver,
  formatComputedTotal,
  formatEurosAmount,
  formatPastSum,
  hasTaxes,
  isKnownSum,
  isNeverCollected,
  isOfSum,
  linesOfSums,
  priceHead,
  stageOf,
  type TotalledLines,
  takenOffSentences,
  taxNames,
  typeset,
  valueCountsForbidden,
} from '@retour/core';
import type { Face } from '../../../platform/pdf/font-files';
import { palette } from '../../../platform/pdf/palette';
import { type Ink, pageMargin, type Sheet } from '../../../platform/pdf/sheet';
import { describeLine, type Nomenclature, readingOf } from '../described-line';
import type { ReceiptContent } from './draw-amount';
import type { Corrections } from './receipt-text';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** What the prices are is said by the lines, what the amounts of the last column are by the state of the declaration. */
const columns: readonly Column[] = [
  { title: 'Article', width: 157, align: 'left' },
  { title: '', width: 76, align: 'right' },
  { title: 'Valeur', width: 60, align: 'right' },
  { title: taxNames.duty, width: 52, align: 'right' },
  { title: taxNames.excise, width: 56, align: 'right' },
  { title: taxNames.vat, width: 54, align: 'right' },
  { title: '', width: 60, align: 'right' },
];

/** A row: the article with what is said under it, then its amounts. */
interface Row {
  readonly article: string;
  readonly note: string;
  readonly amounts: readonly string[];
}

function rowOf(line: AnswerLine, nomenclature: Nomenclature, totals: ReturnType<typeof readingOf>): Row {
  const described = describeLine(line, nomenclature, totals);
  const { article, typedName, boughtIn, price, statusBesideTotal, total } = described;
  const taxes = hasTaxes(line, totals)
    ? [line.customDuty, line.excise, line.vat].map(formatEurosAmount)
    : ['', '', ''];
  return {
    article,
    note: [statusBesideTotal, typedName === null ? null : `déclaré comme « ${typedName} »`, boughtIn]
      .filter((part) => part !== null)
      .join(', '),
    amounts: [price, formatEurosAmount(line.value), ...taxes, total],
  };
}

function totalRow({ status }: Declaration, totals: TotalledLines<Declaration['assessment']>): Row {
  const { answer: assessment, countsForbidden } = totals;
  const { totalCustomDuty, totalExcise, totalVat } = assessment;
  // The amount asked stands above: where it is not that of the lines, the taxes beside this one are theirs.
  const lines = linesOfSums(totals);
  const taxes = [totalCustomDuty, totalExcise, totalVat].map((amount) =>
    isKnownSum(amount, lines) ? formatEurosAmount(amount) : '',
  );
  const asked = countsForbidden
    ? formatComputedTotal(assessment)
    : answerWords(assessment, stageOf(status)).amount;
  const total = isNeverCollected(status) ? formatPastSum(totals) : asked;
  const amounts = ['', formatEurosAmount(articlesValue(assessment)), ...taxes, total];
  const beyond = [
    countsHandedOver(assessment.shoppingProducts) ? 'remis' : null,
    valueCountsForbidden(totals) ? 'interdits' : null,
  ].filter((which) => which !== null);
  const hasSums = assessment.shoppingProducts.some(({ explanation }) => isOfSum(explanation));
  const note = [
    beyond.length === 0 ? null : `valeur des articles ${beyond.join(' et ')} comprise`,
    hasSums ? 'valeur sans les sommes' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
  return { article: countsForbidden ? 'Total calculé, interdit compris' : 'Total', note, amounts };
}

/** What the title and the names of the columns take, on two lines. */
const headHeight = 68;

const figureFaces: Readonly<Partial<Record<Face, Face>>> = { text: 'figure', strong: 'strong-figure' };

const totalInk = { face: 'strong', size: 9.5 } as const;
const noteInk = { size: 8, color: palette.soft } as const;

function widthOf(column: number): number {
  return (columns[column]?.width ?? 0) - 4;
}

function heightOf(sheet: Sheet, { article, note, amounts }: Row, ink: Ink): number {
  const noteHeight = note === '' ? 0 : sheet.measure(note, widthOf(0), noteInk);
  const heights = amounts.map((text, index) => sheet.measure(text, widthOf(index + 1), ink));
  return Math.max(sheet.measure(article, widthOf(0), ink) + noteHeight, ...heights);
}

function drawRow(sheet: Sheet, row: Row, y: number, cellType: 'TH' | 'TD', ink: Ink): number {
  const { article, note, amounts } = row;
  sheet.tag(cellType, () => {
    const box = { x: sheet.left, width: widthOf(0) };
    const height = sheet.write(article, { ...box, y }, ink);
    if (note !== '') sheet.write(typeset(note), { ...box, y: y + height }, noteInk);
  });
  let x = sheet.left + (columns[0]?.width ?? 0);
  for (const [index, text] of amounts.entries()) {
    const box = { x: x + 4, y, width: widthOf(index + 1) };
    const face = cellType === 'TD' ? figureFaces[ink.face ?? 'text'] : ink.face;
    const drawn: Ink = { ...ink, align: 'right', ...(face === undefined ? {} : { face }) };
    if (text !== '') sheet.tag(cellType, () => sheet.write(text, box, drawn));
    x += columns[index + 1]?.width ?? 0;
  }
  return heightOf(sheet, row, ink);
}

const spelledOut = typeset(
  'TVA : taxe sur la valeur ajoutée. L’accise est la taxe sur l’alcool et le tabac ; la cotisation de sécurité sociale s’y ajoute.',
);

/** What an agent found is not what was declared; what was only handed over was. */
function titleOf(corrections: Corrections): string {
  const isCorrected = corrections.some(({ handedOver }) => handedOver === undefined);
  return isCorrected ? 'Achats après contrôle' : 'Achats déclarés';
}

/** The goods line by line, to the cent, then the totals. */
export function drawGoods(
  sheet: Sheet,
  { declaration, corrections, nomenclature }: ReceiptContent,
  top: number,
): number {
  const { left, width, document } = sheet;
  const totals = readingOf(declaration);
  const [article = '', , ...names] = columns.map(({ title }) => title);
  const amounts = [priceHead(totals.answer.shoppingProducts), ...names.slice(0, -1), totals.name];
  const rule = (y: number): void => {
    sheet.decorate(() =>
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.7)
        .stroke(palette.line),
    );
  };
  const header = (y: number): number => {
    const ink = { face: 'strong', size: 9, color: palette.soft } as const;
    const height = drawRow(sheet, { article, note: '', amounts }, y, 'TH', ink);
    rule(y + height + 3);
    return y + height + 7;
  };
  const rows = totals.answer.shoppingProducts.map((line) => rowOf(line, nomenclature, totals));
  const total = totalRow(declaration, totals);
  const under = [...takenOffSentences(totals.answer).map(({ text }) => text), spelledOut];
  const underHeight = under.reduce((height, text) => height + sheet.measure(text, width, noteInk), 0);
  const totalHeight = heightOf(sheet, total, totalInk) + 12 + underHeight;
  // The title and the names of the columns go with the first row.
  const first = rows[0] === undefined ? 0 : heightOf(sheet, rows[0], { size: 9 });
  let y = sheet.makeRoom(top, headHeight + first) ? pageMargin : top;
  sheet.tag('H2', () => {
    y += sheet.write(titleOf(corrections), { x: left, y, width }, { face: 'heading', size: 12 }) + 6;
  });
  y = header(y);
  for (const [at, row] of rows.entries()) {
    // The total goes with the last row.
    const after = at === rows.length - 1 ? totalHeight : 0;
    if (sheet.makeRoom(y, heightOf(sheet, row, { size: 9 }) + 8 + after)) y = header(pageMargin);
    y += drawRow(sheet, row, y, 'TD', { size: 9 }) + 3;
    rule(y);
    y += 4;
  }
  if (sheet.makeRoom(y, totalHeight)) y = header(pageMargin);
  y += drawRow(sheet, total, y + 2, 'TD', totalInk) + 10;
  for (const text of under) {
    sheet.tag('P', () => {
      y += sheet.write(text, { x: left, y, width }, noteInk);
    });
  }
  return y;
}
