import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  filesOf,
  hold,
  SimulatorPage,
  test,
  untilStarted,
  words,
} from '../harness';

const field = (page: Page) => page.getByRole('combobox', { name: words('D’où revenez-vous ?') });
const kept = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('app-storage') ?? '{}').state?.simulator.simulatorRequest,
  );

/** Holds back the application, and the part of the home page that comes beside it. */
async function holdApplication(page: Page, part: string): Promise<() => void> {
  const letThrough = [await hold(page, /assets\/traveller-.*\.js/), await hold(page, filesOf(part))];
  return () => {
    for (const letOne of letThrough) letOne();
  };
}

test('SIM-112 The country said on the home page is kept, and not asked again', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await page.goto('/');
  await untilStarted(page);
  await field(page).pressSequentially('jap');
  await expectAccessible(page);
  await page.getByRole('option', { name: words('Japon') }).click();
  await expect(simulator.title('Quel âge avez-vous ?')).toBeVisible();
  await page.reload();
  await page.getByLabel(words('Votre âge')).fill('34');
  await simulator.button('Continuer').click();
  await page.getByRole('radio', { name: words('Avion') }).check();
  await simulator.button('Continuer').click();
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
  await expect(page.getByText('Étape 3 sur 3')).toBeVisible();
  expect(await kept(page)).toMatchObject({ country: 'JP', defaultCurrency: 'JPY' });
});

test('SIM-113 What is typed on the home page before the application runs is kept', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  const letThrough = await holdApplication(page, 'features/simulation/from-country/country-start.tsx');
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).pressSequentially('suisse');
  letThrough();
  await expect(page.getByRole('option', { name: words('Suisse') })).toBeVisible();
  await expect(field(page)).toHaveValue('suisse');
  await page.keyboard.press('Enter');
  await expect(simulator.title('Quel âge avez-vous ?')).toBeVisible();
  expect(await kept(page)).toMatchObject({ country: 'CH' });
});

test('SIM-114 A country said over a simulation in progress asks first, and replaces nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.add({ search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' });
  const before = await kept(page);
  await page.goto('/');
  await untilStarted(page);
  await field(page).fill('xyz');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Choisissez un pays dans la liste/u);
  await field(page).fill('Guadeloupe');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Choisissez un autre pays\s: l’outre-mer/u);
  await field(page).fill('Maroc');
  await page.getByRole('option', { name: words('Maroc') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  expect(await kept(page)).toEqual(before);
  await page.getByRole('button', { name: words('Nouvelle simulation') }).click();
  await expect(simulator.title('Quel âge avez-vous ?')).toBeVisible();
  expect(await kept(page)).toMatchObject({ country: 'MA', shoppingProducts: [] });
});

test('SIM-115 Three examples say on the home page what they owe, before any script and the same after', async ({
  page,
}) => {
  const examples = page.getByRole('region', { name: words('Trois exemples') });
  const letThrough = await holdApplication(page, 'features/home/examples/home-examples.tsx');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(examples).toContainText(/Rien\sà\spayer/u);
  const written = await examples.getByRole('listitem').allInnerTexts();
  expect(written.filter((text) => /À payer\s[\d\s]+,\d\d\s€/u.test(text))).toHaveLength(2);
  letThrough();
  await untilStarted(page);
  // Where a line breaks depends on the styles, which may come after the words.
  const letters = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.replace(/\s/gu, ''));
  expect(letters(await examples.getByRole('listitem').allInnerTexts())).toEqual(letters(written));
  await expectAccessible(page);

  await page.goto('/faqs');
  await page.getByRole('banner').getByRole('link', { name: 'Retour en France' }).click();
  await expect(page).toHaveURL('/');
  await expect(examples).toContainText(/Rien\sà\spayer/u);
  expect(letters(await examples.getByRole('listitem').allInnerTexts())).toEqual(letters(written));
  await examples.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: words('Quel âge avez-vous ?') })).toBeVisible();
});
