import { startProduct } from '../../scripts/product/start-product';
import { expect, test, words } from '../harness';
import { identify, title } from './session-page';

test('AUT-09 The end of a session is announced, and signing in beside the work gives more time', {
  tag: '@desktop',
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const product = await startProduct({ SESSION_SECONDS: '590' });
  try {
    await page.goto(`${product.origin}/agent/contact`);
    await identify(page, /Claire Martin/);
    await expect(title(page, 'Écrire au support')).toBeVisible();
    const warning = page.getByRole('complementary', { name: 'Fin de session' });
    await expect(warning).toContainText(
      /Votre session se termine à \d+\s*h\s*\d\d, dans (?:\d+ minutes|moins d’une minute)/,
    );
    await page.getByRole('textbox', { name: 'Message' }).fill('Travail en cours');
    const before = await page.evaluate(() => document.cookie);
    const opening = context.waitForEvent('page');
    await warning.getByRole('link', { name: words('Se reconnecter (nouvel onglet)') }).click();
    const beside = await opening;
    await expect(title(beside, 'Prolonger votre session')).toBeVisible();
    await beside.getByRole('button', { name: words('S’identifier avec ProConnect') }).click();
    await expect(title(beside, 'Vous êtes connecté de nouveau')).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toBe(before);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Travail en cours');
    await page.getByRole('link', { name: 'Déclarations' }).first().click();
    await expect(page).toHaveURL(/\/agent\/declaration/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    // Pages that go on asking would find the server gone.
    for (const open of context.pages()) await open.close();
    await product.remove();
  }
});
