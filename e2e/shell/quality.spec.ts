import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  spaceText,
  test,
} from '../harness';

const pages = [
  { name: 'home', path: '/' },
  { name: 'unknown address', path: '/inconnue' },
  { name: 'gallery', path: '/galerie' },
  { name: 'agents', path: '/agent' },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#loading')).toHaveCount(0);
}

for (const { name, path } of pages) {
  test(`SHL-20 The shell's pages pass axe in both themes and keep their outline · ${name}`, async ({
    page,
  }) => {
    await open(page, path);
    await expectAccessible(page);
    await expectOutline(page);
  });

  test(`SHL-21 The shell's pages bear 320 px, doubled text and spaced text · ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expectNoSidewaysScroll(page);
    // The gallery shows a table of wide screens at any width.
    if (path !== '/galerie') await expectReadable(page);
    await spaceText(page);
    await expectNoSidewaysScroll(page);
  });

  test(`SHL-22 The shell's pages follow French typography and offer large targets · ${name}`, async ({
    page,
  }) => {
    await open(page, path);
    await expectFrenchTypography(page);
    await expectLargeTargets(page, 44);
  });
}
