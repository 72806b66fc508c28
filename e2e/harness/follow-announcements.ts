import type { Page } from '@playwright/test';

/** Notes from now on what the live region of the pages announces; gives it back, in order. */
export async function followAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const messages: string[] = [];
    Object.assign(window, { announcements: messages });
    const region = document.querySelector('[data-live-region]');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        messages.push((node.textContent ?? '').trim());
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'announcements') as string[])]);
}
