import {
  formatMoment,
  type MeanTakings,
  type OfficerTakings,
  type Takings,
  takingsColumns,
  takingsCounts,
  takingsMean,
  takingsNothing,
  takingsOf,
  takingsReceipts,
  takingsReversals,
  takingsSum,
  takingsTimes,
  takingsTitle,
  takingsTotal,
  takingsTrail,
  takingsUncounted,
  takingsWhole,
  takingsWholeLead,
} from '@retour/contract';
import { formatDifference, formatEurosAmount, typeset } from '@retour/core';
import { palette } from '../../../platform/pdf/palette';
import { createSheet, type Ink, pageMargin, type Sheet } from '../../../platform/pdf/sheet';

/** What the sheet says. */
export interface SheetContent {
  readonly takings: Takings;
  /** When it was asked for: of a day that is not over, it is not the last word. */
  readonly at: string;
}

const columns: readonly { readonly title: string; readonly width: number }[] = [
  { title: takingsColumns.mean, width: 121 },
  { title: takingsColumns.collected, width: 92 },
  { title: takingsColumns.reversed, width: 92 },
  { title: takingsColumns.net, width: 70 },
  { title: takingsColumns.counted, width: 70 },
  { title: takingsColumns.difference, width: 70 },
];

const small = { size: 9, color: palette.soft } as const;

type Sums = Omit<MeanTakings, 'mean'>;

function cellsOf(name: string, sums: Sums): readonly string[] {
  return [
    name,
    takingsSum(sums.collected, sums.payments),
    takingsSum(sums.reversed, sums.reversals),
    formatEurosAmount(sums.net),
    sums.counted === undefined ? '' : formatEurosAmount(sums.counted),
    sums.difference === undefined ? '' : formatDifference(sums.difference),
  ];
}

function drawCells(sheet: Sheet, cells: readonly string[], y: number, type: 'TH' | 'TD', ink: Ink): number {
  let x = sheet.left;
  let height = 0;
  for (const [index, text] of cells.entries()) {
    const width = (columns[index]?.width ?? 0) - 4;
    const box = { x: index === 0 ? x : x + 4, y, width };
    const drawn: Ink = index === 0 ? ink : { ...ink, align: 'right' };
    height = Math.max(height, sheet.measure(text, width, drawn));
    if (text !== '') sheet.tag(index === 0 ? 'TH' : type, () => sheet.write(text, box, drawn));
    x += columns[index]?.width ?? 0;
  }
  return height;
}

/** By mean, then in all, and of how many declarations. */
function drawSums(sheet: Sheet, total: Takings['total'], top: number): number {
  const rule = (y: number): void =>
    sheet.decorate(() =>
      sheet.document
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + sheet.width, y)
        .lineWidth(0.7)
        .stroke(palette.line),
    );
  let y = top;
  const titles = columns.map(({ title }) => title);
  y += drawCells(sheet, titles, y, 'TH', { face: 'strong', ...small }) + 3;
  rule(y);
  for (const mean of total.means) {
    y += 3;
    y += drawCells(sheet, cellsOf(takingsMean(mean), mean), y, 'TD', {
      size: 9.5,
    });
    y += 3;
    rule(y);
  }
  y += 3;
  y += drawCells(sheet, cellsOf('Total', takingsTotal(total)), y, 'TD', { face: 'strong', size: 9.5 }) + 3;
  const times = takingsTimes(total);
  if (times === null) return y;
  sheet.tag('P', () => {
    y += sheet.write(times, { x: sheet.left, y: y + 3, width: sheet.width }, small) + 6;
  });
  return y;
}

/** What a table takes, its titles and its total included. */
const heightOfSums = (lines: number): number => (lines + 2) * 22;

function drawOfficer(sheet: Sheet, row: OfficerTakings, top: number): number {
  const { left, width } = sheet;
  const uncounted = takingsUncounted(row);
  const counts = [...takingsCounts(row), ...(uncounted === null ? [] : [uncounted])];
  const sentences = row.reversedBy.length + 2 * counts.length + (takingsTimes(row) === null ? 0 : 2);
  const room = 70 + 14 * sentences + heightOfSums(row.means.length);
  let y = sheet.makeRoom(top, room) ? pageMargin : top;
  sheet.tag('H2', () => {
    y += sheet.write(takingsOf(row), { x: left, y, width }, { face: 'heading', size: 12 }) + 2;
  });
  sheet.tag('P', () => {
    y += sheet.write(takingsReceipts(row), { x: left, y, width }, small) + 6;
  });
  const reversals = takingsReversals(row);
  if (reversals !== null) {
    sheet.tag('P', () => {
      y += sheet.write(reversals, { x: left, y, width }, small) + 6;
    });
  }
  y = drawSums(sheet, row, y) + 4;
  for (const counted of counts) {
    sheet.tag('P', () => {
      y += sheet.write(counted, { x: left, y, width }, small) + 6;
    });
  }
  sheet.tag('P', () => {
    y += sheet.write('Signature :', { x: left + width - 200, y, width: 200 }, small);
  });
  return y + 34;
}

function drawFooters({ document, left, width, decorate, write }: Sheet, text: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    const { bottom } = document.page.margins;
    document.page.margins.bottom = 0;
    const y = document.page.height - pageMargin - 14;
    const ink = { size: 7.5, color: palette.soft } as const;
    decorate(() => {
      write(text, { x: left, y, width: width - 110 }, ink);
      const place = { x: left + width - 110, y, width: 110 };
      write(`page ${page + 1} sur ${count}`, place, { ...ink, align: 'right' });
    });
    document.page.margins.bottom = bottom;
  }
}

/** The sheet of a day, to be signed and filed: the whole, then each officer for each office. */
export async function drawTakingsSheet({ takings, at }: SheetContent): Promise<Buffer> {
  const { day, office, rows, total } = takings;
  const title = takingsTitle(day, office);
  const sheet = await createSheet({
    title,
    author: 'Retour en France',
    subject: 'Feuille de fin de journée',
    createdAt: new Date(at),
    typed: JSON.stringify([office?.name, rows.map((row) => [row.office.name, row.officer.name])]),
  });
  const { left, width } = sheet;
  let y = pageMargin;
  sheet.tag('P', () => {
    y += sheet.write('Retour en France · Feuille de fin de journée', { x: left, y, width }, small) + 4;
  });
  sheet.tag('H1', () => {
    y += sheet.write(title, { x: left, y, width }, { face: 'heading', size: 20 }) + 6;
  });
  const nothing = takingsNothing(takings);
  if (nothing !== null) {
    sheet.tag('P', () => {
      y += sheet.write(nothing, { x: left, y, width }) + 6;
    });
  } else if (rows.length > 1) {
    sheet.tag('H2', () => {
      y += sheet.write(takingsWhole(takings), { x: left, y, width }, { face: 'heading', size: 12 }) + 2;
    });
    sheet.tag('P', () => {
      y += sheet.write(takingsWholeLead, { x: left, y, width }, small) + 6;
    });
    y = drawSums(sheet, total, y) + 6;
    for (const counted of takingsCounts(total)) {
      sheet.tag('P', () => {
        y += sheet.write(counted, { x: left, y, width }, small) + 6;
      });
    }
  }
  const trail = takingsTrail(takings);
  if (trail !== null) {
    sheet.tag('P', () => {
      y += sheet.write(trail, { x: left, y, width }, small) + 16;
    });
  }
  for (const row of rows) y = drawOfficer(sheet, row, y);
  drawFooters(sheet, typeset(`Établie le ${formatMoment(at)}, heure de Paris.`));
  return sheet.end();
}
