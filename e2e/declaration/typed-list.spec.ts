import { expect, expectAccessible, someWords, test, words } from '../harness';
import { DeclarationPage, titles } from './declaration-page';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

test('DEC-67 A list typed in a declaration is proposed article by article, and sent with it', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const declaration = new DeclarationPage(page);
  const main = page.getByRole('main');
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.answerContact();
  await declaration.answerTrip();
  await expect(declaration.title(titles.products)).toBeVisible();
  await declaration.basket.search('2 parfums 80 $ chacun, iPhone 1099');
  await expect(
    main.getByRole('status').filter({ hasText: someWords('2 articles à confirmer') }),
  ).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, width: 320 });
  const topOf = async (act: string): Promise<number | undefined> =>
    (await main.getByRole('button', { name: words(act) }).boundingBox())?.y;
  const ignore = await topOf('Ignorer : 2 parfums 80 $ chacun');
  expect(ignore, 'three acts on one line').toBeCloseTo((await topOf('Ajouter : Parfum')) ?? 0, 0);
  await page.setViewportSize(size);
  await declaration.button('Ajouter : Parfum').click();
  const phone = main.getByRole('article', { name: words('Smartphone, téléphone portable') });
  await expect(phone).toBeFocused();
  await phone.getByRole('button', { name: words('Modifier : Smartphone, téléphone portable') }).click();
  await declaration.button('Ajouter au panier').click();
  await expect(
    main.getByRole('status').filter({ hasText: someWords('Toute la liste est traitée') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/declaration\/produits$/);

  await declaration.check();
  const articles = main.getByRole('region', { name: words('Vos articles') });
  await expect(articles.getByRole('button', { name: /^Pourquoi/u })).toHaveCount(2);
  await expect(articles).toContainText(someWords('160 USD'));
});
