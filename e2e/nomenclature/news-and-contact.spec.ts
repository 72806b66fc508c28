import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectOutline,
  someWords,
  test,
  words,
} from '../harness';
import { signIn } from '../harness/agent';

test('NEW-01 An entry is new until it is opened, and its figures come from the tables', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/actualites');
  const main = page.getByRole('main');
  const entry = main.getByRole('listitem').filter({ hasText: someWords('les accises de') });
  await expect(entry.getByText('Nouveau', { exact: true })).toBeVisible();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\?id=accises-alcool$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('row').filter({ hasText: 'Alcool fort' })).toContainText(
    someWords('1 932,42 €'),
  );
  await page.goBack();
  await expect(
    main
      .getByRole('listitem')
      .filter({ has: page.getByText('Nouveau', { exact: true }) })
      .first(),
  ).toBeVisible();
  await expect(entry.getByText('Nouveau', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: words('Tout marquer comme lu') }).click();
  await page.reload();
  await expect(main.getByText(words('Vous avez tout lu.'))).toBeVisible();
});

for (const path of ['/agent/actualites', '/agent/actualites?id=accises-tabac']) {
  test(`NEW-02 The news are accessible and well set · ${path}`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectOutline(page);
    await expectFrenchTypography(page);
  });
}

test('CTC-01 A message to the support leaves with a copy to its author', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/agent/contact');
  await page.getByRole('button', { name: words('Envoyer mon message') }).click();
  await expect(page.getByRole('region', { name: words('Des réponses sont à corriger') })).toBeFocused();
  await expectAccessible(page);
  const subject = `Taux d’un livre ${Date.now()}`;
  await page.getByLabel(words('Objet')).fill(subject);
  await page.getByLabel(words('Message')).fill('Le taux réduit\nvaut-il pour un carnet ?');
  await page.reload();
  await expect(page.getByLabel(words('Objet'))).toHaveValue(subject);
  await page.getByRole('button', { name: words('Envoyer mon message') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('Message envoyé') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('claire.martin@douane.gouv.example');
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(page.getByRole('link', { name: subject })).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ hasText: `Copie\u00A0: ${subject}` })).toContainText(
    'claire.martin@douane.gouv.example',
  );
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('CTC-02 A message that cannot leave says why and stays', { tag: '@phone' }, async ({ page }) => {
    await signIn(page);
    await page.goto('/agent/contact');
    await page.getByLabel(words('Objet')).fill('Une panne');
    await page.getByLabel(words('Message')).fill('La page est blanche.');
    await page.route('**/api/contact/', (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: words('Envoyer mon message') }).click();
    await expect(page.getByRole('alert')).toContainText(someWords('Votre message est peut-être parti'));
    await expectAccessible(page);
    await page.unroute('**/api/contact/');
    await page.reload();
    await expect(page.getByLabel(words('Message'))).toHaveValue('La page est blanche.');
  });
});
