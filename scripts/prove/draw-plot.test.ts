import { expect, it } from 'vitest';
import { drawPlot } from './draw-plot';

const plot = { title: 'memory', xUnit: 'min', yUnit: 'MB' };

it('draws each measure once, the later the further right, the greater the higher', () => {
  const svg = drawPlot({
    ...plot,
    points: [
      [0, 100],
      [5, 200],
      [10, 150],
    ],
  });
  const [, drawn = ''] = /<polyline points="([^"]+)"/.exec(svg) ?? [];
  const points = drawn.split(' ').map((point) => point.split(',').map(Number));
  const xs = points.map(([x = 0]) => x);
  const [first = 0, highest = 0, last = 0] = points.map(([, y = 0]) => y);
  expect(points).toHaveLength(3);
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  expect(highest).toBeLessThan(last);
  expect(last).toBeLessThan(first);
});

it('shows what may not be passed, in the picture, even where nothing comes near it', () => {
  const svg = drawPlot({ ...plot, title: 'a < b', points: [[1, 10]], max: 512 });
  expect(svg).toMatch(/class="bound" d="M64\.0,\d+\.\d L624\.0,\d+\.\d"/);
  expect(svg).toContain('a &lt; b (MB)');
  expect(svg).not.toMatch(/NaN|Infinity/);
});
