import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectNoSidewaysScroll,
  someWords,
  test,
  words,
} from '../harness';
import { scanText } from '../harness/scan-text';
import { keepBasket } from '../simulation/kept-basket';
import { CreationPage, declarant, titles } from './creation-page';

const takeover = 'Reprendre la simulation du voyageur';

test('CRE-11 The code of a traveller’s simulation begins their declaration at the desk, and takes the place of nothing', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await keepBasket(phone, [
    { id: 'a', productId: 'parfum', name: 'Parfum', value: 1_000 },
    { id: 'b', productId: null, name: 'Yourte', value: 5_000 },
  ]);
  await phone.goto('/simulateur/recapitulatif');
  await phone.getByRole('button', { name: words('Partager') }).click();
  const show = phone.getByRole('button', { name: words('Montrer à un agent') });
  await expect(show).toBeVisible();
  await expect(async () => {
    await show.click();
    await expect(phone.getByRole('dialog', { name: words('À scanner par un agent') })).toBeVisible();
  }).toPass();
  const code = phone.getByRole('img', { name: words('Code QR de la simulation') });
  const text = (await code.getAttribute('data-code')) ?? '';
  expect((await code.boundingBox())?.width).toBeGreaterThan(320);
  await expectFrenchTypography(phone);
  await expectAccessible(phone);
  await phone.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(phone);
  await context.close();

  const creation = new CreationPage(page);
  await creation.open();
  await page.getByLabel(words('Nom de famille')).fill('Martin');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/agent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Made elsewhere, for whatever it leads to there.
  await scanText(page, text.replace(/^https?:\/\/[^/]+/, 'https://ailleurs.exemple'));
  await expect(creation.title(takeover)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(someWords('Elle sera mise de côté.'));
  await expect(page.getByRole('main')).toContainText(someWords('18 ans ou plus, à confirmer'));
  await expectFrenchTypography(page);
  await expectAccessible(page);
  await expect(creation.button('Commencer la déclaration')).toBeFocused();
  await page.keyboard.press('Enter');

  await creation.answerContact(declarant);
  await page.getByLabel(words('Numéro de vol')).fill('AF 123');
  await creation.button('Continuer').click();
  await expect(creation.title(titles.goods)).toBeVisible();
  await creation.seeSummary();
  await expect(page.getByRole('main')).toContainText('Yourte');
  expect(sent.filter((one) => one.includes(text.slice(-60)))).toEqual([]);
  await creation.save();
  const stored = await creation.stored(await creation.reference());
  expect(JSON.stringify(stored)).toContain('Yourte');
  await page.goto('/agent/declaration/ajout');
  await expect(page.getByRole('main')).toContainText('Martin');

  await page.goto('/agent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scanText(page, `${text.slice(0, -30)}`);
  await expect(creation.title('Ce code ne peut pas être repris')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(someWords('Rien n’a changé sur cet appareil.'));
});
