import type { Page } from '@playwright/test';

/** Notes from now on what the live region of the pages says; gives what was said since, in order. */
export async function followSaid(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { saidMessages: said });
    const region = document.querySelector('[data-live-region]');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        said.push((node.textContent ?? '').trim());
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'saidMessages') as string[])]);
}
