import {
  expect,
  expectAccessible,
  expectInSight,
  expectNoSidewaysScroll,
  expectPrinted,
  SimulatorPage,
  someWords,
  tabTo,
  test,
  words,
} from '../harness';
import { fullSuitcase, keepBasket } from './kept-basket';

const result = '/simulateur/recapitulatif';

test('SIM-80 Thirteen articles are read in two screens and a half, why one press away', {
  tag: '@phone',
}, async ({ page }) => {
  await keepBasket(page, fullSuitcase);
  const simulator = new SimulatorPage(page);
  await page.goto(result);
  await expect(simulator.title('Vous devrez payer à votre arrivée')).toBeVisible();
  await simulator.expectConfirmedByServer();
  const main = page.getByRole('main');
  const group = (title: string) => main.getByRole('region', { name: words(title) });
  for (const [title, count] of [
    ['Taxés (7)', 7],
    ['En franchise (4)', 4],
    ['À évaluer par l’agent (2)', 2],
  ] as const)
    await expect(group(title).getByRole('button', { name: /^Pourquoi/ })).toHaveCount(count);
  const { height = 0 } = page.viewportSize() ?? {};
  expect((await main.boundingBox())?.height).toBeLessThanOrEqual(2.5 * height);
  const another = simulator.button('Nouvelle simulation');
  expect((await another.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(another).toHaveCSS('border-top-color', 'rgb(20, 41, 107)');

  await expectPrinted(
    page,
    group('Taxés (7)')
      .getByText(/^Textes?.: /u)
      .first(),
    2,
  );
  const declare = simulator.link('Déclarer mes achats');
  await expectInSight(declare);
  await group('En franchise (4)').scrollIntoViewIfNeeded();
  await expectInSight(declare);

  const phone = group('Taxés (7)').getByRole('listitem').filter({ hasText: 'Smartphone' });
  const law = phone.getByText(/^Textes?.: /u);
  await expect(law).toBeHidden();
  await tabTo(page, 'button', /^Pourquoi.+Smartphone/u);
  await page.keyboard.press('Enter');
  await expect(law).toBeVisible();
  await expect(phone.getByText(/^Sans cet article.: −/u)).toBeVisible();
  const text = await phone.innerText();
  for (const said of [/en franchise|franchise de/gu, /799,99/gu, /TVA/gu])
    expect(text.match(said)?.length ?? 0, String(said)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(law).toBeHidden();
});

test('SIM-81 Nothing to pay has another face than a debt, with the exit to take', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await keepBasket(page, [{ id: 'a', productId: 'livre', name: 'Livre', value: 42 }]);
  await page.goto(result);
  await expect(simulator.title('Rien à payer, rien à déclarer')).toBeVisible();
  const tag = page.getByRole('region', { name: words('À payer à la douane') });
  await expect(tag).toContainText(/Prenez le circuit vert/u);
  // No basket tells of the cash that is carried.
  await expect(tag.getByRole('link', { name: /argent liquide/u })).toBeVisible();
  await expect(tag.getByRole('paragraph').filter({ hasText: /^0,00.€$/u })).toHaveCSS(
    'color',
    'rgb(23, 112, 63)',
  );
  await expect(simulator.link('Déclarer mes achats')).toHaveCount(0);
  await expectAccessible(page);
});

test('SIM-82 A price changed from the result shows its effect where it was', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await keepBasket(page, fullSuitcase);
  await page.goto(result);
  const why = (act: string) => page.getByRole('button', { name: words(`${act} Ordinateur portable`) });
  await why('Pourquoi ?').click();
  await page.getByRole('link', { name: words('Modifier : Ordinateur portable') }).click();
  await page.getByLabel(words('Prix d’un article')).fill('1999');
  await simulator.button('Enregistrer').click();
  await expect(why('Masquer')).toBeFocused();
  await expect(why('Masquer')).toBeInViewport();
  const line = page.getByRole('listitem').filter({ has: why('Masquer') });
  await expect(line).toContainText(/Avant.: 267,08.€\. Total.: .+ avant, .+ maintenant\./u);
  await expect(line).toContainText(/1.999.USD/u);
});

test('SIM-83 The result holds in a narrow window and in large text', { tag: '@phone' }, async ({ page }) => {
  await keepBasket(page, fullSuitcase);
  await page.goto(result);
  await page.getByRole('button', { name: /^Pourquoi.+Cigarettes/u }).click();
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  const clipped = await page
    .getByRole('main')
    .locator('li span, p:not([data-confirmation]), dd, dt, h2, a, button')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.right > innerWidth)
        .map(({ text }) => text),
    );
  expect(clipped, 'cut by the edge').toEqual([]);
});

test('SIM-83 The result holds in a narrow window and in large text · the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await keepBasket(page, fullSuitcase.slice(0, 2));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(result);
  const simulator = new SimulatorPage(page);
  await simulator.expectConfirmedByServer();
  const tag = page.getByRole('region', { name: words('À payer à la douane') });
  for (const [width, height] of [
    [360, 740],
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInSight(tag.getByText(/,\d\d\s€$/u).first());
    await expect(tag).toContainText(/prenez le circuit rouge/u);
    await expect(tag.getByRole('link', { name: words('Modifier 34 ans') })).toHaveCount(1);
  }
});

test('SIM-84 Another age, transport or country keeps the basket; what it rules out is named and can come back', {
  tag: '@phone',
}, async ({ page }) => {
  await keepBasket(page, fullSuitcase);
  const simulator = new SimulatorPage(page);
  const why = page.getByRole('button', { name: /^Pourquoi/ });
  const notice = page.getByRole('status').filter({ hasText: someWords('Votre voyage a changé') });
  await page.goto(result);
  await expect(why).toHaveCount(13);
  const total = await simulator.total();

  await page.getByRole('link', { name: words('Modifier 34 ans') }).click();
  await page.getByLabel(words('Votre âge')).fill('16');
  await simulator.button('Continuer').click();
  await expect(notice).toContainText(/Des articles sont retirés/u);
  await expect(notice.getByRole('listitem')).toHaveText([
    /^Whisky\s:\spas avant\s17\sans \(tabac ou\salcool\)/u,
    /^Cigarettes\s:\spas avant\s17\sans \(tabac ou\salcool\)/u,
  ]);
  await expect(why).toHaveCount(11);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Annuler' }).click();
  await expect(why).toHaveCount(13);
  await expect.poll(() => simulator.total()).toBe(total);

  await page.getByRole('link', { name: words('Modifier en avion') }).click();
  await page.getByRole('radio', { name: words('Train') }).check();
  await simulator.button('Continuer').click();
  await expect(notice).toContainText(/Votre panier est gardé/u);
  await expect(why).toHaveCount(13);
  await expect(page.getByText(/sur 300.€/u)).toBeVisible();
});

test('SIM-130 What a change of trip took out is still named after another change, and comes back when it is allowed again', {
  tag: '@phone',
}, async ({ page }) => {
  await keepBasket(page, [
    { id: 'd', productId: 'parfum', name: 'Parfum', value: 40 },
    { id: 'e', productId: 'whisky', name: 'Whisky', value: 30, amount: 0.7, alcoholDegree: 40 },
  ]);
  const simulator = new SimulatorPage(page);
  const sayAge = async (age: string): Promise<void> => {
    await page.getByRole('link', { name: /^Modifier\s(34|16)\sans$/u }).click();
    await page.getByLabel(words('Votre âge')).fill(age);
    await simulator.button('Continuer').click();
  };
  const removed = page.getByRole('listitem').filter({ hasText: /^Whisky\s:\spas avant\s17\sans/u });
  const free = simulator.title('Rien à payer, rien à déclarer');
  await page.goto(result);
  await expect(free).toBeVisible();

  await sayAge('16');
  await expect(removed).toBeVisible();
  await page.getByRole('link', { name: words('Modifier en avion') }).click();
  await page.getByRole('radio', { name: words('Train') }).check();
  await simulator.button('Continuer').click();
  await expect(page.getByText(words('Votre voyage a changé'))).toBeVisible();
  await expect(removed).toBeVisible();
  await expect(simulator.title('Un article est à montrer à un agent')).toBeVisible();
  await expect(free).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/puis-je-l-acheter');
  await expect(removed).toBeVisible();
  await sayAge('34');
  await expect(page.getByText(words('Un article est remis dans votre panier :'))).toBeVisible();
  await page.goto(result);
  await expect(free).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pourquoi/ })).toHaveCount(2);
});
