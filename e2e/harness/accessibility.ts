import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawnAlike } from './drawn-alike';
import { showToJudges } from './outside-judges';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: the others find the same in both themes, which differ in nothing else. Two of three seconds of axe go to them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What is called of axe in the page. */
interface Axe {
  readonly run: (
    context: { readonly include: readonly Element[] },
    options: Parameters<AxeBuilder['options']>[0],
  ) => ReturnType<AxeBuilder['analyze']>;
}

/** The axe that the builder brings. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Puts axe in the page once: the builder would read its half a megabyte there twice an analysis. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** What axe finds of the whole page, its colours left aside. */
async function violations(page: Page): Promise<readonly string[]> {
  // Our pages hold no frame: to gather the findings of frames would open a page more and inject axe into it, each time.
  // What passes is looked at as well, and told by one element alone.
  const { violations: found } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(wcagTags)
    .disableRules(colourRules)
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/**
 * What axe finds of the colours: one text of those that are drawn alike is judged, and the others are at fault with it.
 */
async function colourViolations(page: Page): Promise<readonly string[]> {
  const groups = await page.evaluateHandle(drawnAlike);
  return page.evaluate(
    async ([alike, rules]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      const { violations: found } = await axe.run(
        { include: alike.flatMap(([longest]) => longest ?? []) },
        { runOnly: { type: 'rule', values: [...rules] }, resultTypes: ['violations'], elementRef: true },
      );
      return found.map(({ id, help, nodes }) => {
        const atFault = nodes.flatMap(({ element }) => {
          return alike.find(([longest]) => longest === element) ?? element ?? [];
        });
        const names = atFault.map(({ localName, id: own, textContent }) => {
          return `${localName}${own === '' ? '' : `#${own}`} “${textContent?.trim().slice(0, 40)}”`;
        });
        return `${id}: ${help} → ${names.join(' | ')}`;
      });
    },
    [groups, colourRules] as const,
  );
}

/** How high the page is, when a bar stands over its controls: axe takes those that it half covers for small ones. */
async function heightUnderBar(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const hasBar = [...document.querySelectorAll('main div')].some((element) => {
      const { position, bottom } = getComputedStyle(element);
      return position === 'sticky' && bottom !== 'auto';
    });
    return hasBar && scrollHeight > window.innerHeight ? scrollHeight : null;
  });
}

/**
 * Zero axe violation (WCAG 2.2 AA and best practices) in the light and in the dark theme. A page with a bar is looked at in a
 * window as high as itself, where nothing stands over anything.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const usual = page.viewportSize();
  const height = await heightUnderBar(page);
  if (usual !== null && height !== null) await page.setViewportSize({ ...usual, height });
  await bringAxe(page);
  expect(await violations(page), 'axe, but the colours').toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colourViolations(page), `axe, colours of the ${colorScheme} theme`).toEqual([]);
    await showToJudges(page, colorScheme);
  }
  await page.emulateMedia({ colorScheme: null });
  if (usual !== null && height !== null) await page.setViewportSize(usual);
}

/** One H1, no skipped heading level (an error summary may stand before the H1), a main landmark. */
export async function expectOutline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(skipped, 'heading levels after a gap').toEqual([]);
}
