import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  SimulatorPage,
  someWords,
  test,
  words,
} from '../harness';
import { fullSuitcase, keepBasket } from './kept-basket';

const result = '/simulateur/recapitulatif';
const received = (page: Page) =>
  page.getByRole('status').filter({ hasText: someWords('Simulation reçue par un lien') });

/** The device's own way to share, which keeps what it is given. */
async function keepShared(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => sessionStorage.setItem('partage-essai', url),
    });
  });
  return async () => (await page.evaluate(() => sessionStorage.getItem('partage-essai'))) ?? '';
}

async function linkOf(page: Page): Promise<string> {
  const shared = await keepShared(page);
  await page.goto(result);
  await page.getByRole('button', { name: words('Partager') }).click();
  await page.getByRole('button', { name: words('Partager le lien') }).click();
  await expect.poll(shared).not.toBe('');
  return shared();
}

test('SIM-91 A result is shared as a link, which opens the same amount elsewhere and sends nothing of itself', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const simulator = new SimulatorPage(page);
  await keepBasket(page, fullSuitcase);
  await page.goto(result);
  await simulator.expectConfirmedByServer();
  const total = await simulator.total();
  const link = await linkOf(page);
  const { hash, search, pathname } = new URL(link);
  expect([pathname, search]).toEqual(['/simulateur/partage', '']);
  expect(hash.length).toBeLessThan(1_500);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const sent: string[] = [];
  other.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  await other.goto(link);
  // A device that holds nothing of the product, beside another one.
  await expect(received(other)).toContainText(/suit les règles du/u, { timeout: 20_000 });
  const theirs = new SimulatorPage(other);
  await theirs.expectConfirmedByServer();
  expect(await theirs.total()).toBe(total);
  // The amount first, then whose it is.
  const amount = other.getByRole('main').getByText(words('À payer à la douane')).locator('..');
  expect((await amount.boundingBox())?.y).toBeLessThan((await received(other).boundingBox())?.y ?? 0);
  await expect(other.getByRole('button', { name: /^Pourquoi/ })).toHaveCount(13);
  expect(other.url()).toMatch(/\/simulateur\/recapitulatif$/);
  const part = hash.slice(4, 44);
  expect(sent.filter((one) => one.includes(part))).toEqual([]);
  const kept = await other.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain(part);
  await expectFrenchTypography(other);
  await expectAccessible(other);
  await context.close();
});

test('SIM-92 A link received never takes the place of one’s own simulation unasked, and what it cannot hold is named', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await keepBasket(page, [{ id: 'a', productId: 'livre', name: 'Livre', value: 42 }]);
  await page.goto(result);
  await expect(simulator.title('Rien à payer, rien à déclarer')).toBeVisible();
  const fields = [
    18,
    'plane',
    'JP',
    0,
    'JPY',
    [
      ['parfum', 'Parfum', 12_000],
      ['disparu', 'Objet disparu', 12],
      [null, 'Vase', -4],
    ],
  ];
  const link = `/simulateur/partage#1.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`;
  await page.goto(link);
  await expect(simulator.title('Une simulation vous a été envoyée')).toBeVisible();
  await expect(page.getByText(words('Vous avez déjà une simulation ici'))).toBeVisible();
  expect(page.url()).toMatch(/\/simulateur\/partage$/);
  for (const left of [
    'Objet disparu : il n’est pas dans notre liste.',
    'Vase : son prix n’est pas possible.',
  ])
    await expect(page.getByText(words(left))).toBeVisible();
  await expectFrenchTypography(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByText(words('Vous avez déjà une simulation ici'))).toBeVisible();

  await simulator.button('Voir cette simulation').click();
  await expect(received(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Parfum');
  await received(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('main')).toContainText('Livre');
  await expect(page.getByRole('main')).not.toContainText('Parfum');

  await page.goto('/simulateur/partage#1.abîmé');
  await expect(simulator.title('Ce lien ne peut pas être lu')).toBeVisible();
  await simulator.link('Revenir à ma simulation').click();
  await expect(page.getByRole('main')).toContainText('Livre');
});

test('SIM-122 A shared result carries what it does not count, and promises nothing to who opens it', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.search('livre 12 €, montre connectée 99 €');
  await simulator.button('Ajouter : Livre').click();
  await expect(page.getByRole('main').getByText(someWords('1 article à confirmer'))).toBeVisible();
  const link = await linkOf(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto(link);
  const main = other.getByRole('main');
  await expect(main.getByText(words('Un article de votre liste n’est pas compté'))).toBeVisible();
  await expect(main.getByText(someWords('« montre connectée 99 € »'))).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText(someWords('rien à déclarer'));
  await expectAccessible(other);
  await main.getByRole('link', { name: words('Revenir à la liste') }).click();
  await new SimulatorPage(other).button('Ajouter : Montre connectée, bracelet connecté').click();
  await expect(main.getByText(someWords('Toute la liste est traitée'))).toBeVisible();
  await other.goto(result);
  await expect(main.getByRole('button', { name: /^Pourquoi/u })).toHaveCount(2);
  await context.close();
});
