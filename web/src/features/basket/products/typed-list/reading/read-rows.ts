import { exactDecimal, toNumber } from '@retour/core';
import { timesCount } from '../../../../../lib/exact-decimal';
import type { CurrencyContext } from '../words/currency-words';
import { isModelOfNumber } from '../words/model-words';
import { isNumberOfName } from '../words/number-of-name';
import { isSizeOf, isWorn } from '../words/worn-words';
import type { PriceReader } from './list-text';
import type { ReadArticle, UnreadArticle, UnreadReason } from './read-article';
import { readInFull } from './read-in-full';
import type { Column } from './table-heading';
import { countIn, isBare, isCurrency, isFigure, type TableRow } from './table-rows';

/** What a row says, once its columns are told. */
interface Told {
  readonly name: string;
  /** Empty where no cell says it: « cigarettes » are not one. */
  readonly count: string;
  readonly price: string;
  readonly total?: string | undefined;
  readonly basis?: ReadArticle['basis'];
}

/** The articles of the rows of one table, in their order; undefined where a row with tabs is read as any line. */
export function readRows(
  rows: readonly TableRow[],
  prices: PriceReader,
  context: CurrencyContext,
): readonly (ReadArticle | UnreadArticle | undefined)[] {
  const apart = rows.map((row) => figuresOf(row, prices));
  return rows.map((row, place) => {
    const { name, figures } = apart[place] ?? { name: '', figures: [] };
    const alike = apart.map((one) => one.figures).filter(({ length }) => length === figures.length);
    const told = underHeading(row) ?? (name === '' ? undefined : byFigures(name, figures, alike));
    return typeof told === 'object'
      ? readTold(row.typed, told, context)
      : readOther(row, told ?? unclearIn(row, alike), name === '' ? [] : [name, ...figures], alike, context);
  });
}

/** The words of its first cells, then its numbers, each with its currency; no name where they stand otherwise. */
function figuresOf(
  { cells }: TableRow,
  prices: PriceReader,
): { readonly name: string; readonly figures: readonly string[] } {
  const filled = cells.filter((cell) => cell !== '');
  const first = filled.findIndex((cell) => isFigure(cell, prices));
  const names = filled.slice(0, Math.max(0, first));
  const figures: string[] = [];
  for (const cell of filled.slice(names.length)) {
    const before = figures.at(-1) ?? '';
    if (isCurrency(cell, before, prices)) figures[figures.length - 1] = `${before} ${cell}`;
    else if (isFigure(cell, prices)) figures.push(cell);
    else return { name: '', figures: [] };
  }
  return { name: names.join(' '), figures };
}

/** By the words over the columns. */
function underHeading({ cells, heading }: TableRow): Told | undefined {
  if (heading?.length !== cells.length) return undefined;
  const at = (column: Column): string => cells[heading.findIndex((one) => one.column === column)] ?? '';
  const priceAt = (column: Column): string => {
    const cell = at(column);
    const said = heading.find((one) => one.column === column)?.currency;
    return isBare(cell) ? `${cell} ${said || at('currency')}`.trim() : cell;
  };
  const [each, some, total] = [priceAt('each'), priceAt('price'), priceAt('total')];
  const name = at('name');
  const price = each || some || total;
  if (name === '' || price === '') return undefined;
  const count = at('count');
  if (each !== '') return { name, count, price, total, basis: 'each' };
  return some === '' ? { name, count, price, basis: 'all' } : { name, count, price, total };
}

/** « Robe », « 38 » or « iPhone », « 15 » in two cells; a small number in a column that holds a 1 is how many. */
function mayBeOfName(name: string, cell: string, rows: readonly (readonly string[])[]): boolean {
  const number = countIn(cell);
  const isSmall = number < 10 && (isWorn(name) || rows.some(([first]) => countIn(first) === 1));
  if (number === 1 || isSmall) return false;
  const called = `${name} ${number}`;
  return isModelOfNumber(called) || isNumberOfName(called) || isSizeOf(String(number), name);
}

/** By how their numbers are written: how many, the price, and what both make; why not, where another order may be meant. */
function byFigures(
  name: string,
  [first = '', second = '', total, ...others]: readonly string[],
  rows: readonly (readonly string[])[],
): Told | UnreadReason | undefined {
  if (second === '') return undefined;
  if (others.length > 0) return 'several-prices';
  const counts = (place: number): boolean => rows.every((row) => countIn(row[place]) > 0);
  const isLess = rows.every(([one, other]) => countIn(one) < countIn(other));
  if (counts(0) && total === undefined && mayBeOfName(name, first, rows)) return 'count';
  if (counts(0) && (!counts(1) || isLess)) return { name, count: first, price: second, total };
  if (counts(1) && !counts(0) && total !== undefined) return { name, count: second, price: first, total };
  return counts(0) || counts(1) ? 'count' : 'several-prices';
}

function readTold(
  typed: string,
  { name, count, price, total = '', basis }: Told,
  context: CurrencyContext,
): ReadArticle | UnreadArticle {
  const unread = (reason: UnreadReason): UnreadArticle => ({ kind: 'unread', typed, reason });
  const times = count === '' ? 1 : countIn(count);
  if (times === 0 || /^\d/u.test(name)) return unread('count');
  const read = readInFull(`${count} ${name} : ${price}`.trimStart(), context);
  if (read.kind === 'unread') return { ...read, typed };
  if (read.prices.length === 0 && read.priceWritten === undefined) return unread('several-prices');
  if (read.count !== times) {
    // « cigarettes », « 200 »: their price is that of all of them, never of one.
    if (read.measure?.value !== times) return unread('count');
    if (basis === 'each' || total !== '') return unread('per-measure');
  }
  if (total === '') return { ...read, typed, basis: read.basis ?? basis };
  const sum = readInFull(`${name} : ${total}`, context);
  const isSum =
    sum.kind === 'read' &&
    read.prices.every((one) => {
      const [paid, ...rest] = sum.prices;
      return rest.length === 0 && toNumber(timesCount(exactDecimal(one.price), times)) === paid?.price;
    });
  return isSum ? { ...read, typed, basis: 'each' } : unread('several-prices');
}

const hasTabs = ({ typed }: TableRow): boolean => typed.includes('\t');

/** « iPhone 15 », « 999 € » in two cells; « 350 € », « 50 » would be one price with its cents. */
const joinsDigits = ({ cells }: TableRow): boolean =>
  /\d\t\d|\d[^\p{L}\d\t]*\t\d+(?:\t|$)/u.test(cells.join('\t'));

/** « Sac;2; Montre;3 » may say how many, or how much. */
function unclearIn(row: TableRow, rows: readonly (readonly string[])[]): UnreadReason | undefined {
  const areFew = rows.every(([one]) => countIn(one) > 0 && countIn(one) < 100);
  return !hasTabs(row) && areFew ? 'count' : undefined;
}

/** A row of one number, or of none that stands in its own cell. */
function readOther(
  row: TableRow,
  reason: UnreadReason | undefined,
  [name, only = '', ...others]: readonly string[],
  alike: readonly (readonly string[])[],
  context: CurrencyContext,
): ReadArticle | UnreadArticle | undefined {
  const { typed } = row;
  if (reason !== undefined) return { kind: 'unread', typed, reason };
  const isOnly = name !== undefined && others.length === 0 && only !== '';
  // A number is a price where a currency stands in its column.
  const isOfPrices = isOnly && isBare(only) && alike.some(([one = '']) => countIn(one) === 0 && !isBare(one));
  if (isOfPrices && !isModelOfNumber(`${name} ${only}`))
    return { ...readInFull(`${name} : ${only}`, context), typed };
  if (isOnly && !isBare(only) && (joinsDigits(row) || !hasTabs(row)))
    return { ...readInFull(`${name} : ${only}`, context), typed };
  if (joinsDigits(row)) return { kind: 'unread', typed, reason: 'several-prices' };
  return hasTabs(row) ? undefined : { ...readInFull(row.cells.join(' '), context), typed };
}
