import { expect, type Locator, type Page } from '@playwright/test';

/** The page never scrolls sideways at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, 'pixels outside the page').toBeLessThanOrEqual(0);
}

/**
 * Adds a style sheet as a reader's own tool would, which the content security policy does not stop; gives what takes it
 * away.
 */
async function addReaderStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((content) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(content);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () =>
    added.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);
    });
}

/** What this shows is whole in the window, and nothing stands before it. A bar takes its place once the window has changed. */
export async function expectInSight(shown: Locator): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  const isCovered = () =>
    shown.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => {
        const seen = document.elementFromPoint((left + right) / 2, y);
        return seen === null || !(element.contains(seen) || seen.contains(element));
      });
    });
  await expect.poll(isCovered, { message: 'something covers it' }).toBe(false);
}

/** Spacing that WCAG 1.4.12 asks a page to bear; gives what sets the usual one again. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  return addReaderStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  );
}

/** Buttons, navigation and form controls are at least `side` pixels high and wide; the footer's links are texts. */
export async function expectLargeTargets(page: Page, side: number): Promise<void> {
  const small = await page
    .locator(
      'button:visible, [role="button"]:visible, nav:not(footer nav) a:visible, summary:visible, label:has(input):visible',
    )
    .evaluateAll(
      (elements, least) =>
        elements
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
          .map(({ element, box }) => `${element.textContent} (${box.width} × ${box.height})`),
      side,
    );
  expect(small, `targets smaller than ${side} px`).toEqual([]);
}

/** The widest letters of the alphabet of references. */
const widestReferences = ['MMM-MMM-MMM', 'WWW-WWW-WWW'];
const windowWidths = [320, 360, 768, 1024, 1099, 1280, 1920];

/** Whichever reference is drawn, it stands whole in its place: in windows of all widths, and in text twice as large. */
export async function expectAnyReferenceFits(page: Page): Promise<void> {
  const shown = page.locator('[data-reference]:visible');
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), size);
    for (const width of windowWidths) {
      await page.setViewportSize({ ...usual, width });
      await expect(shown).not.toHaveCount(0);
      for (const reference of widestReferences) {
        const beyond = await shown.evaluateAll((elements, text) => {
          const excess = (element: Element): number => {
            const drawn = element.textContent;
            element.textContent = text;
            const range = document.createRange();
            range.selectNodeContents(element);
            const block = element.closest('p, h1, h2, div') ?? element;
            const room =
              block.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(block).paddingRight);
            const right = range.getBoundingClientRect().right;
            element.textContent = drawn;
            return Math.ceil(right - room);
          };
          return Math.max(...elements.map(excess));
        }, reference);
        if (beyond > 0) faults.push(`${reference} at ${width} px, text ${size}: ${beyond} px`);
      }
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(usual);
  expect(faults, 'references beyond their place').toEqual([]);
}
