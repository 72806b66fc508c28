import { expect, SimulatorPage, test, words } from '../harness';

test('SIM-26 One article takes at most six screens and twelve taps from the first page', async ({ page }) => {
  let taps = 0;
  const screens = new Set<string>();
  const simulator = new SimulatorPage(page);
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const isTap = event.isTrusted && event.detail > 0;
        if (isTap) Reflect.get(globalThis, 'countTap')();
      },
      true,
    );
  });
  page.on('framenavigated', () => {
    const { pathname } = new URL(page.url());
    if (pathname.startsWith('/simulateur/') && !pathname.endsWith('etape0')) screens.add(page.url());
  });

  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Simuler mes achats') })
    .click();
  await page.getByLabel(words('Votre âge')).click();
  await page.keyboard.type('34');
  await simulator.button('Continuer').click();
  await page.getByRole('radio', { name: words('Avion') }).click();
  await simulator.button('Continuer').click();
  await page.getByRole('button', { name: words('Japon') }).click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('parfum');
  await simulator.result('Parfum').first().click();
  await page.getByLabel(words('Prix d’un article')).click();
  await page.keyboard.type('9000');
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();

  expect(screens.size).toBeLessThanOrEqual(6);
  expect(taps).toBeLessThanOrEqual(12);
});
