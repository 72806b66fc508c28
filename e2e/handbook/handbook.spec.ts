import type { Locator } from '@playwright/test';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectPrinted,
  expectReadable,
  test,
  words,
} from '../harness';
import { declare, QueuePage } from '../review/queue';

const acts = [
  'Se connecter',
  'Retrouver une déclaration',
  'En créer une pour un voyageur',
  'Corriger une déclaration',
  'Valider, encaisser, refuser, clore',
];

const keysIn = (place: Locator): Promise<string[]> =>
  place.getByRole('term').filter({ hasText: /^.$/u }).allInnerTexts();

test('HBK-01 The tutorial opens from the menu, and its links lead where the work is done', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  const main = page.getByRole('main');
  await queue.signIn();
  await page.goto('/agent/declaration?status=paid');
  await expect(queue.title('Déclarations')).toBeVisible();
  await queue.button('Espace personnel').click();
  const menu = queue.button('Espace personnel').locator('xpath=..');
  await menu.getByRole('link', { name: 'Tutoriel', exact: true }).click();
  await expect(queue.title('Tutoriel')).toBeFocused();
  const titles = main.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(acts.map(words));

  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  await expectReadable(page);
  await expectPrinted(page, titles.first(), 4);
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await expectNoSidewaysScroll(page);
  await enlargeText(page, 100);
  await page.setViewportSize(usual);

  const taught = await keysIn(main);
  expect(taught.length).toBeGreaterThan(5);
  await main.getByRole('button', { name: words('Raccourcis clavier') }).click();
  const help = queue.dialog('Raccourcis clavier');
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: words('Raccourcis clavier') })).toBeFocused();

  await main.getByRole('link', { name: words('Déclarations'), exact: true }).click();
  await expect(queue.title('Déclarations')).toBeFocused();
  await queue.search(declaration.publicId);
  await expect(queue.title(declaration.publicId)).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  expect(await keysIn(help)).toEqual(expect.arrayContaining(taught));
});

test('HBK-02 Before signing in, the tutorial says how to sign in, from the same place of every page', {
  tag: '@phone',
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agent\/authentification$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutoriel', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('Tutoriel') })).toBeFocused();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([words('Se connecter')]);
  await expectAccessible(page);
  await expectReadable(page);
  await main.getByRole('link', { name: words('Aller à la connexion') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('Espace agent') })).toBeFocused();
});
