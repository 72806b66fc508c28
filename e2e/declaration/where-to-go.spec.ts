import { expect, expectAccessible, expectFrenchTypography, someWords, test, words } from '../harness';
import { DeclarationPage } from './declaration-page';

test('DEC-66 « Où aller »: the rule of the transport, and of a place what is known and what is not', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const block = page.getByRole('region', { name: words('Où aller') });
  await expect(block).toContainText(/circuit rouge/u);
  const field = block.getByRole('combobox', { name: words('Votre lieu d’arrivée (facultatif)') });
  await field.fill('roissy');
  await page.getByRole('option', { name: words('Paris-Charles-de-Gaulle') }).click();
  const answer = block.getByRole('status').last();
  await expect(answer).toContainText(someWords('Nous ne savons pas où se trouve son bureau de douane'));
  await expect(answer).toContainText(/demandez à un agent/u);
  await expectFrenchTypography(page);
  await expectAccessible(page);

  await page.reload();
  await expect(field).toHaveValue(words('Paris-Charles-de-Gaulle'));
  await expect(block).toContainText(someWords('Nous ne savons pas où se trouve son bureau de douane'));
  await field.fill('port de Calais');
  await expect(block).toContainText(someWords('Ce lieu n’est pas dans notre liste.'));
  await expect(block).not.toContainText(someWords('Nous ne savons pas'));
});
