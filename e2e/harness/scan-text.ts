import type { Page } from '@playwright/test';

const shift = 8;

/** The keys of a scanner: the text of a code, then Enter, faster than anybody types, and than a test waits for each. */
export async function scanText(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const strokes = [
    ...[...text].map((key) => ({ key, text: key, modifiers: /[A-Z]/.test(key) ? shift : 0 })),
    enter,
  ];
  // As a scanner dates them: however late a busy machine gives them to the page.
  const start = Date.now() / 1_000;
  await Promise.all(
    strokes.flatMap((stroke, index) => {
      const timestamp = start + index / 200;
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke, timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: stroke.key, timestamp }),
      ];
    }),
  );
  await keyboard.detach();
}
