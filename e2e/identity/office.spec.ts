import { expect, expectAccessible, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { title } from './session-page';

test('AUT-20 An agent is asked which office they work for, chooses it once, and changes it from their menu', {
  tag: '@desktop',
}, async ({ page }) => {
  // The office of this one is chosen by no other journey.
  await signIn(page, 'hugo');
  await page.goto('/agent/mon-compte/bureau');
  const field = page.getByRole('combobox', { name: words('Bureau') });
  const submit = page.getByRole('button', { name: words('Travailler pour ce bureau') });

  await field.fill('nulle part ailleurs');
  await expect(page.getByText(words('Aucun bureau de la liste ne porte ce nom.'))).toBeVisible();
  await submit.click();
  await expect(page.getByRole('link', { name: words('Choisissez un bureau de la liste.') })).toBeVisible();
  await expectAccessible(page);

  // Its code and Enter are enough.
  await field.fill('cdg');
  await field.press('Enter');
  await expect(title(page, 'Mon compte')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Paris-Charles-de-Gaulle' })).toBeVisible();

  await page.goto('/agent');
  await expect(title(page, 'Accueil des agents')).toBeVisible();
  await page.getByRole('button', { name: words('Espace personnel') }).click();
  await expect(page.getByRole('link', { name: /Mon bureau.*Paris-Charles-de-Gaulle/u })).toBeVisible();
  await expect(page.getByText(someWords('Pour quel bureau travaillez-vous ?'))).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: /Mon bureau/u }).click();
  await expect(title(page, 'Mon bureau')).toBeVisible();
  await field.fill('calais');
  await page.getByRole('option', { name: words('Port de Calais') }).click();
  await submit.click();
  await expect(page.getByRole('definition').filter({ hasText: 'Port de Calais' })).toBeVisible();
});

test('AUT-21 Who has chosen no office is asked on the home page, and works meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/agent/office/', async (route) => {
    const answer = await route.fetch();
    const { offices } = await answer.json();
    await route.fulfill({ response: answer, json: { offices } });
  });
  await signIn(page, 'claire');
  await page.goto('/agent');
  await expect(page.getByText(someWords('Pour quel bureau travaillez-vous ?'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Choisir mon bureau') })
    .click();
  await expect(title(page, 'Mon bureau')).toBeVisible();
  // What is being answered is not cut short by the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});
