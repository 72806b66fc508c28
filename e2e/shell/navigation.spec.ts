import { expect, test, unknownAddress, unknownSteps } from '../harness';

const places = [
  { name: 'Préparer mon voyage', path: '/preparer-mon-voyage' },
  { name: 'FAQ', path: '/faqs' },
  { name: 'Accueil', path: '/' },
] as const;

test('SHL-01 The four places of the service are one press away', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Accueil',
    'Préparer mon voyage',
    'Simuler mes achats',
    'FAQ',
  ]);
  for (const { name, path } of places) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await navigation.getByRole('link', { name: 'Simuler mes achats' }).click();
  await expect(page).toHaveURL(/\/simulateur\/configuration\/etape/);
});

test('SHL-02 After a move the title is new, the heading has the focus and the page is at its top', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const footer = page.getByRole('contentinfo');
  for (const name of ['Mentions légales', 'Données personnelles', 'À propos']) {
    await footer.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/.+ – Retour en France$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  // Back to the very first page too, whose entry has no key of its own.
  for (let pages = 0; pages < 3; pages += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page).toHaveURL('/');
});

test('SHL-03 The first stop of the keyboard leads to the content', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('SHL-04 An unknown address gives ways forward', { tag: '@phone' }, async ({ page }) => {
  for (const address of [...unknownSteps, unknownAddress]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Simuler mes achats' })).toBeVisible();
  await main.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveURL('/');
});

test('SHL-05 Home says what it does and leads to the first question in one press', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des achats dans vos bagages\u202f?');
  const main = page.getByRole('main');
  await expect(main.getByText('Sachez en trois minutes ce que vous devez')).toBeInViewport();
  const action = main.getByRole('link', { name: 'Simuler mes achats' });
  await expect(action).toBeInViewport();
  await action.click();
  await expect(page).toHaveURL(/\/simulateur\/configuration\/etape/);
});

test('SHL-06 Help and mentions are at the same place of every page', async ({ page }) => {
  const readFooter = (): Promise<string> => page.getByRole('contentinfo').innerText();
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Accessibilité\u00a0: non conforme');
  const onHome = await readFooter();
  for (const path of ['/faqs', '/preparer-mon-voyage', unknownAddress]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readFooter()).toBe(onHome);
  }
});
