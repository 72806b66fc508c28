import { type PriceReader, withoutQuoted } from './list-text';
import { type HeadingCell, headingOf, lengthOfHeading } from './table-heading';

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

/** As many cells as its heading has: those that are empty at either end of a row are lost when it is pasted. */
function fitted(cells: readonly string[], heading: readonly HeadingCell[] = []): readonly string[] {
  const missing = Array<string>(Math.max(0, heading.length - cells.length)).fill('');
  const named = cells[heading.findIndex(({ column }) => column === 'name')] ?? '';
  return isBare(named) ? [...missing, ...cells] : [...cells, ...missing];
}

/** The rows of a text with tabs, and its other lines as they are; null where it has none. */
function tabRows(text: string): readonly (string | TableRow)[] | null {
  if (!text.includes('\t')) return null;
  let heading: readonly HeadingCell[] | undefined;
  return cellsAt(text, /[;\n\r]/u).flatMap(({ text: typed }): readonly (string | TableRow)[] => {
    if (!typed.includes('\t')) return typed === '' ? [] : [typed];
    const cells = typed.split('\t').map((cell) => cell.trim());
    const said = headingOf(cells);
    if (said !== null) {
      heading = said;
      return [];
    }
    return [{ typed, cells: fitted(cells, heading), heading }];
  });
}

interface Grouped {
  readonly heading?: readonly HeadingCell[] | undefined;
  readonly groups: readonly (readonly Cell[])[];
}

const endsFilled = (cells: readonly Cell[]): readonly Cell[] =>
  cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1);

/** The rows of a table whose lines are told from its cells: they were typed as lines, or a space is after the signs between them alone. */
function groupsByLine(text: string, cells: readonly Cell[]): Grouped | null {
  const isTight = /;\S/u.test(text);
  const lines: Cell[][] = [];
  for (const cell of cells) {
    const opens = text[cell.start - 1] !== ';' || (isTight && /\s/u.test(text[cell.start] ?? ''));
    const line = lines.at(-1);
    if (line === undefined || opens) lines.push([cell]);
    else line.push(cell);
  }
  const [first = [], ...groups] = lines.map(endsFilled).filter(({ length }) => length > 0);
  const heading = headingOf(first.map((cell) => cell.text));
  if (heading === null) return null;
  const areRows = groups.every(
    ({ length }, place) => length <= heading.length && (length > 1 || place === groups.length - 1),
  );
  return areRows ? { heading, groups } : null;
}

/** The same where one sign parts them all: a row is as long as its heading. */
function groupsByLength(cells: readonly Cell[]): Grouped | null {
  const texts = cells.map((cell) => cell.text);
  const length = lengthOfHeading(texts);
  const heading = headingOf(texts.slice(0, length));
  if (heading === null) return null;
  const groups: Cell[][] = [];
  for (const cell of cells.slice(length)) {
    const group = groups.at(-1);
    if (group !== undefined && group.length < length) group.push(cell);
    else if (cell.text !== '') groups.push([cell]);
  }
  return { heading, groups: groups.map(endsFilled) };
}

/** The same without a heading: a name, then its figures. */
function groupsByName(cells: readonly Cell[], prices: PriceReader): Grouped {
  const groups: Cell[][] = [];
  for (const cell of cells.filter(({ text }) => text !== '')) {
    const group = groups.at(-1);
    const isFollowing =
      isFigure(cell.text, prices) || isCurrency(cell.text, group?.at(-1)?.text ?? '', prices);
    if (group === undefined || !isFollowing) groups.push([cell]);
    else group.push(cell);
  }
  return { groups };
}

/** « Djellaba;1;350; Babouches;2;120 »: the signs that part its cells part its rows too; null where it is no table. */
function semicolonRows(text: string, prices: PriceReader): readonly (string | TableRow)[] | null {
  const cells = cellsAt(text, /[;\n\r]/u);
  const { heading, groups } =
    groupsByLine(text, cells) ?? groupsByLength(cells) ?? groupsByName(cells, prices);
  const rows = groups.map((group): TableRow => {
    const typed = text.slice(group[0]?.start, group.at(-1)?.end).trim();
    const texts = group.map((cell) => cell.text);
    return { typed, cells: fitted(texts, heading), heading };
  });
  // The last one may be begun.
  const begun = groups.at(-1)?.length === 1 ? rows.pop() : undefined;
  const isTable =
    heading === undefined
      ? (rows.length > 1 || rows.some((row) => row.cells.length > 2)) &&
        rows.every(
          ({ cells: [name = '', ...others] }) =>
            others.length > 0 && /\p{L}/u.test(name) && !prices.isIn(name),
        )
      : rows.length > 0;
  if (!isTable) return null;
  return begun === undefined ? rows : [...rows, begun.typed];
}

/** « EUR » after « 80 » is of it. */
export function isCurrency(cell: string, before: string, prices: PriceReader): boolean {
  return bare.test(before) && !/\d/.test(cell) && prices.isAlone(`${before} ${cell}`, '');
}

/** What a text holds, where it was pasted from a table: its rows, and what stands between them; null where it is none. */
export function tableRows(text: string, prices: PriceReader): readonly (string | TableRow)[] | null {
  return tabRows(text) ?? (text.includes(';') ? semicolonRows(text, prices) : null);
}

/** « 1;djellaba;350; 2;babouches;120 »: cells of a table whose columns nothing says. */
export function mayBeTable(text: string): boolean {
  const cells = text.includes(';') ? cellsAt(text, /[;\n\r]/u).map((cell) => cell.text) : [];
  return cells.filter(isBare).length > 1 && cells.filter((cell) => /\p{L}/u.test(cell)).length > 1;
}
