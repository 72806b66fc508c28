import { centsOf } from '@retour/core';
import {
  expect,
  expectedAnswer,
  goOffline,
  pressUnlessGone,
  SimulatorPage,
  someWords,
  test,
  untilQuiet,
} from '../harness';

const perfume = { search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' } as const;
const expectedTotal = centsOf(
  expectedAnswer({
    age: 34,
    meanOfTransport: 'plane',
    country: 'US',
    border: false,
    shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' }],
  }).total,
);

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
  });

  test('SIM-20 After a first visit the whole simulator works offline', { tag: '@phone' }, async ({
    page,
    context,
    line,
  }) => {
    await page.goto(line.origin);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'offline copy' })
      .toBeGreaterThan(0);
    await line.cut();
    await page.goto(`${line.origin}/simulateur/configuration/etape0`);
    await goOffline(context);
    const simulator = new SimulatorPage(page);
    await simulator.link('Commencer').click();
    await simulator.answerAge(34);
    await simulator.answerTransport('Avion');
    await simulator.answerCountry('États-Unis');
    await simulator.add(perfume);
    await simulator.seeResult();
    expect(await simulator.total()).toBe(expectedTotal);
    await expect(page.getByRole('main').getByText(someWords('Vous êtes hors ligne.'))).toBeVisible();
    await line.mend();
    await context.setOffline(false);
    await expect(page.getByText(someWords('Calcul confirmé par le serveur.'))).toBeAttached({
      timeout: 20_000,
    });
  });
});

test.describe('with a server that stops', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('SIM-21 The API stops, the amount stays; the API comes back and confirms it', {
    tag: '@phone',
  }, async ({ page, line }) => {
    const simulator = new SimulatorPage(page);
    await page.goto(`${line.origin}/simulateur/configuration/etape0`);
    await simulator.link('Commencer').click();
    await simulator.answerAge(34);
    await simulator.answerTransport('Avion');
    await simulator.answerCountry('États-Unis');
    await simulator.choose(perfume);
    await untilQuiet(page);
    await line.cut();
    await simulator.fill(perfume);
    await simulator.button('Ajouter au panier').click();
    await simulator.seeResult();
    expect(await simulator.total()).toBe(expectedTotal);
    await expect(simulator.button('Réessayer')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText(/Calculé sur cet appareil/u);

    await line.mend();
    await pressUnlessGone(simulator.button('Réessayer'));
    await simulator.expectConfirmedByServer();
    await expect(simulator.button('Réessayer')).toBeHidden();
  });
});

test.describe('with a server that computes otherwise', () => {
  test('SIM-22 A difference between the device and the server is said, not hidden', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.route('**/api/simulator/', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, total: answer.total + 1 } });
    });
    const simulator = new SimulatorPage(page);
    await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
    await simulator.add(perfume);
    await simulator.seeResult();
    await expect(page.getByRole('main').getByText('Deux calculs différents')).toBeVisible();
  });
});
