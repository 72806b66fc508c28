import { expect, SimulatorPage, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { expectAccountOf, identify, spoilTokens, title, tokenNames } from './session-page';

test.describe('a token that the server does not know', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('AUT-07 A session that ends brings the agent back where they were, with what they typed', {
    tag: '@desktop',
  }, async ({ page }) => {
    await signIn(page);
    await page.goto('/agent/contact?depuis=menu');
    await page.getByRole('textbox', { name: 'Message' }).fill('Le tarif du miel a changé');
    await spoilTokens(page);
    await page.getByRole('textbox', { name: 'Objet' }).fill('Tarif');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Votre session est terminée.')).toBeVisible();
    await expect(page).toHaveURL('/agent/authentification');
    expect(await tokenNames(page)).toEqual([]);
    // The provider's own session lasts, and it asks who it is: the desk may be somebody else's by now.
    await identify(page, /Claire Martin/);
    await expect(page).toHaveURL('/agent/contact?depuis=menu');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Le tarif du miel a changé');
    await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Tarif');
  });

  test("AUT-14 On the travellers' pages a session that is over leaves the public alone", {
    tag: '@phone',
  }, async ({ page }) => {
    await signIn(page);
    await spoilTokens(page);
    const simulator = new SimulatorPage(page);
    await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
    await simulator.add({ search: 'parfum', product: 'Parfum', price: '120' });
    await simulator.seeResult();
    await simulator.expectConfirmedByServer();
    expect(await tokenNames(page)).toEqual([]);
  });
});

test('AUT-04 A logout is seen in the other tab, and nothing stays on the device', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/agent/contact');
  await other.getByRole('textbox', { name: 'Message' }).fill('Brouillon à ne pas garder');
  // Coming to the page where a logout ends, by a link or a step back, ends nothing.
  await page.goto('/agent/authentification/deconnexion');
  await expect(title(page, 'Vous êtes encore connecté')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('Brouillon à ne pas garder');
  await page.goto('/agent/mon-compte');
  await expectAccountOf(page, 'Claire Martin');
  await page.getByRole('button', { name: words('Espace personnel') }).click();
  await page.getByRole('button', { name: words('Se déconnecter') }).click();
  // What is typed in the other tab is asked about.
  const asked = page.getByRole('dialog', { name: words('Se déconnecter ?') });
  await expect(asked).toContainText(/raison, correction, comptage ou message/u);
  await asked.getByRole('button', { name: words('Se déconnecter') }).click();
  await expect(title(page, 'Vous êtes déconnecté')).toBeVisible();
  await expect(
    other.getByText(words('Vous êtes déconnecté. Rien de votre travail ne reste sur cet appareil.')),
  ).toBeVisible();

  expect(await tokenNames(page)).toEqual([]);
  for (const tab of [page, other]) {
    const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/claire|martin|brouillon/i);
  }
  await page.goBack();
  await expect(page.getByText('Claire Martin')).toHaveCount(0);
  await page.goto('/agent/mon-compte');
  await expect(title(page, 'Espace agent')).toBeVisible();
  // The provider forgot them too: it asks who they are.
  await identify(page, /Hugo Bernard/);
  await expectAccountOf(page, 'Hugo Bernard');
});
