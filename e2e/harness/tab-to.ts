import { expect, type Page } from '@playwright/test';

const maxTabPresses = 80;

/** Walks with Tab to what the predicate knows, checking that each stop shows where the focus is. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'radio' | 'combobox' | 'searchbox',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name });
  for (let stop = 0; stop < maxTabPresses; stop += 1) {
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return true;
      // A title that a new page has just given the focus to: no stop of the keyboard's.
      if (focused instanceof HTMLElement && focused.tabIndex < 0) return true;
      const shown = [focused, focused.parentElement, focused.closest('label')].filter(
        (element) => element !== null,
      );
      return shown.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    });
    expect(isSeen, `focus is visible on the way to ${name}`).toBe(true);
  }
  throw new Error(`${role} ${name} was not reached with Tab`);
}
