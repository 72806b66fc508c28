import { expect, expectAccessible, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { logIn, openAccount } from './local-account';
import { title } from './session-page';

const accounts = '/agent/mon-compte/comptes';

test.describe('roles', () => {
  test.use({ expectedConsole: /status of (?:401|403)/ });

  test('AUT-17 A supervisor gives the role to a colleague, whose pages change at once, and takes it back', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const account = await openAccount(page, browser);
    const name = `${account.firstName} ${account.lastName}`;
    await page.goto('/agent/authentification');
    await logIn(page, account);
    await expect(title(page, 'Accueil des agents')).toBeVisible();
    await page.goto('/agent/mon-compte');
    await expect(page.getByRole('main').getByText('Agent', { exact: true })).toBeVisible();

    const colleague = await browser.newPage();
    await signIn(colleague, 'nadia');
    await colleague.goto(accounts);
    const own = colleague.getByRole('listitem').filter({ hasText: 'nadia.roux@douane.gouv.example' });
    await expect(own.getByText(someWords('par les réglages de l’installation'))).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    const row = colleague.getByRole('listitem').filter({ hasText: account.email });
    await row.getByRole('button', { name: words(`Nommer superviseur : ${name}`) }).click();
    const dialog = colleague.getByRole('dialog');
    await expect(dialog.getByText(someWords('Votre nom et la date restent inscrits.'))).toBeVisible();
    await expectAccessible(colleague);
    await dialog.getByRole('button', { name: words('Nommer superviseur') }).click();
    await expect(colleague.getByText(words(`${name} a le rôle de superviseur.`))).toBeVisible();
    await expect(row.getByText(someWords('Superviseur depuis le'))).toContainText('Nadia');

    await page.reload();
    await expect(page.getByRole('main').getByText(someWords('Superviseur depuis le'))).toBeVisible();
    await page.getByRole('link', { name: words('Comptes des agents') }).click();
    await expect(title(page, 'Comptes des agents')).toBeVisible();

    await row.getByRole('button', { name: words(`Retirer le rôle de superviseur à ${name}`) }).click();
    await dialog.getByRole('button', { name: words('Retirer le rôle') }).click();
    await expect(colleague.getByText(words(`${name} n’a plus le rôle de superviseur.`))).toBeVisible();
    await expect(row.getByText(someWords('Rôle de superviseur retiré le'))).toContainText('Nadia');
    await colleague.close();

    // The page that stays open is told at the next act, which is refused.
    const closing = page.getByRole('button', { name: /^Fermer le compte de/ }).first();
    await closing.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Fermer le compte') })
      .click();
    await expect(title(page, 'Réservé aux superviseurs')).toBeVisible();
  });

  test('AUT-18 What is for supervisors is absent for the desk, and its address says why', {
    tag: '@desktop',
  }, async ({ page }) => {
    await signIn(page);
    await page.goto('/agent/mon-compte');
    await expect(page.getByRole('main').getByText('claire.martin@douane.gouv.example')).toBeVisible();
    await expect(page.getByRole('link', { name: words('Comptes des agents') })).toHaveCount(0);
    const menu = page.getByRole('button', { name: words('Espace personnel') });
    await menu.click();
    const panel = menu.locator('xpath=..');
    await expect(panel.getByRole('link', { name: words('Mon compte') })).toBeVisible();
    await expect(panel.getByRole('link', { name: words('Comptes des agents') })).toHaveCount(0);
    await expect(panel.getByText('Superviseur')).toHaveCount(0);
    await page.goto(accounts);
    await expect(title(page, 'Réservé aux superviseurs')).toBeVisible();
    await expect(page.getByText(someWords('Demandez à un superviseur'))).toBeVisible();
    await expectAccessible(page);
  });
});
