import { drawPlot } from './draw-plot';
import { type Figure, isKept, type Result, weakestFigure } from './proof';

function number(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);
}

export function describeFigure({ name, value, unit, min, max }: Figure): string {
  const bound = min !== undefined ? ` (≥ ${number(min)})` : max !== undefined ? ` (≤ ${number(max)})` : '';
  return `${name} ${number(value)}${unit === '' ? '' : ` ${unit}`}${bound}`;
}

function cells(result: Result): readonly string[] {
  const mark = result.kind === 'not run' ? 'not run' : isKept(result) ? 'kept' : 'BROKEN';
  if (result.kind !== 'run') return [result.id, mark, '', '', result.reason];
  const weakest = weakestFigure(result.figures);
  return [
    result.id,
    mark,
    number(result.tried),
    number(result.failed),
    weakest === null ? '' : describeFigure(weakest),
  ];
}

const heads = ['promise', '', 'tried', 'failed', 'weakest figure'] as const;

/** One line a promise, in columns. */
export function printTable(results: readonly Result[]): string {
  const rows = [heads, ...results.map(cells)];
  const widths = heads.map((_head, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export interface Picture {
  readonly file: string;
  /** Absent once it is a file. */
  readonly svg?: string;
}

/** What was found of a promise, when, of what, and how much of it was tried. */
export interface Ran {
  readonly date: string;
  readonly commit: string;
  readonly scale: number;
  readonly seed: number;
  readonly machine: string;
  /** Without its curves, which are pictures. */
  readonly result: Result;
  readonly pictures: readonly Picture[];
}

/** The curves of a promise, each a file beside the document. */
export function picturesOf(result: Result): readonly Picture[] {
  const plots = result.kind === 'run' ? (result.plots ?? []) : [];
  return plots.map((plot, index) => ({ file: `${result.id}-${index + 1}.svg`, svg: drawPlot(plot) }));
}

function documentRow({ result, date, commit, scale }: Ran): string {
  const [id, mark, tried, failed] = cells(result);
  const told =
    result.kind === 'run'
      ? result.figures.map(describeFigure).join('; ')
      : result.reason.replaceAll('|', '/').replaceAll('\n', ' ');
  const size = scale === 1 ? 'whole' : `× ${scale}`;
  return `| ${id} | ${result.title} | ${mark} | ${tried} | ${failed} | ${told} | ${date.slice(0, 10)}, ${commit}, ${size} |`;
}

/** The same as a document, with every figure and curve: what stands on record of each promise, then those of which nothing does. */
export function proofDocument(
  ran: readonly Ran[],
  never: readonly Pick<Result, 'id' | 'title'>[],
  folder: string,
): string {
  const machines = [...new Set(ran.map(({ machine }) => machine))];
  const curves = ran.flatMap(({ result, pictures }) =>
    pictures.map(({ file }) => `\n![${result.id}, ${result.title}](${folder}/${file})\n`),
  );
  return `# What was proved

Written by \`npm run prove\`: the last telling run of each promise of [reliability](reliability.md), on what day, of what commit (\`-dirty\`: with
changes that were not committed yet), whole or a part of what is promised; a smaller run that keeps its promise does not take the place of a larger one that kept it. A promise is kept when nothing failed and each figure is within its bound. On ${machines.join('; on ')}.

| promise | what | | tried | failed | figures | run |
|---|---|---|---|---|---|---|
${[...ran.map(documentRow), ...never.map(({ id, title }) => `| ${id} | ${title} | no run on record | | | | |`)].join('\n')}
${curves.join('')}`;
}
