import type { Page } from '@playwright/test';
import { allPages } from '../../web/src/app/pages/page-table';
import { expect, hold, SimulatorPage, someWords, test, words } from '../harness';

const prerenderedPages = allPages.flatMap(([, { path, title = '', document, below }]) =>
  Object.entries({ '': document, ...below }).flatMap(([place, kind]) =>
    kind === 'prerendered' ? [{ path: `${path}${place}`, title }] : [],
  ),
);

/** Opens a page whose application does not come yet; gives what lets it through. */
async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  const letThrough = await hold(page, /assets\/traveller-.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#loading')).toBeHidden();
  return letThrough;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SHL-25 A page that depends on nothing is read before the application is there', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    for (const { path, title } of prerenderedPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toContainText(
          someWords(path === '/' ? 'Des achats dans vos bagages' : title),
        );
        await expect(page).toHaveTitle(someWords(`${title} – Retour en France`));
        await expect(page.locator('#loading')).toBeHidden();
        await expect(page.getByText(someWords('activez JavaScript dans votre navigateur'))).toBeVisible();
        await page.getByRole('link', { name: 'Préparer mon voyage' }).first().click();
        await expect(page).toHaveURL('/preparer-mon-voyage');
      });
    }
  });
});

/** Notes, as the document is there, what it holds before any script has run. */
async function noteDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      Object.assign(window, { writtenTitle: document.title, writtenHeading: root?.querySelector('h1') });
    });
  });
}

test('SHL-26 The application takes a written page over as it stands', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await noteDocument(page);
  for (const { path } of prerenderedPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('#loading')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
      const written = await page.evaluate(() => ({
        title: Reflect.get(window, 'writtenTitle'),
        isSameHeading: Reflect.get(window, 'writtenHeading') === document.querySelector('h1'),
      }));
      expect(written, path).toEqual({ title: await page.title(), isSameHeading: true });
      // The application moves to another page without leaving the document.
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('link', { name: 'Préparer mon voyage' }).first().click();
      await expect(heading(page)).toHaveText('Préparer mon voyage');
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), path).toBe(true);
    });
  }
});

test('SHL-26 The application takes a written page over as it stands · with answers kept', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Simulation en cours' })).toBeVisible();
  await page.goto('/simulateur/configuration/etape0');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText(someWords('Vous avez commencé une simulation.'));
});

test('SHL-26 The application takes a written page over as it stands · a question named by the address', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faqs');
  const question = await page.locator('details[id]').first().getAttribute('id');
  await page.goto(`/faqs?id=${question}`);
  await expect(page.locator(`details#${question}`)).toHaveAttribute('open');
});

test('SHL-26 The application takes a written page over as it stands · its search waits for it', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await openWithoutApplication(page, '/faqs');
  await expect(page.getByRole('searchbox')).toBeDisabled();
  letThrough();
  await page.getByRole('searchbox').fill('tabac');
  await expect(page.locator('mark').first()).toBeVisible();
});

test('SHL-26 The application takes a written page over as it stands · a topic named by the address', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#union-europeenne');
  await expect(page.getByRole('radio', { name: 'Oui' })).toBeChecked();
  await expect(page.locator('#union-europeenne')).toBeInViewport();
});

test('SHL-26 The application takes a written page over as it stands · what is opened stays, its question waits', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await openWithoutApplication(page, '/preparer-mon-voyage');
  await page.locator('#produits > summary').click();
  await page.locator('#marchandises-interdites > summary').click();
  await expect(page.getByText(someWords('Contrefaçons')).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Oui' })).toBeDisabled();
  letThrough();
  await page.getByRole('radio', { name: 'Oui' }).check();
  await expect(page.locator('#union-europeenne')).toBeVisible();
  await expect(page.locator('#marchandises-interdites')).toHaveAttribute('open');
});

for (const [address, question, next] of [
  ['/declaration', '/declaration/ajout/age', 'Qui êtes-vous et où habitez-vous ?'],
  ['/simulateur/produits', '/simulateur/configuration/etape1', 'Comment rentrez-vous en France ?'],
] as const)
  test(`SHL-91 A question is drawn before the application, and what is typed there is kept · ${address}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const letThrough = await openWithoutApplication(page, address);
    await expect(heading(page)).toHaveText(words('Quel âge avez-vous ?'));
    await expect(page).toHaveTitle(someWords('Quel âge avez-vous ? – Retour en France'));
    await expect(page).toHaveURL(question);
    await page.getByLabel(words('Votre âge')).fill('3');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(question);
    letThrough();
    await expect(heading(page)).toHaveText(words(next));
    await page.goBack();
    await expect(page.getByLabel(words('Votre âge'))).toHaveValue('34');
  });

test('SHL-91 A question is drawn before the application, and what is typed there is kept · what was begun comes instead', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  const letThrough = await hold(page, /assets\/traveller-.*\.js/);
  await page.goto('/simulateur/produits', { waitUntil: 'commit' });
  await expect(page.locator('#loading')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  letThrough();
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
  await expect(page).toHaveURL('/simulateur/produits');
});

test('SHL-27 On a slow network the content comes before the application and the fonts', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const letThrough = await openWithoutApplication(page, '/');
  await expect(heading(page)).toBeVisible();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/react-'))
      .map(({ startTime }) => startTime),
  );
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  expect(requests.filter((path) => path.endsWith('.woff2'))).toEqual([]);
  letThrough();
  await expect(page.locator('#loading')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
  expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
});
