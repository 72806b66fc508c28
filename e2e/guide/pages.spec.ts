import { readCurrenciesRoute } from '@retour/contract';
import { formatDay, lawInForceSince } from '@retour/core';
import { allPages } from '../../web/src/app/pages/page-table';
import {
  expect,
  expectAccessible,
  expectedAnswer,
  expectFrenchTypography,
  expectNoSidewaysScroll,
  expectOutline,
  expectPlainFrench,
  expectReadable,
  someWords,
  test,
  unknownAddress,
  words,
} from '../harness';

/** Pages of prose: those that the footer names, but the questions, which GUI-20 to GUI-27 walk through. */
const prosePages = allPages.flatMap(([name, { path, title = '', footer }]) =>
  footer === undefined || name === 'faq' ? [] : [{ path, title }],
);

test('GUI-30 Each written page is accessible, well set and fits a small screen', async ({ page }) => {
  test.slow();
  const usual = page.viewportSize() ?? { width: 320, height: 640 };
  for (const { path, title } of prosePages) {
    await test.step(path, async () => {
      await page.setViewportSize(usual);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title));
      await expect(page.getByRole('main').getByText('Chargement', { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectOutline(page);
      await expectFrenchTypography(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectReadable(page);
    });
  }
});

/** The pages that a list of the footer names, as it names them. */
const footerTitles = (list: string): RegExp[] =>
  allPages.flatMap(([, { title = '', footer }]) => (footer === list ? [words(title)] : []));

/** Every page but those that ask, read where their journeys are. */
const readPages = [
  unknownAddress,
  ...allPages.flatMap(([, { path, isAsking = false }]) => (isAsking ? [] : [path])),
];

test('GUI-34 Each public page reads in short sentences, every acronym spelled out where it first stands', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  for (const path of readPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText('Chargement', { exact: true })).toHaveCount(0);
      await expectPlainFrench(page);
    });
  }
});

test('GUI-33 Help is at the same place of every page, and leads to whom to ask', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/', '/simulateur/configuration/etape1', '/declaration/ajout/age', unknownAddress]) {
    await page.goto(path);
    const help = page.getByRole('contentinfo').getByRole('navigation', { name: words('Besoin d’aide ?') });
    await expect(help.getByRole('link')).toHaveText([...footerTitles('help'), words('Nous contacter')]);
    await expect(
      page.getByRole('banner').getByRole('link', { name: words('Retour en France') }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^\S.* – Retour en France$/);
    const mentions = page.getByRole('contentinfo').getByRole('navigation', { name: words('Informations') });
    await expect(mentions.getByRole('link')).toHaveText(footerTitles('information'));
  }
  await page.getByRole('link', { name: words('Nous contacter') }).click();
  const contact = page.getByRole('region', { name: words('Nous contacter') });
  await expect(contact).toBeFocused();
  await expect(contact).toBeInViewport();
  await expect(contact.getByRole('link', { name: words('foire aux questions') })).toBeVisible();
});

test('GUI-31 The about page gives the edition of the law, the dates of the rates, its quality, the versions and the credits', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/a-propos');
  const dates = page.getByRole('region', { name: 'Dates des règles et des taux' });
  const trip = { age: 34, country: 'US', meanOfTransport: 'plane', border: false } as const;
  const { edition, date } = expectedAnswer({ ...trip, shoppingProducts: [] });
  await expect(dates.getByText(edition)).toBeVisible();
  await expect(dates).toContainText(someWords(formatDay(lawInForceSince(date))));
  const { validFrom, validTo } = await (await page.request.get(readCurrenciesRoute.path)).json();
  await expect(dates).toContainText(someWords(`du ${formatDay(validFrom)} au ${formatDay(validTo)}`));
  const publisher = page.getByRole('region', { name: 'Qui publie ce service' });
  await expect(publisher.getByRole('link', { name: words('mentions légales') })).toBeVisible();
  const quality = page.getByRole('region', { name: words('La qualité, en chiffres') });
  await expect(quality).toContainText(/\d+\sKo au plus/u);
  await page.getByText(/Voir les \d+ briques libres/).click();
  await expect(page.getByRole('link', { name: 'react', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Version 0.1.0');
});

test('GUI-32 The tutorial computes its three examples and shows real screens', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/tuto');
  const examples = page.getByRole('region', { name: 'Trois exemples' });
  const camera = examples.getByRole('listitem').filter({ hasText: 'Un appareil photo' }).first();
  await expect(camera).toContainText('130,00\u00a0€');
  await expect(examples.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const image of await page.getByRole('main').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await page.getByRole('main').getByRole('img').count()).toBe(3);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('app-storage') ?? '{}').state?.global))
    .toMatchObject({ displayTuto: false });
});
