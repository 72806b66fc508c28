import { eurosOf } from '@retour/core';
import { parseSync } from 'oxc-parser';

/** What the tables of the law hold, as code and sentences would write it. */
export interface GuardedFigures {
  /** Whole amounts in euros, from 40 € up. */
  readonly euros: ReadonlySet<number>;
  /** Rates and degrees. */
  readonly percents: ReadonlySet<number>;
}

const minAmount = 40_00;

/** Every number of the tables, whatever their shape. */
function valuesOf(table: unknown): readonly number[] {
  if (typeof table !== 'object' || table === null) return [];
  if ('value' in table && typeof table.value === 'number') return [table.value];
  return Object.values(table).flatMap(valuesOf);
}

/** The figures of tables, rows of every day included: amounts are cents, `rates` are those of them in percent. */
export function lawFiguresOf(tables: unknown, rates: unknown): GuardedFigures {
  const amounts = valuesOf(tables).filter((value) => value >= minAmount && value % 100 === 0);
  return { euros: new Set(amounts.map(eurosOf)), percents: new Set(valuesOf(rates)) };
}

const amountInWords = /(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?[\s\u00a0\u202f]*(€|euros\b|%)/g;

/** « 430 € », « 2,5 % »: the figures of the law that a sentence holds. */
function figuresInWords(text: string, { euros, percents }: GuardedFigures): readonly string[] {
  return [...text.matchAll(amountInWords)].flatMap(([words, whole = '', decimals, unit]) => {
    const value = Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`);
    return (unit === '%' ? percents : euros).has(value) ? [words] : [];
  });
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly raw?: string | null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function literalsOf(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(literalsOf);
  if (!isNode(node)) return [];
  if (['Literal', 'TemplateElement', 'JSXText'].includes(node.type)) return [node];
  return Object.values(node).flatMap(literalsOf);
}

function textOf({ value }: Node): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

/** « 430_00 », or « 43000 »; thousands apart are milliseconds, bytes or millionths. */
const writtenAsCents = /^(?:\d[\d_]*_\d\d|\d+)$/;

function isFigure(file: string, { value, raw }: Node, { euros, percents }: GuardedFigures): boolean {
  if (typeof value !== 'number') return false;
  if (!Number.isInteger(value)) return file.startsWith('core/') && percents.has(value);
  return writtenAsCents.test(raw ?? '') && value >= minAmount && euros.has(eurosOf(value));
}

/** Figures of the law made in code or in a sentence, as "line: figure". */
export function lawFiguresIn(file: string, code: string, figures: GuardedFigures): readonly string[] {
  return literalsOf(parseSync(file, code).program).flatMap((node) =>
    (isFigure(file, node, figures) ? [node.raw ?? ''] : figuresInWords(textOf(node), figures)).map(
      (figure) => `${code.slice(0, node.start).split('\n').length}: ${figure} is a figure of the law`,
    ),
  );
}

/** Where a figure of the law may stand: its tables, tests, and the invented examples of the tutorial and the gallery. */
export function mayHoldFigures(file: string): boolean {
  return (
    !/^(?:core|contract|api|web)\/src\/.*\.tsx?$/.test(file) ||
    /\.test\.tsx?$|\/testing\//.test(file) ||
    /^core\/src\/regulation\/tables\/|^web\/src\/gallery\//.test(file)
  );
}

/** The lists of rows of the tables, by the names that lead to them. */
function pathsOf(table: unknown): readonly (readonly string[])[] {
  if (Array.isArray(table) || typeof table !== 'object' || table === null) return [[]];
  return Object.entries(table).flatMap(([name, child]) => pathsOf(child).map((path) => [name, ...path]));
}

/** Figures of the tables whose names no code outside of them says: nobody reads them. */
export function unreadFigures(tables: unknown, code: readonly string[]): readonly string[] {
  const words = new Set(code.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  return pathsOf(tables)
    .filter((path) => path.some((name) => !words.has(name)))
    .map((path) => `${path.join('.')}: a figure of the law that nobody reads`);
}
