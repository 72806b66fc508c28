import { formatShortEuros, lawOn, quantityAllowance } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  test,
  words,
} from '../harness';

const topics = [
  'Documents de voyage',
  'Quand déclarer ?',
  'Ramenez-vous des produits de l’étranger ?',
  'Marchandises réglementées',
  'Marchandises interdites',
  'Argent liquide (10 000 € et plus)',
] as const;

test('GUI-01 The six topics of the trip guide open on demand', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/preparer-mon-voyage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préparer mon voyage');
  await expect(page).toHaveTitle(/Préparer mon voyage/);
  const titles = page.getByRole('main').locator('details > summary').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(topics.map(words));
  for (const [index, title] of (await titles.all()).entries()) {
    const topic = page.getByRole('main').locator('details:has(> summary h2)').nth(index);
    await expect(topic).not.toHaveAttribute('open');
    await title.click();
    await expect(topic).toHaveAttribute('open', '');
    await expect(topic.locator('p, label').first()).toBeVisible();
  }
  await expectAccessible(page);
  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectLargeTargets(page, 24);
  await expectNoSidewaysScroll(page);
});

test('GUI-02 Where and when to declare, by place of arrival, at the keyboard', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/preparer-mon-voyage#quand-declarer');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Poste frontière', 'Aéroport', 'Gare internationale', 'Port international']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Circuit rouge');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toContainText('Ferry');
});

test('GUI-03 No foreign products: nothing to declare', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#produits');
  await page.getByRole('radio', { name: 'Non' }).check();
  await expect(page.getByText(/^Vous n’avez rien à déclarer\s!$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Utilisez notre simulateur' })).toHaveCount(0);
});

test('GUI-04 Foreign products: the limits of each type of country, from the tables', {
  tag: '@phone',
}, async ({ page }) => {
  const law = lawOn(new Date().toISOString().slice(0, 10));
  const { airOrSea, land, frontier, andorraIndustrial, andorraFood } = law.valueAllowances;
  const panels = [
    { title: 'Vous revenez d’un pays de l’Union européenne', amounts: [] },
    {
      title: 'Vous revenez d’Andorre',
      amounts: [andorraIndustrial.full, andorraFood.full, andorraIndustrial.young, andorraFood.young],
    },
    {
      title: 'Vous revenez d’un pays hors de l’Union européenne',
      amounts: [airOrSea.full, land.full, land.young],
    },
    { title: 'Vous êtes frontalier de la Suisse, en voiture', amounts: [frontier.full, frontier.young] },
  ];
  await page.goto('/preparer-mon-voyage#produits');
  await page.getByRole('radio', { name: 'Oui' }).check();
  for (const { title, amounts } of panels) {
    const panel = page.getByRole('region', { name: title });
    for (const { value } of amounts) await expect(panel).toContainText(formatShortEuros(value));
    await expect(panel.getByRole('link', { name: 'Utilisez notre simulateur' })).toBeVisible();
    await panel.getByText('Voir le tabac et l’alcool').click();
  }
  const union = page.getByRole('region', { name: 'Vous revenez d’un pays de l’Union européenne' });
  await expect(union).toContainText('sans limite');
  await expect(union).toContainText(`${law.indicativeLevels.cigarette.value}\u00a0cigarettes`);
  const border = page.getByRole('region', { name: 'Vous êtes frontalier de la Suisse, en voiture' });
  await expect(border).toContainText(
    `${quantityAllowance('frontier', 'cigarette', law)?.value}\u00a0cigarettes`,
  );
  await expectAccessible(page);
  await expectFrenchTypography(page);
});

test('GUI-05 Regulated and forbidden goods say what to do', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#marchandises-reglementees');
  const medicines = page.getByRole('listitem').filter({ hasText: 'Médicaments' }).first();
  await expect(medicines).toContainText('Gardez l’ordonnance avec les boîtes.');
  await medicines.locator('summary').click();
  await expect(medicines).toContainText(/3\smois de traitement/);
  await page.goto('/preparer-mon-voyage#marchandises-interdites');
  await expect(page.getByText('Refusez un prix trop beau pour être vrai.')).toBeVisible();
  await expectAccessible(page);
});

test('GUI-06 Cash from the threshold on, with worked examples', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#argent-liquide');
  const couple = page.getByRole('listitem').filter({ hasText: 'Un couple marié' });
  await expect(couple).toContainText(/6\s000\s€ \+ 5\s000\s€ = 11\s000\s€/);
  await expect(couple).toContainText('à déclarer');
  const alone = page.getByRole('listitem').filter({ hasText: 'Une voyageuse seule' });
  await expect(alone).toContainText('rien à faire');
});

test('GUI-07 A link to a limit opens it and puts the reader there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#hors-union-frontalier');
  const panel = page.getByRole('region', { name: 'Vous êtes frontalier de la Suisse, en voiture' });
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  // Typed over the address of the open page.
  await page.goto('/preparer-mon-voyage#argent-liquide');
  await expect(page.locator('#argent-liquide > summary')).toBeFocused();
  await page.goto('/preparer-mon-voyage#animaux');
  await expect(page.locator('#animaux > summary')).toBeFocused();
  await expect(page.locator('#animaux')).toContainText('un vaccin contre la rage');
  // From another page, as those who ask for more on a subject.
  await page.goto('/faqs');
  await page.goto('/preparer-mon-voyage#viande-lait');
  const meat = page.getByRole('listitem').filter({ hasText: 'Viande et produits laitiers' });
  await expect(meat.locator('summary')).toBeFocused();
  await expect(meat.getByText(/^Exceptions/)).toBeInViewport();
});

test('GUI-08 At 320 pixels and with doubled text, the trip guide loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/preparer-mon-voyage#produits');
  await page.getByRole('radio', { name: 'Oui' }).check();
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
});

test('GUI-09 « Utilisez notre simulateur » offers to resume a simulation in progress', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/preparer-mon-voyage#produits');
  await page.getByRole('radio', { name: 'Oui' }).check();
  await page.getByRole('link', { name: 'Utilisez notre simulateur' }).first().click();
  await page.getByRole('textbox').fill('30');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/etape2/);
  await page.goto('/preparer-mon-voyage#produits');
  await page.getByRole('radio', { name: 'Oui' }).check();
  await page.getByRole('button', { name: 'Utilisez notre simulateur' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Vous avez commencé une simulation.');
});
