import { expect, pressTwice, pressUnlessGone, test, untilQuiet, words } from '../harness';
import { DeclarationPage, titles } from './declaration-page';
import { deviceClaim, storedDeclaration } from './stored-declaration';

const notSent = /n’est pas encore envoyée. Vos réponses sont gardées sur cet appareil/;
const uncertain = /nous ne savons pas si votre déclaration est envoyée/;
const declarationCalls = '**/api/declaration/**';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test('DEC-10 A double press sends one declaration', { tag: '@phone' }, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/declaration\/[^/]+\/$/.test(request.url()) && request.method() !== 'GET') {
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await declaration.fillIn();
  const { id } = await deviceClaim(page);
  await pressTwice(declaration.button('Envoyer ma déclaration'));
  await declaration.expectSent();
  expect(calls).toEqual([`PUT /api/declaration/${id}/`, `PATCH /api/declaration/${id}/`]);
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored.version).toBe(2);
});

test('DEC-11 Two tabs: nothing typed is lost, one declaration is sent', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  const other = new DeclarationPage(await context.newPage());
  await other.page.goto('/declaration/ajout/coordonnees');
  await other.field('city').fill('Lyon');
  await page.bringToFront();
  await page.getByRole('link', { name: words('Modifier : Adresse') }).click();
  await expect(declaration.field('city')).toHaveValue('Lyon');
  await declaration.field('lastName').fill('Durand');
  await declaration.button('Enregistrer et revenir').click();
  await other.page.goto('/declaration/verification');
  await expect(other.page.getByText('Chloé Durand')).toBeVisible();
  await expect(other.button('Envoyer ma déclaration')).toBeEnabled();
  const buttons = await Promise.all(
    [declaration, other].map((tab) => tab.button('Envoyer ma déclaration').elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  await declaration.expectSent();
  await other.expectSent();
  expect(await declaration.reference()).toBe(await other.reference());
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored).toMatchObject({ version: 2, declarantLastName: 'Durand', declarantAddressCity: 'Lyon' });
});

for (const [method, title, said] of [
  ['PUT', titles.notSent, notSent],
  ['PATCH', titles.uncertain, uncertain],
] as const) {
  test(`DEC-12 The answer is lost after the server did its part: one declaration, and the person is told · ${method}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const declaration = new DeclarationPage(page);
    await declaration.fillIn();
    let cut = false;
    await page.route(declarationCalls, async (route) => {
      if (cut || route.request().method() !== method) return route.continue();
      cut = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await declaration.button('Envoyer ma déclaration').click();
    await expect(declaration.title(title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(said);
    await declaration.expectSent();
    const stored = await storedDeclaration(page, await declaration.identity());
    expect(stored).toMatchObject({ status: 'submitted', version: 2 });
  });
}

test('DEC-13 The API is down when sending, then back: sent by itself with the same id', {
  tag: '@phone',
}, async ({ page, line }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn(undefined, line.origin);
  const { id } = await deviceClaim(page);
  await untilQuiet(page);
  await line.cut();
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title(titles.notSent)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(notSent);
  await line.mend();
  await declaration.expectSent();
  expect((await declaration.identity()).id).toBe(id);
});

interface Trouble {
  readonly name: string;
  readonly fulfil: { readonly status: number; readonly contentType: string; readonly body: string };
  readonly sentence: RegExp;
}

const troubles: readonly Trouble[] = [
  {
    name: 'captive portal',
    fulfil: { status: 200, contentType: 'text/html', body: '<html>Wi-Fi gratuit</html>' },
    sentence: /Wi-Fi demande une connexion/,
  },
  {
    name: 'server failing',
    fulfil: { status: 500, contentType: 'text/plain', body: 'stack at line 3' },
    sentence: /réponse|inattendue/,
  },
  {
    name: 'server overloaded',
    fulfil: {
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'x', title: 'x', status: 503, detail: 'x', code: 'overloaded' }),
    },
    sentence: /momentanément indisponible/,
  },
];

for (const { name, fulfil, sentence } of troubles) {
  test(`DEC-14 Each trouble says what happened and that nothing is lost · ${name}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const declaration = new DeclarationPage(page);
    await declaration.fillIn();
    await page.route(declarationCalls, (route) => route.fulfill(fulfil));
    await declaration.button('Envoyer ma déclaration').click();
    await expect(declaration.title(titles.notSent)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(notSent);
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(page.getByRole('main')).not.toContainText('stack');
    await page.unroute(declarationCalls);
    await pressUnlessGone(declaration.button('Réessayer maintenant'));
    await declaration.expectSent();
  });
}

test('DEC-14 Each trouble says what happened and that nothing is lost · offline', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title(titles.notSent)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/hors connexion/);
  await context.setOffline(false);
  await declaration.expectSent();
});

test('DEC-15 A declaration that waits never looks like one that is sent', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await page.route(declarationCalls, (route) => route.abort());
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title(titles.notSent)).toBeVisible();
  for (const path of ['/declaration/confirmation', '/declaration/ajout/age', '/declaration/verification']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/declaration\/envoi$/);
    await expect(page.locator('[data-reference]')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: words('Déclaration non envoyée') })).toBeVisible();
  await page.unroute(declarationCalls);
  await page.reload();
  await expect(page.getByRole('region', { name: words('Déclaration envoyée') })).toBeVisible({
    timeout: 20_000,
  });
});

test('DEC-16 What the server refuses leads to the page that puts it right', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  const message = 'Indiquez une adresse e-mail qui existe (exemple : nom@exemple.fr).';
  await page.route(declarationCalls, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'x',
        title: 'x',
        status: 422,
        detail: 'Une réponse est à corriger.',
        code: 'invalid-input',
        errors: [{ path: 'declarantEmail', code: 'custom', message }],
      }),
    }),
  );
  await declaration.button('Envoyer ma déclaration').click();
  await expect(declaration.title('Votre déclaration ne peut pas être envoyée ainsi')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(notSent);
  await page.unroute(declarationCalls);
  await page.getByRole('link', { name: words(message) }).click();
  await expect(declaration.field('email')).toBeVisible();
  await declaration.field('email').fill('autre@exemple.fr');
  await declaration.button('Enregistrer et revenir').click();
  await declaration.send();
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored.declarantEmail).toBe('autre@exemple.fr');
});

test('DEC-17 The answers are given back to be changed while nothing is sent', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await page.route(declarationCalls, (route) => route.abort());
  await declaration.button('Envoyer ma déclaration').click();
  await declaration.button('Modifier mes réponses').click();
  await expect(declaration.title(titles.check)).toBeVisible();
  await page.unroute(declarationCalls);
  await page.getByRole('link', { name: words('Modifier : Prénom et nom') }).click();
  await declaration.field('firstName').fill('Zoé');
  await declaration.button('Enregistrer et revenir').click();
  await declaration.send();
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored.declarantFirstName).toBe('Zoé');
});
