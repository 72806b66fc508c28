import type { Locator } from '@playwright/test';

/**
 * Presses a button twice as a finger does: the second press is on its way before the page has answered the first. A double
 * click of the browser's driver waits for that answer, which a busy machine gives after the time of a double press.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not shown');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await Promise.all([mouse.down(), mouse.up(), mouse.down({ clickCount: 2 }), mouse.up({ clickCount: 2 })]);
}
