import { expect, goOffline, test, untilQuiet } from '../harness';
import { CreationPage, titles } from './creation-page';

const declarationCalls = '**/api/declaration/*/';
const notSaved = /n’est pas enregistrée\. La saisie est gardée sur cet appareil/;

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test('CRE-05 The API is down when saving, then back: one declaration, and never a doubt on whether it is saved', {
  tag: '@desktop',
}, async ({ page, line }) => {
  const creation = new CreationPage(page);
  await creation.fillIn(line.origin);
  const id = await creation.deviceId();
  await untilQuiet(page);
  await line.cut();
  await creation.button('Enregistrer la déclaration').click();
  await expect(creation.title(titles.notSaved)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(notSaved);
  await expect(page.locator('[data-reference]')).toHaveCount(0);
  await line.mend();
  await creation.expectSaved();
  const stored = await creation.stored(await creation.reference());
  expect(stored).toMatchObject({ id, status: 'submitted', version: 2, authorType: 'agent' });
});

for (const method of ['PUT', 'PATCH']) {
  test(`CRE-06 The answer is lost after the server did its part: one declaration · ${method}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const creation = new CreationPage(page);
    await creation.fillIn();
    const id = await creation.deviceId();
    let isCut = false;
    await page.route(declarationCalls, async (route) => {
      if (isCut || route.request().method() !== method) return route.continue();
      isCut = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await creation.button('Enregistrer la déclaration').click();
    // A draft is in nobody's queue; what submits it may have got through.
    const title = method === 'PUT' ? titles.notSaved : titles.maybeSaved;
    await expect(creation.title(title)).toBeVisible();
    await creation.expectSaved();
    const stored = await creation.stored(await creation.reference());
    expect(stored).toMatchObject({ id, status: 'submitted', version: 2 });
  });
}

test('CRE-07 Offline, the agent reads that nothing is saved; it is saved on return', {
  tag: '@phone',
}, async ({ page, context }) => {
  const creation = new CreationPage(page);
  await creation.fillIn();
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await creation.button('Enregistrer la déclaration').click();
  await expect(creation.title(titles.notSaved)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(notSaved);
  await expect(page.getByRole('main')).toContainText(/hors connexion/);
  await expect(page.locator('[data-reference]')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
  await context.setOffline(false);
  await creation.expectSaved();
});
