import { expect, type Page, test } from '@playwright/test';
import { stuckBars } from './stuck-bars';
import { type TextRules, textFaults, textRules } from './text-faults';
import { unseenActs } from './unseen-acts';

interface Reading {
  readonly width: number;
  readonly height: number;
  /** Sizes of text in percent of the usual one. */
  readonly texts: readonly number[];
  /** Sizes at which the room that bars leave is looked at, and nothing else: it costs little. */
  readonly bars?: readonly number[];
  /** With the usual text, the act of each form is in sight as the page comes. */
  readonly showsActs?: boolean;
}

/**
 * A small phone, a usual one, and the same lying down, as a reader may have enlarged their text: each in the sizes that no other one
 * comes close to, counted in letters a line.
 */
const phones: readonly Reading[] = [
  { width: 320, height: 640, texts: [100, 150, 200] },
  { width: 360, height: 740, texts: [100], showsActs: true },
  { width: 740, height: 360, texts: [100, 200] },
];

/** The narrowest windows with the wide layout, a laptop of a desk, the same zoomed twice, and a large screen. */
const wideScreens: readonly Reading[] = [
  { width: 1024, height: 768, texts: [100] },
  { width: 1099, height: 768, texts: [100] },
  { width: 1366, height: 768, texts: [100], bars: [200], showsActs: true },
  { width: 683, height: 384, texts: [100] },
  { width: 1920, height: 1080, texts: [100], bars: [200] },
];

/** The greatest share of the window's height that bars may cover together. */
const maxCovered = 0.25;
/** And the header alone, as the page comes in large text on a wide window: a low one has the places in it too. */
const maxHeader = 0.3;

/** Sets the size of text as browsers do, by that of the root, without touching the width of the page. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    const stored: unknown = Reflect.get(window, 'readerSheet');
    const sheet = stored instanceof CSSStyleSheet ? stored : new CSSStyleSheet();
    if (stored === undefined) {
      Reflect.set(window, 'readerSheet', sheet);
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(size === 100 ? '' : `html { font-size: ${size}% !important; }`);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, percent);
}

/** Opens what is folded, and gives what closes it again. */
async function openFolded(page: Page): Promise<() => Promise<void>> {
  const folded = await page.evaluateHandle(() => [...document.querySelectorAll('details:not([open])')]);
  const toggle = (isOpen: boolean) =>
    folded.evaluate((all, open) => {
      for (const details of all) details.toggleAttribute('open', open);
    }, isOpen);
  await toggle(true);
  return () => toggle(false);
}

/** Of what stands over the page for a while too: the share of the height that all bars cover together. */
export async function expectBarsWithin(page: Page, share: number): Promise<void> {
  const bars = await page.evaluate(stuckBars);
  expect(
    bars.reduce((sum, bar) => sum + bar.share, 0),
    JSON.stringify(bars),
  ).toBeLessThanOrEqual(share);
}

/** What the header takes of the window before the page is scrolled. */
async function headerFaults(page: Page): Promise<readonly string[]> {
  const header = await page.evaluate(() => {
    const box = document.querySelector('body header')?.getBoundingClientRect();
    return (box?.height ?? 0) / window.innerHeight;
  });
  return header > maxHeader ? [`the header takes ${Math.round(header * 100)} %`] : [];
}

/** What bars leave of the window, and whether the page is wider than it. */
async function roomFaults(page: Page): Promise<readonly string[]> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const bars = await page.evaluate(stuckBars);
  const covered = bars.reduce((sum, { share }) => sum + share, 0);
  const named = bars.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(' + ');
  return [
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ...(covered > maxCovered ? [`bars cover ${Math.round(covered * 100)} %: ${named}`] : []),
  ];
}

async function faultsNow(page: Page): Promise<readonly string[]> {
  return [
    ...(await roomFaults(page)),
    ...(await page.evaluate<readonly string[], TextRules>(textFaults, textRules)),
  ];
}

async function expectReadings(page: Page, readings: readonly Reading[]): Promise<void> {
  await expect(page.locator('#loading')).toHaveCount(0);
  const usual = page.viewportSize();
  const faults: string[] = [];
  const fold = await openFolded(page);
  for (const { width, height, texts, bars = [], showsActs = false } of readings) {
    await page.setViewportSize({ width, height });
    for (const text of texts) {
      await enlargeText(page, text);
      const unseen = showsActs && text === 100 ? await page.evaluate(unseenActs) : [];
      const found = [...(await faultsNow(page)), ...unseen.map((act) => `« ${act} » is out of sight`)];
      for (const fault of found) faults.push(`${width} × ${height}, ${text} %: ${fault}`);
    }
    for (const text of bars) {
      await enlargeText(page, text);
      const found = [...(await roomFaults(page)), ...(await headerFaults(page))];
      for (const fault of found) faults.push(`${width} × ${height}, ${text} %: ${fault}`);
    }
  }
  await enlargeText(page, 100);
  await fold();
  if (usual !== null) await page.setViewportSize(usual);
  expect(faults, 'what cannot be read well').toEqual([]);
}

/**
 * On a phone held upright or lying down, with text up to twice as large as usual, what is folded opened: nothing is cut, no
 * amount, unit, reference, day, name or word is broken, no bar covers more than a quarter of the height; with the usual text,
 * the act of each form is in sight as the page comes. On a wide screen, the same from 1024 px; with text twice as large, what the
 * header and the bars leave of it.
 */
export async function expectReadable(page: Page): Promise<void> {
  const { isMobile } = test.info().project.use;
  await expectReadings(page, isMobile ? phones : wideScreens);
}
