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
  readonly svg: string;
}

/** The curves of a promise, each a file beside the document. */
export function picturesOf(result: Result): readonly Picture[] {
  const plots = result.kind === 'run' ? (result.plots ?? []) : [];
  return plots.map((plot, index) => ({ file: `${result.id}-${index + 1}.svg`, svg: drawPlot(plot) }));
}

/** The same as a document, with every figure and curve. */
export function proofDocument(results: readonly Result[], machine: string): string {
  const lines = results.map((result) => {
    const [id, mark, tried, failed] = cells(result);
    const told =
      result.kind === 'run'
        ? result.figures.map(describeFigure).join('; ')
        : result.reason.replaceAll('|', '/');
    return `| ${id} | ${result.title} | ${mark} | ${tried} | ${failed} | ${told} |`;
  });
  return `# What was proved

Written by \`npm run prove\`. ${machine}

| promise | what | | tried | failed | figures |
|---|---|---|---|---|---|
${lines.join('\n')}
${results
  .flatMap((result) => picturesOf(result).map(({ file }) => `\n![${result.id}, ${result.title}](${file})\n`))
  .join('')}`;
}
