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
const openToAll = {
  'signing in': [login, `${login}/retour`, `${login}/deconnexion`, `${login}/reconnexion`, '/agent/tutoriel'],
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
  `${login}/reconnexion-reussie`,
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
/** What the page before leaves to one that says what was just asked or done. */
const left: Readonly<Record<string, object>> = {
  [`${login}/inscription-reussie`]: { email: 'prenom.nom@exemple.fr' },
  [`${forgotten}/lien-envoye`]: { email: 'prenom.nom@exemple.fr' },
  [`${forgotten}/validation`]: { isDone: true },
  '/agent/mon-compte/changer-mot-de-passe/validation': { isDone: true },
};

/** Opens a page as it is found again by who came to it from another one. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (left[address] === undefined) return;
  // It leads away once its code is there.
  await expect(page).not.toHaveURL(address);
  const found = { usr: left[address], url: address };
  await page.evaluate(({ usr, url }) => history.replaceState({ usr, key: 'left', idx: 0 }, '', url), found);
  await page.reload();
  await expect(page).toHaveURL(address);
}

async function expectValidScreens(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
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

for (const [name, addresses] of Object.entries(openToAll)) {
  test(`AUT-16 The pages of identity pass axe in both themes, at 320 px, in French typography · ${name}`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    // Somebody was at work in another tab: what ended their session, and gives them more time, is said to them alone.
    await page.addInitScript(() => localStorage.setItem('session-news', 'expired 0'));
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
