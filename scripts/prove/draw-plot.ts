import type { Plot } from './proof';

const width = 640;
const height = 240;
/** Left for the figures of the axes and the title. */
const margin = { left: 64, right: 16, top: 28, bottom: 36 } as const;
const ticks = 4;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** With as many figures as tell one tick from the next. */
function label(value: number, span: number): string {
  return value.toFixed(span >= 20 ? 0 : span >= 2 ? 1 : 2);
}

/** One curve as an SVG picture: what was measured from left to right, from nothing up; its bound as a dashed line. */
export function drawPlot({ title, xUnit, yUnit, points, max }: Plot): string {
  const lastX = Math.max(...points.map(([x]) => x), Number.EPSILON);
  const topY = Math.max(...points.map(([, y]) => y), max ?? 0, Number.EPSILON) * 1.1;
  const atX = (x: number): number => margin.left + (x / lastX) * (width - margin.left - margin.right);
  const atY = (y: number): number =>
    height - margin.bottom - (y / topY) * (height - margin.top - margin.bottom);
  const at = (x: number, y: number): string => `${atX(x).toFixed(1)},${atY(y).toFixed(1)}`;
  const steps = Array.from({ length: ticks + 1 }, (_, tick) => tick / ticks);
  const text = (x: number, y: number, anchor: string, words: string): string =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(words)}</text>`;
  const lines = [
    ...steps.map((step) => `<path class="grid" d="M${at(0, step * topY)} L${at(lastX, step * topY)}"/>`),
    ...steps.map((step) => text(margin.left - 6, atY(step * topY) + 4, 'end', label(step * topY, topY))),
    ...steps.map((step) =>
      text(atX(step * lastX), height - margin.bottom + 16, 'middle', label(step * lastX, lastX)),
    ),
    ...(max === undefined ? [] : [`<path class="bound" d="M${at(0, max)} L${at(lastX, max)}"/>`]),
    `<polyline points="${points.map(([x, y]) => at(x, y)).join(' ')}"/>`,
    text(margin.left, 16, 'start', `${title} (${yUnit})`),
    text(width - margin.right, height - 4, 'end', xUnit),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>${escaped(title)}</title>
<style>path,polyline{fill:none}.grid{stroke:#ccc}.bound{stroke:#b00;stroke-dasharray:6 4}polyline{stroke:#036;stroke-width:1.5}</style>
<rect width="100%" height="100%" fill="#fff"/>
${lines.join('\n')}
</svg>
`;
}
