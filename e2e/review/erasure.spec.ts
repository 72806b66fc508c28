import { expect, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-62 A supervisor erases a traveller’s data once the declaration is over, and says why', {
  tag: '@desktop',
}, async ({ page }) => {
  const declaration = await declare(page.request);
  const { publicId, declarantLastName } = declaration;
  const queue = new QueuePage(page);
  const card = page.getByRole('region', { name: words('Données personnelles') });

  await test.step('the desk refuses it, and has no such act', async () => {
    await signIn(page, 'claire');
    await page.goto(`/agent/declaration/${publicId}`);
    await queue.button('Refuser').click();
    await page
      .getByRole('radio', { name: words('Déclaration faite en double, l’autre compte, rien à renvoyer') })
      .check();
    await queue.button('Refuser la déclaration').click();
    await expect(page.getByText(words('Déclaration refusée.'))).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step('under way, it says what to do first', async () => {
    const waiting = await declare(page.request);
    await page.context().clearCookies();
    await signIn(page, 'nadia');
    await page.goto(`/agent/declaration/${waiting.publicId}`);
    await expect(card).toContainText(someWords('Cette déclaration est en cours'));
    await expect(card.getByRole('button')).toHaveCount(0);
    await card.getByRole('link', { name: words('Qui l’a ouverte ?') }).click();
    await expect(queue.title('Journal des accès')).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: words('Actions, de la plus récente à la plus ancienne') })
        .getByText('Déclaration consultée')
        .first(),
    ).toBeVisible();
  });

  await page.goto(`/agent/declaration/${publicId}`);
  await expect(page.getByRole('main')).toContainText(declarantLastName.toUpperCase());
  const total = await queue.total().textContent();
  await card.getByRole('button', { name: words('Effacer les données') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(someWords('Ce qui part'));
  await expect(dialog).toContainText(someWords('Ce qui reste'));
  await dialog.getByRole('button', { name: words('Effacer définitivement') }).click();
  await expect(dialog).toContainText(someWords('Dites pourquoi.'));
  await dialog.getByRole('radio', { name: words('La personne le demande') }).check();
  await dialog.getByRole('button', { name: words('Effacer définitivement') }).click();
  await expect(page.getByText(words('Données effacées.'))).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(declarantLastName.toUpperCase());
  await expect(page.getByRole('main')).toContainText(someWords('effacé les données personnelles'));
  await expect(queue.total()).toHaveText(total ?? '');

  await page.goto('/agent/declaration');
  await queue.search(declarantLastName);
  await expect(queue.reference(declaration)).toHaveCount(0);
});
