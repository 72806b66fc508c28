import { expect, followAnnouncements, hold, someWords, test, thisMorning, words } from '../harness';
import { DeclarationPage, titles } from './declaration-page';
import { storedDeclaration } from './stored-declaration';

const declarationCalls = '**/api/declaration/**';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test('DEC-18 Slow, losing calls and answers: one declaration, and its state always clear', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  let calls = 0;
  await page.route(declarationCalls, async (route) => {
    calls += 1;
    const turn = calls;
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (turn === 1) return route.abort('connectionreset');
    if (turn !== 3) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title(titles.notSent)).toBeVisible();
  await declaration.expectSent();
  expect(calls).toBeGreaterThan(3);
  expect(await storedDeclaration(page, await declaration.identity())).toMatchObject({
    status: 'submitted',
    version: 2,
  });
});

test('DEC-19 A sending that lasts says so, explains itself after five seconds and can be left', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  const letThrough = await hold(page, declarationCalls);
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title('Envoi de votre déclaration')).toBeVisible();
  const long = page.getByRole('status').filter({ hasText: someWords('Le réseau est lent.') });
  await expect(page.getByRole('status').filter({ hasText: 'Envoi de votre déclaration' })).toBeVisible();
  await expect(long).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(long).toContainText(someWords('L’envoi continue, vos réponses sont gardées'));
  await expect(declaration.button('Modifier mes réponses')).toBeEnabled();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('Foire aux questions') })
    .click();
  await expect(declaration.title('Foire aux questions')).toBeVisible();
  letThrough();
  await page.goBack();
  await declaration.expectSent();
});

test('DEC-35 Hours later, a declaration left half filled is as it was', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install({ time: thisMorning() });
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.fillContact({ lastName: 'Mar', email: 'x@' });
  await page.clock.fastForward('09:00:00');
  await expect(declaration.title(titles.contact)).toBeVisible();
  await expect(declaration.field('lastName')).toHaveValue('Mar');
  await expect(declaration.field('email')).toHaveValue('x@');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await declaration.answerContact();
  await declaration.answerTrip();
  await declaration.basket.add({ search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' });
  await declaration.check();
  await declaration.send();
});

test('DEC-36 Not sent, then sent: each is said aloud once, however many tries it takes', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  const announced = await followAnnouncements(page);
  let tries = 0;
  await page.route(declarationCalls, async (route) => {
    tries += 1;
    return tries <= 2 ? route.abort() : route.continue();
  });
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title(titles.notSent)).toBeVisible();
  await declaration.expectSent();
  expect(tries).toBeGreaterThan(2);
  await expect
    .poll(announced)
    .toEqual([
      expect.stringMatching(someWords('n’est pas encore envoyée.')),
      expect.stringMatching(words('Votre déclaration est envoyée.')),
    ]);
});
