import { centsOf } from '@retour/core';
import { expect, expectedAnswer, SimulatorPage, tabTo, test, words } from '../harness';

test('SIM-25 The whole simulation with the keyboard alone, the focus always visible', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.goto('/simulateur/configuration/etape0');
  await expect(simulator.title('Simuler mes achats')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('Aller au contenu') })).toBeFocused();

  await tabTo(page, 'link', words('Commencer'));
  await page.keyboard.press('Enter');
  await expect(simulator.title('Quel âge avez-vous ?')).toBeFocused();
  await tabTo(page, 'textbox', words('Votre âge'));
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');

  await expect(simulator.title('Comment rentrez-vous en France ?')).toBeFocused();
  await tabTo(page, 'radio', words('Avion'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(simulator.title('De quel pays rapportez-vous vos achats ?')).toBeFocused();
  await tabTo(page, 'combobox', words('Pays d’achat'));
  await page.keyboard.type('japo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Japon');
  await page.keyboard.press('Enter');

  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeFocused();
  await tabTo(page, 'searchbox', words('Chercher un article'));
  await page.keyboard.type('smartphone');
  await expect(simulator.result('Smartphone, téléphone portable')).toBeVisible();
  await tabTo(page, 'link', /^Smartphone/);
  await page.keyboard.press('Enter');
  await expect(simulator.title('Smartphone, téléphone portable')).toBeFocused();
  await tabTo(page, 'textbox', words('Prix d’un article'));
  await page.keyboard.type('98 000');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('ajouté au panier').waitFor();
  await tabTo(page, 'link', words('Voir le résultat'));
  await page.keyboard.press('Enter');

  await expect(simulator.title('Vous devrez payer à votre arrivée')).toBeFocused();
  const expected = expectedAnswer({
    age: 34,
    meanOfTransport: 'plane',
    country: 'JP',
    border: false,
    shoppingProducts: [{ customId: 'a', id: 'smartphone', originalValue: 98000, currency: 'JPY' }],
  });
  expect(await simulator.total()).toBe(centsOf(expected.total));
  await tabTo(page, 'button', /Pourquoi/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('Valeur en euros'))).toBeVisible();
});
