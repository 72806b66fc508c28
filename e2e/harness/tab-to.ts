import { expect, type Page } from '@playwright/test';

const maxTabPresses = 80;

interface Stop {
  /** Something shows that the focus is here. */
  readonly isShown: boolean;
  /** What stands over it, or that it is outside the window. Null when all of it is in sight. */
  readonly coveredBy: string | null;
}

/** What is seen of the focus. Runs in the page. */
function presentStop(): Stop {
  const focused = document.activeElement;
  // A title that a new page has just given the focus to: no stop of the keyboard's.
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0)
    return { isShown: true, coveredBy: null };
  const label = focused.closest('label');
  const shown = [focused, focused.parentElement, label].filter((element) => element !== null);
  const drawn = label ?? focused;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  return {
    isShown: shown.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    }),
    coveredBy:
      [top + 2, bottom - 2]
        .map((y) => {
          const seen = document.elementFromPoint((left + right) / 2, y);
          if (seen !== null && (drawn.contains(seen) || seen.contains(drawn))) return null;
          const over = seen === null ? 'the edge of the window' : seen.outerHTML.slice(0, 80);
          return `${drawn.textContent?.trim() ?? ''} at ${Math.round(y)} under ${over}`;
        })
        .find((found) => found !== null) ?? null,
  };
}

/** Walks with Tab to what the predicate knows, checking that each stop shows where the focus is, and is whole in sight. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'radio' | 'combobox' | 'searchbox',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name });
  // The overlay of a first visit stands before everything.
  await expect(page.locator('#loading')).toHaveCount(0);
  for (let stop = 0; stop < maxTabPresses; stop += 1) {
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
    const { isShown, coveredBy } = await page.evaluate(presentStop);
    expect(isShown, `focus is visible on the way to ${name}`).toBe(true);
    expect(coveredBy, `the focus is in sight on the way to ${name}`).toBeNull();
  }
  throw new Error(`${role} ${name} was not reached with Tab`);
}
