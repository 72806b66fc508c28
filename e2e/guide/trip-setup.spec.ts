import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectOutline,
  expectReadable,
  test,
  untilStarted,
} from '../harness';

async function chooseCountry(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Pays' }).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
}

test('GUI-10 The short configuration opens the limits of this traveller', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/preparer-mon-voyage');
  await untilStarted(page);
  await page.getByRole('link', { name: 'Trouver ma limite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await chooseCountry(page, 'japon', 'Japon');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: '18 ans ou plus' }).check();
  await page.getByRole('radio', { name: 'Avion' }).check();
  await expectAccessible(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que vous pouvez rapporter');
  await expect(page.getByRole('main')).toContainText('430\u00a0€');
  await expect(page.getByRole('main')).toContainText('200\u00a0cigarettes');
  await expect(page).toHaveURL(/\/preparer-mon-voyage\/configuration$/);
  await expectAccessible(page);
  await expectOutline(page);
  await expectFrenchTypography(page);
  await page.getByRole('link', { name: 'Voir la règle complète' }).click();
  await expect(
    page.getByRole('region', { name: 'Vous revenez d’un pays hors de l’Union européenne' }),
  ).toBeFocused();
});

test('GUI-11 The border question is asked from Switzerland by car only', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/preparer-mon-voyage/configuration');
  await chooseCountry(page, 'suisse', 'Suisse');
  await page.getByRole('radio', { name: 'Moins de 15 ans' }).check();
  await page.getByRole('radio', { name: 'Voiture' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: 'Oui' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('main')).toContainText('40\u00a0€');
  await expect(page.getByRole('main')).toContainText(/Avant 17\sans/);
});

test('GUI-12 Back and reload keep the answers of the configuration', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/preparer-mon-voyage/configuration');
  await chooseCountry(page, 'andorre', 'Andorre');
  await page.getByRole('radio', { name: '17 ans' }).check();
  await page.getByRole('radio', { name: 'Train' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('main')).toContainText('900\u00a0€');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('900\u00a0€');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Train' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('Andorre');
});

test('GUI-13 A missing answer is said, kept in the summary, and reached by its link', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/preparer-mon-voyage/configuration');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveTitle(/^Erreur\s:/);
  await page.getByRole('link', { name: /^Choisissez un pays/ }).click();
  await expect(page.getByRole('combobox', { name: 'Pays' })).toBeFocused();
  await expectAccessible(page);
});
