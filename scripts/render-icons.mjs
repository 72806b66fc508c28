/**
 * Renders the installable icons from the marks: node scripts/render-icons.mjs
 * The plain ones have a transparent ground; the maskable ones a full one, with the mark inside the safe circle.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './ensure-chromium.mjs';

const icons = path.join(import.meta.dirname, '..', 'web', 'public', 'icons');
const deepBlue = '#14296b';
const white = '#ffffff';

/** On a deep blue ground the tag is white and the suitcase blue. */
const onDeepBlue = `.t { fill: ${white} !important; } .s { stroke: ${deepBlue} !important; }`;

const renderings = [
  ...['traveller', 'agent'].flatMap((mark) => [
    { mark, file: `${mark}-192.png`, side: 192, part: 1, ground: 'transparent', css: '' },
    { mark, file: `${mark}-512.png`, side: 512, part: 1, ground: 'transparent', css: '' },
    { mark, file: `${mark}-180.png`, side: 180, part: 0.66, ground: deepBlue, css: onDeepBlue },
    { mark, file: `${mark}-maskable-192.png`, side: 192, part: 0.56, ground: deepBlue, css: onDeepBlue },
    { mark, file: `${mark}-maskable-512.png`, side: 512, part: 0.56, ground: deepBlue, css: onDeepBlue },
  ]),
];

const root = path.join(import.meta.dirname, '..');
const browser = await chromium.launch({ executablePath: await ensureChromium(root), args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });

for (const { mark, file, side, part, ground, css } of renderings) {
  const svg = await readFile(path.join(icons, `${mark}.svg`), 'utf8');
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>
    body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground}; }
    svg { width: ${part * 100}%; height: ${part * 100}%; } ${css}
  </style>${svg}`);
  await page.screenshot({ path: path.join(icons, file), omitBackground: ground === 'transparent' });
}

await browser.close();
