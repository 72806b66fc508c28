import { readFile } from 'node:fs/promises';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectAnyReferenceFits,
  expectInSight,
  expectPrinted,
  someWords,
  test,
  words,
} from '../harness';
import { chloe, DeclarationPage, titles } from './declaration-page';
import { deviceClaim, storedDeclaration } from './stored-declaration';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('DEC-20 The confirmation survives a reload and the loss of the network', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    const declaration = new DeclarationPage(page);
    await declaration.fillIn();
    await declaration.send();
    const reference = await declaration.reference();
    const total = await declaration.total();
    await page.reload();
    await expect(declaration.title(titles.sent)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'offline copy' })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await expect(declaration.title(titles.sent)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Accueil' })
      .click();
    await page.getByRole('link', { name: words('Voir la référence et le code QR') }).click();
    await expect(declaration.title(titles.sent)).toBeVisible();
    expect(await declaration.reference()).toBe(reference);
    expect(await declaration.total()).toBe(total);
    await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Et maintenant/);
  });
});

test('SHL-71 The code of the confirmation is whole on the first screen of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectInSight(page.getByRole('img', { name: /^Code QR/ }));
  const article = page.getByRole('main').getByText('Parfum').last();
  await expect(article).toBeHidden();
  await expectPrinted(page, article, 2);
});

test('DEC-130 Whichever reference a declaration is given, it is whole on its tag and on what is shown to the agent', {
  tag: '@desktop',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  await expectAnyReferenceFits(page);
  await page.getByRole('link', { name: words('Montrer à l’agent') }).click();
  await expect(page.getByRole('dialog', { name: words('Montrer à l’agent') })).toBeVisible();
  await expectAnyReferenceFits(page);
});

test('DEC-21 The PDF is downloaded with the traveller’s own secret, and the reference copied', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const reference = await declaration.reference();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    declaration.button('Télécharger le PDF').click(),
  ]);
  expect(download.suggestedFilename()).toBe(`declaration-${reference}.pdf`);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await page.request.get(
    `/api/declaration/${(await declaration.identity()).id}/receipt.pdf`,
  );
  expect(stranger.status()).toBe(404);

  await declaration.button('Copier la référence').click();
  await expect(page.getByText(words('Référence copiée.'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  await page.route('**/receipt.pdf', (route) => route.abort());
  await declaration.button('Télécharger le PDF').click();
  await expect(page.getByText(/Votre code QR suffit/)).toBeVisible({ timeout: 20_000 });
});

test('DEC-22 The state is followed live and said once; once paid, it is asked again only when the page is seen again', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const stored = await storedDeclaration(page, await declaration.identity());
  let looks = 0;
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  let status: 'validated' | 'paid' | 'reversed' = 'validated';
  await page.route('**/api/declaration/*/', (route) => {
    looks += 1;
    const version = { validated: 3, paid: 4, reversed: 5 }[status];
    return route.fulfill({
      json:
        status === 'reversed'
          ? { ...stored, status: 'validated', version, reversed }
          : { ...stored, status, version },
    });
  });
  await expect(declaration.title('Votre déclaration est validée')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-live-region]')).toContainText(/validée/);
  await expect(declaration.button('Annuler ma déclaration')).toHaveCount(0);
  status = 'paid';
  await expect(declaration.title('Votre déclaration est payée')).toBeVisible({ timeout: 20_000 });
  // One look more, as it no longer waits for an agent; a follower would look again within five seconds.
  await page.waitForTimeout(1_000);
  const last = looks;
  await page.waitForTimeout(6_000);
  expect(looks).toBe(last);
  status = 'reversed';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(declaration.title('Le paiement de votre déclaration est annulé')).toBeVisible();
  await expect(
    page.getByText(someWords(`Le reçu ${reversed.receipt} que vous aviez ne vaut plus rien.`)),
  ).toBeVisible();
  await expect(page.locator('[data-live-region]')).toContainText(
    someWords('Le paiement du 12 mars 2026 a été annulé'),
  );
  await expectAccessible(page);
});

test('DEC-23 A declaration is cancelled after a confirmation, for the server too', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  await declaration.button('Annuler ma déclaration').click();
  const dialog = page.getByRole('dialog', { name: words('Annuler cette déclaration ?') });
  await dialog.getByRole('button', { name: words('Garder ma déclaration') }).click();
  expect((await storedDeclaration(page, await declaration.identity())).status).toBe('submitted');
  // Without a network and in large text, what is said of it pushes what was pressed under no bar.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await context.setOffline(true);
  await declaration.button('Annuler ma déclaration').click();
  await dialog.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
  await expect(page.getByText(someWords("L'annulation n'a pas pu se faire"))).toBeVisible();
  await expectInSight(page.locator(':focus'));
  await context.setOffline(false);
  await enlargeText(page, 100);
  if (usual !== null) await page.setViewportSize(usual);
  await declaration.button('Annuler ma déclaration').click();
  await dialog.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
  await expect(declaration.title('Votre déclaration est annulée')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveCount(0);
  expect((await storedDeclaration(page, await declaration.identity())).status).toBe('cancelled');
});

test('DEC-24 Cancelled and corrected: the answers are kept, the reference is new', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const first = await declaration.identity();
  const reference = await declaration.reference();
  await declaration.button('Annuler et corriger').click();
  await page.getByRole('button', { name: words('Oui, annuler et corriger') }).click();
  await expect(declaration.title(titles.check)).toBeVisible();
  await expect(page.getByText(chloe.email)).toBeVisible();
  expect((await deviceClaim(page)).id).not.toBe(first.id);
  await expect(page.getByText(words(`La référence ${reference} ne vaut plus rien`))).toBeVisible();
  await expect(page.locator('[data-live-region]')).toContainText(/elle n’est pas encore envoyée/u);
  await expect(page.locator('[data-live-region]')).not.toContainText(/Votre déclaration est envoyée/u);
  await declaration.send();
  expect(await declaration.reference()).not.toBe(reference);
  expect((await storedDeclaration(page, first)).status).toBe('cancelled');
  expect((await storedDeclaration(page, await declaration.identity())).status).toBe('submitted');
});

test('DEC-25 A cancellation that comes too late says that an agent has dealt with it', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const stored = await storedDeclaration(page, await declaration.identity());
  await page.route('**/api/declaration/*/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 412,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'x', title: 'x', status: 412, detail: 'x', code: 'stale-version' }),
        })
      : route.fulfill({ json: { ...stored, status: 'validated', version: 3 } }),
  );
  await declaration.button('Annuler ma déclaration').click();
  await page.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
  await expect(page.getByText(/ne peut plus être annulée/)).toBeVisible();
  await expect(declaration.title('Votre déclaration est validée')).toBeVisible();
});

test('DEC-26 « Effacer mes données de cet appareil » leaves nothing of the person', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const reference = await declaration.reference();
  const secret = (await declaration.identity()).claimToken;
  const canaries = [...Object.values(chloe), reference, secret, '0612345678'];
  const url = page.url();
  const title = await page.title();
  for (const canary of canaries) expect(`${url} ${title}`).not.toContain(canary);
  await declaration.button('Effacer mes données de cet appareil').click();
  await page.getByRole('button', { name: words('Tout effacer') }).click();
  await expect(declaration.title('Vos données sont effacées')).toBeVisible();
  const everything = await page.evaluate(async () => {
    const stored = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify([history.state, ...(await indexedDB.databases())]),
      document.cookie,
    ];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) stored.push(request.url);
    }
    return stored.join('\n');
  });
  for (const canary of canaries) expect(everything).not.toContain(canary);
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Déclaration/ })).toHaveCount(0);
});

test('DEC-27 Another traveller of the family: the address and the trip are not asked again', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const first = await declaration.reference();
  await declaration.button('Faire une autre déclaration').click();
  await declaration.answerAge(12);
  await expect(declaration.field('firstName')).toHaveValue('');
  await expect(declaration.field('city')).toHaveValue(chloe.city);
  await declaration.field('firstName').fill('Léo');
  await declaration.goOn();
  await expect(page.getByLabel(words('Numéro de vol'))).toHaveValue('af 123');
  await declaration.goOn();
  await declaration.basket.add({ search: 'parfum', product: 'Parfum', price: '200', currency: 'EUR' });
  await declaration.check();
  await declaration.send();
  const second = await declaration.reference();
  expect(second).not.toBe(first);
  const hers = words(`Déclaration faite par ${chloe.firstName} ${chloe.lastName}`);
  const his = words(`Déclaration faite par Léo ${chloe.lastName}`);
  const tag = page.getByRole('region', { name: words('Votre référence') });
  await expect(tag.getByText(words(`Léo ${chloe.lastName}`))).toBeVisible();
  await page.getByRole('button', { name: hers }).click();
  expect(await declaration.reference()).toBe(first);
  await page.goto('/');
  const sentDeclarations = page.getByRole('region', { name: words('Vos déclarations envoyées') });
  await expect(sentDeclarations.getByText(first)).toBeVisible();
  await sentDeclarations.getByRole('link', { name: his }).click();
  expect(await declaration.reference()).toBe(second);
});

test('DEC-28 The amount announced on the device and the server’s are both said when they differ', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await page.route('**/api/declaration/*/', async (route) => {
    if (route.request().method() === 'PUT') return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    const assessment = { ...answer.assessment, total: answer.assessment.total + 1 };
    await route.fulfill({ response, json: { ...answer, assessment } });
  });
  await declaration.send();
  await expect(page.getByText(/c’est ce qui compte/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
