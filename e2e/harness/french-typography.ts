import { expect, type Page } from '@playwright/test';

const narrow = '\u202f';
const noBreak = '\u00a0';

/** What French national typography does not write, with the words that explain it. */
const faults: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'straight apostrophe', pattern: /\p{L}'\p{L}/u },
  { name: 'no U+202F before ; ! ?', pattern: new RegExp(`[^${narrow};!?…(][;!?](?=[\\s».)]|$)`, 'u') },
  { name: 'no U+00A0 before :', pattern: new RegExp(`[^${noBreak}]:(?=\\s|$)`, 'u') },
  { name: 'no no-break space before € or %', pattern: new RegExp(`[^${noBreak}${narrow}(/][€%]`, 'u') },
  { name: 'no U+00A0 inside « »', pattern: new RegExp(`«[^${noBreak}]|[^${noBreak}]»`, 'u') },
  { name: 'straight double quotes', pattern: /"/u },
  { name: 'decimal point in a quantity', pattern: /\d\.\d{1,2}\s?(?:€|%|L\b|g\b|kg\b)/u },
  { name: 'breaking space between thousands', pattern: /\d \d{3}(?!\d)/u },
  { name: 'three dots', pattern: /\.\.\./u },
];

/** Text of the page, one entry a block, without code and what is marked as not to be translated. */
async function renderedBlocks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let block = node.parentElement;
      if (block === null || block.closest('script, style, noscript, code, [translate="no"]') !== null)
        continue;
      while (block.parentElement !== null && getComputedStyle(block).display === 'inline') {
        block = block.parentElement;
      }
      blocks.set(block, (blocks.get(block) ?? '') + (node.textContent ?? ''));
    }
    return [...blocks.values(), document.title].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Faults of French typography in a text, each with the passage around it. */
export function typographyFaults(text: string): readonly string[] {
  return faults.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    return [`${name}: “${text.slice(Math.max(0, match.index - 20), match.index + 20)}”`];
  });
}

/** No fault of French typography in any text that the page shows. */
export async function expectFrenchTypography(page: Page): Promise<void> {
  const blocks = await renderedBlocks(page);
  const found = blocks.flatMap(typographyFaults);
  expect([...new Set(found)], 'French typography').toEqual([]);
}
