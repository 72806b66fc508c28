import { type PriceReader, withoutQuoted } from './list-text';
import { type HeadingCell, headingOf } from './table-heading';

/** A row of a pasted table. */
export interface TableRow {
  /** As it was typed. */
  readonly typed: string;
  readonly cells: readonly string[];
  readonly heading?: readonly HeadingCell[] | undefined;
}

interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const bare = /^\d[\d\s.,'’]*$/u;
const counted = /^(?:x\s?)?(\d{1,4})(?:\s?x)?$/iu;
export const isBare = (cell: string): boolean => bare.test(cell);
/** How many a cell says; none where it says something else. */
export const countIn = (cell = ''): number => Number(counted.exec(cell)?.[1] ?? 0);

/** A number, with or without its currency. */
export const isFigure = (cell: string, prices: PriceReader): boolean =>
  bare.test(cell) || countIn(cell) > 0 || prices.isAlone(cell, '');

function cellsAt(text: string, sign: RegExp): readonly Cell[] {
  let start = 0;
  return withoutQuoted(text)
    .split(sign)
    .map(({ length }) => {
      const cell = { start, end: start + length, text: text.slice(start, start + length).trim() };
      start += length + 1;
      return cell;
    });
}

/** The rows of a text with tabs, and its other lines as they are; null where it has none. */
function tabRows(text: string, prices: PriceReader): readonly (string | TableRow)[] | null {
  if (!text.includes('\t')) return null;
  let heading: readonly HeadingCell[] | undefined;
  return cellsAt(text, /[;\n\r]/u).flatMap(({ text: typed }): readonly (string | TableRow)[] => {
    if (!typed.includes('\t')) return typed === '' ? [] : [typed];
    const cells = typed.split('\t').map((cell) => cell.trim());
    const said = headingOf(cells, prices);
    if (said?.length === cells.length) {
      heading = said;
      return [];
    }
    return [{ typed, cells, heading }];
  });
}

/** « Djellaba;1;350; Babouches;2;120 »: the signs that part its cells part its rows too; null where it is no table. */
function semicolonRows(text: string, prices: PriceReader): readonly (string | TableRow)[] | null {
  const cells = cellsAt(text, /[;\n\r]/u).filter((cell) => cell.text !== '');
  const heading =
    headingOf(
      cells.map((cell) => cell.text),
      prices,
    ) ?? undefined;
  const groups: Cell[][] = [];
  for (const cell of cells.slice(heading?.length ?? 0)) {
    const group = groups.at(-1);
    const isWhole =
      heading === undefined
        ? !(isFigure(cell.text, prices) || isCurrency(cell.text, group?.at(-1)?.text ?? '', prices))
        : group?.length === heading.length;
    if (group === undefined || isWhole) groups.push([cell]);
    else group.push(cell);
  }
  const rows = groups.map((group): TableRow => {
    const typed = text.slice(group[0]?.start, group.at(-1)?.end).trim();
    return { typed, cells: group.map((cell) => cell.text), heading };
  });
  // The last one may be begun.
  const begun = rows.at(-1)?.cells.length === 1 ? rows.pop() : undefined;
  const isTable =
    (rows.length > 1 || rows.some((row) => row.cells.length > 2)) &&
    rows.every(
      ({ cells: [name = '', ...others] }) =>
        heading !== undefined || (others.length > 0 && /\p{L}/u.test(name) && !prices.isIn(name)),
    );
  if (!isTable) return null;
  return begun === undefined ? rows : [...rows, begun.typed];
}

/** « EUR » after « 80 » is of it. */
export function isCurrency(cell: string, before: string, prices: PriceReader): boolean {
  return bare.test(before) && !/\d/.test(cell) && prices.isAlone(`${before} ${cell}`, '');
}

/** What a text holds, where it was pasted from a table: its rows, and what stands between them; null where it is none. */
export function tableRows(text: string, prices: PriceReader): readonly (string | TableRow)[] | null {
  return tabRows(text, prices) ?? (text.includes(';') ? semicolonRows(text, prices) : null);
}

/** « 1;djellaba;350; 2;babouches;120 »: cells of a table whose columns nothing says. */
export function mayBeTable(text: string): boolean {
  const cells = text.includes(';') ? cellsAt(text, /[;\n\r]/u).map((cell) => cell.text) : [];
  return cells.filter(isBare).length > 1 && cells.filter((cell) => /\p{L}/u.test(cell)).length > 1;
}
