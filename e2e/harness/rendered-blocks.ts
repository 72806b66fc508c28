import type { Page } from '@playwright/test';

/** Text of a part of the page, one entry a block, without code and what is marked as not to be translated. */
export async function renderedBlocks(page: Page, part = 'body'): Promise<readonly string[]> {
  return page.locator(part).evaluate((root) => {
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let block = node.parentElement;
      if (block === null || block.closest('script, style, noscript, code, [translate="no"]') !== null)
        continue;
      while (block.parentElement !== null && getComputedStyle(block).display === 'inline') {
        block = block.parentElement;
      }
      blocks.set(block, (blocks.get(block) ?? '') + (node.textContent ?? ''));
    }
    return [...blocks.values()].map((text) => text.trim()).filter((text) => text !== '');
  });
}
