import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../harness';

async function openGallery(page: Page): Promise<void> {
  await page.goto('/galerie');
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie des composants' })).toBeVisible();
  await expect(page.locator('#loading')).toHaveCount(0);
}

test('SHL-10 A dialog closes by its icon, beside it or by Escape, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page);
  const opener = page.getByRole('button', { name: 'Ouvrir un dialogue', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Vous avez commencé une simulation.' });
  const ways = [
    () => dialog.getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('SHL-11 A dialog that asks for an answer closes only with it', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Ouvrir un dialogue à réponse obligée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Répondez pour continuer' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveCount(0);
  await page.mouse.click(4, 4);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(dialog).toBeHidden();
});

test('SHL-12 Radio buttons, suggestions and tabs answer to the keyboard alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await openGallery(page);
  const plane = page.getByRole('radio', { name: 'Avion' }).first();
  await plane.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bateau' }).first()).toBeChecked();

  const country = page.getByRole('combobox', { name: 'Pays des achats' });
  await country.fill('j');
  await expect(page.getByRole('listbox', { name: 'Pays des achats' }).getByRole('option')).toHaveText([
    'Japon',
    'Jamaïque',
    'Jordanie',
  ]);
  await country.press('ArrowDown');
  await country.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Jamaïque' })).toHaveAttribute('aria-selected', 'true');
  await country.press('Enter');
  await expect(country).toHaveValue('Jamaïque');
  await expect(page.getByRole('listbox')).toBeHidden();

  await page.getByRole('tab', { name: 'Route' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Aéroport' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Aéroport' })).toContainText('couloir rouge');
});

test('SHL-13 An error summary takes the focus, names the page as erroneous and leads to the field', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page);
  await expect(page).toHaveTitle(/^Erreur\u00a0: /);
  await expect(page.getByRole('region', { name: 'Des réponses sont à corriger' })).toBeFocused();
  await page.getByRole('link', { name: 'Écrivez le prix en chiffres, par exemple 12,50.' }).click();
  await expect(page.locator('#galerie-prix-faux')).toBeFocused();
});
