import { simulateRoute } from '@retour/contract';
import { expect, test } from '../harness';
import { fullSuitcase, type KeptArticle, keepBasket } from './kept-basket';

const day = '2026-10-15';

const nothingToPay: readonly KeptArticle[] = [{ id: 'a', productId: 'livre', name: 'Livre', value: 42 }];

/** Three suitcases and one article, at other prices. */
const forty: readonly KeptArticle[] = Array.from({ length: 40 }, (_, index) => {
  const [round, place] = [Math.floor(index / fullSuitcase.length), index % fullSuitcase.length];
  const article = fullSuitcase[place] ?? nothingToPay[0];
  if (article === undefined) throw new Error('No article to repeat');
  return round === 0 ? article : { ...article, id: `${article.id}${round}`, value: 12.5 + index };
});

/** Each basket at two of the five widths, each width at both themes, enlarged text on the narrowest and on one wide screen. */
const looks = [
  [0, nothingToPay, 320, 'dark', 200],
  [0, nothingToPay, 1280, 'light', 100],
  [1, fullSuitcase.slice(0, 1), 360, 'light', 100],
  [1, fullSuitcase.slice(0, 1), 1920, 'dark', 100],
  [5, fullSuitcase.slice(0, 5), 768, 'light', 100],
  [5, fullSuitcase.slice(0, 5), 1280, 'dark', 200],
  [13, fullSuitcase, 360, 'dark', 100],
  [13, fullSuitcase, 1280, 'light', 100],
  [40, forty, 320, 'light', 100],
  [40, forty, 768, 'dark', 100],
] as const;

for (const [count, basket, width, theme, text] of looks) {
  const name = `result-${count}-${width}-${theme}-${text}`;
  test(`SIM-120 The result of 0, 1, 5, 13 and 40 articles keeps its look · ${name}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    // Its day is on the tag, and decides which rates hold.
    await page.clock.setFixedTime(`${day}T10:00:00+02:00`);
    // The service computes by the law of its own day, and says so where a device is of another one.
    await page.route(`**${simulateRoute.path}`, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), date: day } }),
    );
    await page.setViewportSize({ width, height: 900 });
    // As a reader asks of the browser: what is measured in letters follows, in the conditions of style sheets too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * text) / 100 } });
    await page.emulateMedia({ colorScheme: theme });
    await keepBasket(page, basket);
    await page.goto('/simulateur/recapitulatif');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The acts come with the result: its height is not that of what is shown while it is computed.
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expect(page.locator('#loading')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    // As high as the page, so that what stands in the window covers nothing of it.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('main')).toHaveScreenshot(`${name}.png`);
  });
}
