import { expect, expectAccessible, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { title } from './session-page';

test('AUT-19 A supervisor reads in the log who did what, and finds their own reading there', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const colleague = await browser.newPage();
  await signIn(colleague, 'claire');
  await colleague.goto('/agent/declaration');
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  await colleague.close();
  await signIn(page, 'nadia');
  await page.goto('/agent');
  await page.getByRole('button', { name: words('Espace personnel') }).click();
  await page.getByRole('link', { name: words('Journal des accès') }).click();
  await expect(title(page, 'Journal des accès')).toBeVisible();
  const entries = page.getByRole('list', { name: words('Actions, de la plus récente à la plus ancienne') });
  await expect(entries.getByText('Connexion').first()).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByLabel(words('Action'))).toBeHidden();
  await page.getByText(words('Agent, action ou jour')).click();
  await page.getByLabel(words('Action')).selectOption({ label: 'Liste consultée' });
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page).toHaveURL(/acte=declarations-listed/);
  await expect(entries.getByText('Connexion')).toHaveCount(0);
  await expect(entries.getByText('Liste consultée').first()).toBeVisible();

  await page.getByLabel(words('Référence d’une déclaration')).fill('ABC');
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page.getByText(/Donnez\s+une\s+référence/)).toBeVisible();

  await page.getByRole('button', { name: words('Tout afficher') }).click();
  await page.getByText(words('Agent, action ou jour')).click();
  await page.getByLabel(words('Action')).selectOption({ label: 'Journal consulté' });
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(entries.getByRole('listitem').first()).toContainText('Journal consulté');
});
