import { expect, tabTo, test, words } from '../harness';
import { chloe, DeclarationPage, titles } from './declaration-page';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

test('DEC-52 The whole declaration with the keyboard alone, the focus always visible', {
  tag: '@desktop',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await page.goto('/declaration/ajout/age');
  await expect(declaration.title(titles.age)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('Aller au contenu') })).toBeFocused();
  await tabTo(page, 'textbox', words('Votre âge'));
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');

  await expect(declaration.title(titles.contact)).toBeFocused();
  for (const [label, text] of [
    ['Nom de famille', chloe.lastName],
    ['Prénom', chloe.firstName],
    ['Numéro et rue', chloe.address],
    ['Code postal', chloe.postalCode],
    ['Ville', chloe.city],
  ] as const) {
    await tabTo(page, 'textbox', words(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');

  await expect(declaration.title(titles.trip)).toBeFocused();
  await tabTo(page, 'radio', words('Avion'));
  await page.keyboard.press('Space');
  await tabTo(page, 'textbox', words('Numéro de vol'));
  await page.keyboard.type('AF 123');
  await tabTo(page, 'combobox', words('Pays d’achat'));
  await page.keyboard.type('japon');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', words('Continuer'));
  await page.keyboard.press('Enter');

  await expect(declaration.title(titles.products)).toBeFocused();
  await tabTo(page, 'searchbox', words('Chercher un article'));
  await page.keyboard.type('parfum');
  await declaration.basket.result('Parfum').first().waitFor();
  await tabTo(page, 'link', /^\s*Parfum/u);
  await page.keyboard.press('Enter');
  // Before the form is there, the next stops are those of the footer, which it then pushes out of the window.
  await expect(declaration.title('Parfum')).toBeFocused();
  await tabTo(page, 'textbox', words('Prix d’un article'));
  await page.keyboard.type('98000');
  await page.keyboard.press('Enter');

  await page.getByRole('main').getByText('ajouté au panier').waitFor();
  await tabTo(page, 'link', words('Vérifier ma déclaration'));
  await page.keyboard.press('Enter');
  await expect(declaration.title(titles.check)).toBeFocused();
  await tabTo(page, 'button', words('Envoyer ma déclaration'));
  await page.keyboard.press('Enter');

  await declaration.expectSent();
  await expect(declaration.title(titles.sent)).toBeFocused();
  // As before: what an agent or its author may do comes after the code.
  await expect(page.getByRole('button', { name: words('Annuler ma déclaration') })).toBeVisible();
  await tabTo(page, 'button', words('Annuler ma déclaration'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words('Annuler ma déclaration') })).toBeFocused();
});
