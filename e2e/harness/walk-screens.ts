import { type Page, test } from '@playwright/test';
import { expectAccessible, expectOutline } from './accessibility';
import { expectFrenchTypography } from './french-typography';
import { expectLargeTargets, expectNoSidewaysScroll, spaceText } from './layout';
import { expectPlainFrench } from './plain-french';
import { expectReadable } from './readable';

/** A screen in a state that somebody can see. */
export interface Screen<Visitor> {
  readonly name: string;
  /** Brings the visitor there, from the screen before it in the walk. */
  readonly reach: (visitor: Visitor) => Promise<void>;
}

const narrowest = { width: 320, height: 640 };

/** What every screen of a traveller is held to; leaves it as it was. */
export async function judgeScreen(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? narrowest;
  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectPlainFrench(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  await expectReadable(page);
  await page.setViewportSize(narrowest);
  const spaceAsUsual = await spaceText(page);
  await expectNoSidewaysScroll(page);
  await spaceAsUsual();
  await page.setViewportSize(usual);
}

/** Goes from screen to screen in one page and judges each on the way: to begin again from nothing takes half of its time. */
export async function walkScreens<Visitor extends { readonly page: Page }>(
  visitor: Visitor,
  screens: readonly Screen<Visitor>[],
  judge: (page: Page) => Promise<void> = judgeScreen,
): Promise<void> {
  const info = test.info();
  // Three times as long for each as for another test, as `test.slow()` gives.
  info.setTimeout(3 * info.timeout * screens.length);
  for (const { name, reach } of screens) {
    await test.step(name, async () => {
      info.annotations.push({ type: 'screen', description: name });
      await reach(visitor);
      await judge(visitor.page);
    });
  }
}
