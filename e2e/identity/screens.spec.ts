import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectOutline,
  expectReadable,
  test,
  words,
} from '../harness';
import { signIn } from '../harness/agent';
import { linkOfNewcomer } from './local-account';

const login = '/agent/authentification';
const forgotten = `${login}/mot-de-passe-oublie`;
const open = {
  'signing in': [
    login,
    `${login}/retour`,
    `${login}/deconnexion`,
    `${login}/reconnexion`,
    `${login}/reconnexion-reussie`,
    '/agent/tutoriel',
  ],
  registering: [`${login}/inscription`, `${login}/inscription-reussie`, `${login}/validation`],
  'a forgotten password': [
    forgotten,
    `${forgotten}/lien-envoye`,
    `${forgotten}/nouveau-mot-de-passe`,
    `${forgotten}/reinitialiser`,
    `${forgotten}/validation`,
  ],
} as const;
const account = [
  `${login}/deconnexion`,
  '/agent/mon-compte',
  '/agent/mon-compte/bureau',
  '/agent/mon-compte/changer-mot-de-passe',
  '/agent/mon-compte/changer-mot-de-passe/validation',
  '/agent/mon-compte/comptes',
  '/agent/mon-compte/journal',
  '/agent/exports',
  '/agent/mon-compte/messages-non-partis',
  '/agent/mon-compte/etat-du-service',
];

async function expectValidScreens(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words('Chargement') })).toHaveCount(0);
    await expectOutline(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectLargeTargets(page, 44);
    await expectFrenchTypography(page);
    await expectAccessible(page);
    await expectReadable(page);
  }
}

for (const [name, addresses] of Object.entries(open)) {
  test(`AUT-16 The pages of identity pass axe in both themes, at 320 px, in French typography · ${name}`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await expectValidScreens(page, addresses);
  });
}

test('AUT-16 The pages of identity pass axe in both themes, at 320 px, in French typography · a mailed link', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await expectValidScreens(page, [await linkOfNewcomer(page)]);
});

test('AUT-16 The pages of identity pass axe in both themes, at 320 px, in French typography · the account', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'nadia');
  await expectValidScreens(page, account);
});

test('AUT-16 The pages of identity pass axe in both themes, at 320 px, in French typography · the desk', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await expectValidScreens(page, ['/agent/mon-compte', '/agent/mon-compte/comptes', '/agent/tutoriel']);
});

/** How many news are unread stands beside their name. */
const newsWithCount = /^Actualités \d+ non lues?$/;

test('AUT-15 Menus lead to every place, by touch and by keyboard', async ({ page, isMobile }) => {
  await signIn(page, 'nadia');
  await page.goto('/agent/mon-compte');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(navigation.getByRole('link')).toHaveText(
    isMobile
      ? ['Accueil', 'Déclarations', 'Scanner', 'Nomenclature']
      : ['Accueil', 'Déclarations', 'Nomenclature', newsWithCount, 'Contact'],
  );
  const menu = page.getByRole('button', { name: words('Espace personnel') });
  const places = [
    'Encaissements du jour',
    /^Mon bureau/u,
    'Mon compte',
    'Comptes des agents',
    'Journal des accès',
    'Exports',
    'Messages non partis',
    'État du service',
    'Tutoriel',
  ];
  await menu.focus();
  await page.keyboard.press('Enter');
  const panel = menu.locator('xpath=..');
  await expect(panel.getByText('nadia.roux@douane.gouv.example')).toBeVisible();
  await expect(panel.getByText('Superviseur')).toBeVisible();
  await expect(panel.getByRole('link')).toHaveText(isMobile ? [newsWithCount, 'Contact', ...places] : places);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await panel.getByRole('link', { name: words('Comptes des agents') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('Comptes des agents') })).toBeFocused();
  await expect(panel.getByRole('link')).toHaveCount(0);
});
