import { expect, expectAccessible, test, words } from '../harness';
import { identify, title, tokenNames } from './session-page';

test('AUT-01 An agent signs in through the single sign-on and lands on the page wanted', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/agent/mon-compte/comptes?depuis=e-mail');
  await expect(title(page, 'Espace agent')).toBeVisible();
  await expect(
    page.getByText(words('Connectez-vous pour voir cette page : vous y serez ramené.')),
  ).toBeVisible();
  await identify(page, /Nadia Roux/);
  await expect(title(page, 'Comptes des agents')).toBeVisible();
  await expect(page).toHaveURL('/agent/mon-compte/comptes?depuis=e-mail');
  const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('Token'));
  expect(cookies.map(({ name, sameSite, path }) => ({ name, sameSite, path }))).toEqual([
    { name: 'accessToken', sameSite: 'Strict', path: '/' },
    { name: 'refreshToken', sameSite: 'Strict', path: '/' },
  ]);
  await page.goto('/agent/authentification');
  await expect(page).toHaveURL('/agent');
});

test.describe('who does not get in', () => {
  test.use({ expectedConsole: /status of (?:400|403)/ });

  test('AUT-05 Somebody of another administration is refused, and told what to do', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/agent/authentification');
    await identify(page, /Paul Petit/);
    await expect(title(page, 'Votre administration n’a pas accès à cet espace')).toBeVisible();
    expect(await tokenNames(page)).toEqual([]);
    expect(page.url()).not.toContain('code=');
    await expectAccessible(page);
    // The provider knows them still, and asks who it is all the same.
    await page.getByRole('button', { name: words('Changer de compte') }).click();
    await page.getByRole('button', { name: /Hugo Bernard/ }).click();
    await expect(page).toHaveURL('/agent');
  });

  test('AUT-06 A sign-in that fails says why and can be started again', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/agent/authentification');
    await identify(page, /Inès Échec/);
    await expect(title(page, 'Vous n’êtes pas connecté')).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.goto('/agent/authentification/retour?code=forge&state=forge');
    await expect(title(page, 'Vous n’êtes pas connecté')).toBeVisible();
    expect(await tokenNames(page)).toEqual([]);
    await page.getByRole('link', { name: words('Recommencer la connexion') }).click();
    await identify(page, /Hugo Bernard/);
    await expect(page).toHaveURL('/agent');
  });
});
