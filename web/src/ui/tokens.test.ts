import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const styles = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

const [light = '', dark = ''] = styles.split('@media (prefers-color-scheme: dark)');

function colours(css: string): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const themes = { light: colours(light), dark: colours(dark) };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const text = 4.5;
const drawing = 3;

/** Every pair of colours that the style sheets put one on the other: foreground, background, ratio asked. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['secondary', 'ground', text],
  ['secondary', 'surface', text],
  ['secondary', 'light-blue', text],
  ['soft', 'ground', text],
  ['soft', 'surface', text],
  ['link', 'ground', text],
  ['link', 'surface', text],
  ['primary', 'ground', text],
  ['primary', 'surface', text],
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-strong', text],
  ['on-tag-head', 'tag-head', text],
  ['on-disabled', 'disabled', text],
  ['cancel', 'ground', text],
  ['cancel', 'surface', text],
  ['cancel', 'cancel-surface', text],
  ['on-cancel', 'cancel', text],
  ['on-light-blue', 'light-blue', text],
  ['success', 'success-surface', text],
  ['success', 'ground', text],
  ['success', 'surface', text],
  ['on-note', 'note', text],
  ['link', 'note', text],
  ['link', 'light-blue', text],
  ['on-highlight', 'highlight', text],
  ['on-highlight', 'highlight-strong', text],
  ['control', 'surface', drawing],
  ['control', 'ground', drawing],
  ['cancel', 'disabled', drawing],
  ['primary', 'disabled', drawing],
  ['highlight', 'tag-head', drawing],
];

const cases = (['light', 'dark'] as const).flatMap((theme) => pairs.map((pair) => [theme, ...pair] as const));

test.each(cases)('%s theme: %s on %s reaches %d:1', (theme, foreground, background, least) => {
  const palette = themes[theme];
  expect(contrast(palette.get(foreground) ?? '', palette.get(background) ?? '')).toBeGreaterThanOrEqual(
    least,
  );
});

test('every colour of the light theme has its counterpart in the dark one', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});
