import type { Declaration } from '@retour/contract';
import { formatNumber } from '@retour/core';
import type { Face } from '../../../platform/pdf/font-files';
import { type Ink, pageMargin, type Sheet } from '../../../platform/pdf/sheet';
import { palette } from './palette';
import { euros, lineStatusTexts } from './receipt-text';

type Line = Declaration['assessment']['shoppingProducts'][number];

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const columns: readonly Column[] = [
  { title: 'Article', width: 155, align: 'left' },
  { title: 'Prix payé', width: 78, align: 'right' },
  { title: 'Valeur', width: 60, align: 'right' },
  { title: 'Douane', width: 54, align: 'right' },
  { title: 'Accises', width: 54, align: 'right' },
  { title: 'TVA', width: 54, align: 'right' },
  { title: 'À payer', width: 60, align: 'right' },
];

function cellsOf(line: Line): readonly string[] {
  const name = line.customName ?? line.id ?? 'Article';
  const amount = line.amount === null ? '' : ` (quantité ${formatNumber(line.amount)})`;
  return [
    `${name}${amount}, ${lineStatusTexts[line.status]}`,
    `${formatNumber(line.originalValue)} ${line.currency}`,
    euros(line.value),
    euros(line.customDuty),
    euros(line.excise),
    euros(line.vat),
    euros(line.total),
  ];
}

function totalCells({ assessment }: Declaration): readonly string[] {
  const { totalValue, totalCustomDuty, totalExcise, totalVat, total, totalIsMinimum } = assessment;
  const amounts = [totalValue, totalCustomDuty, totalExcise, totalVat, total].map(euros);
  return [totalIsMinimum ? 'Total, au minimum' : 'Total', '', ...amounts];
}

const figureFaces: Readonly<Partial<Record<Face, Face>>> = { text: 'figure', strong: 'strong-figure' };

function drawRow(sheet: Sheet, cells: readonly string[], y: number, cellType: 'TH' | 'TD', ink: Ink): number {
  const heights = cells.map((text, index) => sheet.measure(text, (columns[index]?.width ?? 0) - 4, ink));
  const height = Math.max(...heights);
  let x = sheet.left;
  for (const [index, text] of cells.entries()) {
    const { width, align } = columns[index] ?? { width: 0, align: 'left' };
    const box = { x: align === 'left' ? x : x + 4, y, width: width - 4 };
    const face = align === 'right' && cellType === 'TD' ? figureFaces[ink.face ?? 'text'] : ink.face;
    const drawn = { ...ink, align, ...(face === undefined ? {} : { face }) };
    if (text !== '') sheet.tag(cellType, () => sheet.write(text, box, drawn));
    x += width;
  }
  return height;
}

/** The goods line by line, to the cent, then the totals. */
export function drawGoods(sheet: Sheet, declaration: Declaration, top: number): number {
  const { left, width, document } = sheet;
  const titles = columns.map(({ title }) => title);
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
    const height = drawRow(sheet, titles, y, 'TH', { face: 'strong', size: 9, color: palette.soft });
    rule(y + height + 3);
    return y + height + 7;
  };
  let y = top;
  sheet.tag('H2', () => {
    y += sheet.write('Achats déclarés', { x: left, y, width }, { face: 'heading', size: 12 }) + 6;
  });
  y = header(y);
  for (const line of declaration.assessment.shoppingProducts) {
    const cells = cellsOf(line);
    const height = sheet.measure(cells[0] ?? '', (columns[0]?.width ?? 0) - 4, { size: 9 });
    if (sheet.makeRoom(y, height + 8)) y = header(pageMargin);
    y += drawRow(sheet, cells, y, 'TD', { size: 9 }) + 3;
    rule(y);
    y += 4;
  }
  if (sheet.makeRoom(y, 30)) y = header(pageMargin);
  return y + drawRow(sheet, totalCells(declaration), y + 2, 'TD', { face: 'strong', size: 9.5 });
}
