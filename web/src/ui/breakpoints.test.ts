import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** In em, from the narrowest (docs/decisions/11-look-and-components.md). */
const widths = new Set(['24', '37.5', '40', '50', '64', '72', '100']);
const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it('a layout changes at the agreed widths alone', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(join(folder, sheet), 'utf8').matchAll(/^\s*@media (.*)\{/gmu)].flatMap(
      ([, query = '']) =>
        [...query.matchAll(/width\W*([\d.]+)(\w+)/gu)]
          .filter(([, width = '', unit]) => unit !== 'em' || !widths.has(width))
          .map(([found]) => `${sheet}: ${found}`),
    ),
  );
  expect(others).toEqual([]);
});
