import { expect, expectAccessible, expectReadable, someWords, test, words } from '../harness';
import { declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-68 At the end of the day the officer counts the till, reads by how much it differs and takes the sheet', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  await queue.signIn('hugo');
  await queue.open(await declare(request));
  await queue.button('Valider et encaisser').click();
  await page.getByRole('radio', { name: words('Carte bancaire') }).check();
  await queue.button('Paiement reçu').click();
  await queue.expectDone('Paiement enregistré.');
  await page.goto('/agent');
  await queue.link('Encaissements du jour').last().click();
  await expect(page.getByText(/celles du journal des déclarations, au centime près/u)).toBeVisible();
  const otherWindow = await page.context().newPage();
  await otherWindow.goto(page.url());
  const other = new QueuePage(otherWindow);
  await other.button('Compter ma caisse').or(other.button('Compter à nouveau')).first().click();
  await queue.button('Compter ma caisse').or(queue.button('Compter à nouveau')).first().click();
  await expectAccessible(page);
  const card = page.getByRole('dialog').getByLabel(words('Carte bancaire, en euros'));
  await card.fill('beaucoup');
  await queue.button('Enregistrer').click();
  await expect(page.getByText(/Indiquez une somme en euros/u)).toBeVisible();
  await card.fill('12,50');
  await queue.button('Enregistrer').click();
  await queue.button('Enregistrer cet écart').click();
  await expect(page.getByText(/^12,50\s€$/u).first()).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page);
  await otherWindow.getByRole('dialog').getByLabel(words('Carte bancaire, en euros')).fill('13');
  await other.button('Enregistrer').click();
  const told = otherWindow.getByText(someWords('vous avez compté 12,50 €'));
  // Told before anything is sent where the window read the sheet again as it came back.
  if (!(await told.isVisible())) await other.button('Enregistrer cet écart').click();
  await expect(told).toBeVisible();
  await expectAccessible(otherWindow);
  await other.button('Enregistrer cet écart').click();
  await expect(otherWindow.getByText(/^13,00\s€$/u).first()).toBeVisible();
  await otherWindow.close();
  for (const [button, name] of [
    ['Feuille (PDF)', /^encaissements-\d{4}-\d\d-\d\d\.pdf$/u],
    ['Mouvements (CSV)', /\.csv$/u],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), queue.button(button).click()]);
    expect(download.suggestedFilename()).toMatch(name);
  }
  await queue.button('Jour précédent').click();
  await expect(page).toHaveURL(/\?jour=\d{4}-\d\d-\d\d$/u);
});
