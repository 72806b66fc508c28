import { expect, test } from '../harness';

for (const theme of ['light', 'dark'] as const) {
  test(`SHL-23 Every component keeps its look, in both themes · ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/galerie');
    await expect(page.getByRole('heading', { level: 1, name: 'Galerie des composants' })).toBeVisible();
    await expect(page.locator('#loading')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    // The bar of a phone stands wherever the page was scrolled.
    const bar = page.getByRole('navigation', { name: 'Navigation principale' });
    await bar.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
    await expect(page.getByRole('main')).toHaveScreenshot(`gallery-${theme}.png`);
  });
}
