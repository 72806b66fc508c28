import type { Page } from '@playwright/test';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  spaceText,
  test,
  unknownAddress,
} from '../harness';

/** Home, an address that is none, the gallery of components, and the way in of agents. */
const pages = ['/', unknownAddress, '/galerie', '/agent'] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#loading')).toHaveCount(0);
}

test("SHL-20 The shell's pages pass axe in both themes, keep their outline, are well set and read well", async ({
  page,
}) => {
  test.slow();
  for (const path of pages) {
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessible(page);
      await expectOutline(page);
      await expectFrenchTypography(page);
      await expectLargeTargets(page, 44);
      // The gallery shows a table of wide screens at any width.
      if (path !== '/galerie') await expectReadable(page);
    });
  }
});

test("SHL-21 The shell's pages bear 320 px, doubled text and spaced text", { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await test.step(path, async () => {
      await open(page, path);
      await expectNoSidewaysScroll(page);
      const spaceAsUsual = await spaceText(page);
      await expectNoSidewaysScroll(page);
      await spaceAsUsual();
      // The places stand beside the brand there, and no longer once they are twice as large.
      await page.setViewportSize({ width: 1024, height: 768 });
      await enlargeText(page, 200);
      if (path !== '/galerie') await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
    });
  }
});
