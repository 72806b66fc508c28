import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  followAnnouncements,
  SimulatorPage,
  someWords,
  test,
  words,
} from '../harness';

test('SIM-98 A list typed at once is proposed article by article, and nothing is added before it is confirmed', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  const proposal = (name: string) => main.getByRole('article', { name: words(name) });
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.search('2 parfums 80 $, iPhone 1099, whisky 40° 70 cl 35 $, parfum 80 $ 90 €');
  await expect(
    main.getByRole('status').filter({ hasText: someWords('3 articles à confirmer') }),
  ).toBeVisible();
  await expect(main.getByText(someWords('Écrivez un seul prix par article'))).toBeVisible();
  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  await expectReadable(page);

  const said = await followAnnouncements(page);
  await simulator.button('Ajouter : Parfum').click();
  await expect(proposal('Parfum')).toContainText(someWords('Dites si ce prix est celui de chacun'));
  await page
    .getByRole('radio', { name: someWords('en tout') })
    .last()
    .check();
  await simulator.button('Ajouter : Parfum').click();
  await expect(proposal('Smartphone, téléphone portable')).toBeFocused();
  await simulator.button('Annuler : Parfum').click();
  await expect(proposal('Parfum')).toBeFocused();
  await simulator.button('Ajouter : Parfum').click();
  await simulator.button('Ajouter : Smartphone, téléphone portable').click();
  await expect(proposal('Whisky')).toBeFocused();
  expect(await said()).toContainEqual(expect.stringMatching(/Parfum.*ajouté au panier/u));

  await simulator.button('Compléter : Whisky').click();
  await expect(page.getByLabel(words('Quantité en litres'))).toHaveValue('0,7');
  await expect(page.getByLabel(words('Degré d’alcool'))).toHaveValue('40');
  await expect(page.getByLabel(words('Prix payé en tout'))).toHaveValue('35');
  await simulator.button('Ajouter au panier').click();
  await expect(main.getByRole('status').filter({ hasText: someWords('1 article à réécrire') })).toBeVisible();
  await expect(page).toHaveURL(/\/simulateur\/produits$/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goto('/simulateur/panier');
  const perfumes = main.getByRole('listitem').filter({ hasText: someWords('2 × Parfum') });
  await expect(perfumes).toContainText(someWords('80 USD'));
  await expect(main.getByRole('listitem').filter({ hasText: 'Whisky' })).toBeVisible();
  await expect(main.getByText(someWords('Un article de votre liste n’est pas compté'))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/simulateur/recapitulatif');
  const waiting = main.getByText(someWords('« parfum 80 $ 90 € »'));
  await expect(waiting).toBeVisible();
  await expect(main.getByText(someWords('Sans l’article non compté, à payer'))).toBeInViewport({ ratio: 1 });
  await expect(
    main
      .locator('section')
      .getByText(/^[\d\s]+,\d\d\s€$/u)
      .first(),
  ).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectReadable(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: words('Revenir à la liste') }).click();
  await expect(main.getByRole('status').filter({ hasText: someWords('1 article à réécrire') })).toBeVisible();
  await page.goBack();
  await simulator.button('Je ne le rapporte pas').click();
  await expect(waiting).toBeHidden();
  await expect(main.getByText(someWords('Sans l’article non compté, à payer'))).toBeHidden();
});

test('SIM-121 A list that another search takes the place of is set aside, still held against the result, and comes back whole', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  const uncounted = main.getByText(words('Un article de votre liste n’est pas compté'));
  const back = words('Revenir à la liste');
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.search('livre 12 €, montre connectée 99 €');
  await simulator.button('Ajouter : Livre').click();
  await expect(main.getByText(someWords('1 article à confirmer'))).toBeVisible();
  await simulator.search('chaussures');
  await expect(uncounted).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page);
  await page.goto('/simulateur/recapitulatif');
  await expect(uncounted).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('rien à déclarer');
  await main.getByRole('link', { name: back }).click();
  await expect(main.getByText(someWords('Livre : ajouté au panier'))).toBeVisible();
  await expect(main.getByText(someWords('1 article à confirmer'))).toBeVisible();

  await simulator.search('');
  await simulator.button('Revenir à la liste').click();
  await expect(main.getByText(someWords('1 article à confirmer'))).toBeVisible();
  await simulator.search('');
  await simulator.button('Je ne le rapporte pas').click();
  await expect(uncounted).toBeHidden();
  await page.goto('/simulateur/recapitulatif');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(someWords('rien à déclarer'));
});

test('SIM-123 Several articles without a price are a list too, and a name with a comma is one article', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  const list = main.getByRole('heading', { name: words('Votre liste') });
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.search('jambon, cuit');
  await expect(main.getByText(words('1 résultat'))).toBeVisible();
  await expect(list).toBeHidden();
  await simulator.search('Smartphone, téléphone portable');
  await expect(main.getByRole('link', { name: /^Smartphone/u }).first()).toBeVisible();
  await expect(list).toBeHidden();
  await simulator.search('tabac à priser, snus');
  await expect(main.getByRole('link', { name: /^Tabac à priser/u }).first()).toBeVisible();
  await expect(list).toBeHidden();
  await simulator.search('montre 50, saucisson');
  await expect(main.getByRole('article')).toHaveCount(2);
  await simulator.search('viande, ivoire');
  await expect(main.getByRole('article').getByText(/interdit/iu)).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/simulateur/recapitulatif');
  await expect(main.getByText(someWords('de votre liste ne sont pas comptés'))).toBeVisible();
  await expect(main.getByText(someWords('« ivoire »'))).toBeVisible();
});

test('SIM-124 What an age hides is found and said so, never replaced by what is near it', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  await simulator.haveAnswered({ age: 16, transport: 'Avion', country: 'États-Unis' });
  for (const sought of ['bière', 'tabac 8']) {
    await simulator.search(sought);
    await expect(main.getByText(words(`« ${sought} » n’est pas proposé à cet âge.`))).toBeVisible();
  }
  await expectAccessible(page);
  await expectReadable(page);
  await simulator.search('bière, tabac 8');
  await expect(main.getByText(someWords('2 articles à montrer à un agent'))).toBeVisible();
  await page.goto('/simulateur/recapitulatif');
  await expect(main.getByText(words('2 articles de votre liste ne sont pas comptés'))).toBeVisible();
});

test('SIM-125 A result that leaves lines out says that it is incomplete, in every tab, in its title and the tab’s, and marks what is forbidden', {
  tag: '@phone',
}, async ({ page, context }) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.search('3 bouteilles de vin');
  await main.getByRole('link', { name: /^Vin/u }).first().click();
  await page.getByRole('radio').first().check();
  await simulator.button('Continuer').click();
  await expect(page.getByLabel(words('Quantité en litres'))).toHaveValue('2,25');
  await page.goto('/simulateur/produits');
  await simulator.search('livre 12 €, saucisson, montre connectée 99 €');
  await simulator.button('Ajouter : Livre').click();
  await expect(main.getByText(someWords('2 articles à confirmer'))).toBeVisible();
  await page.goto('/simulateur/recapitulatif');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Résultat incomplet'));
  await expect(page).toHaveTitle(/Résultat incomplet/u);
  await expect(main.getByRole('listitem').filter({ hasText: 'saucisson' })).toContainText('interdit');
  await expect(main.getByText(someWords('Rien à payer'))).toHaveCount(0);
  await expectAccessible(page);
  await expectReadable(page);
  await expectNoSidewaysScroll(page);

  // The list is the device's, as the basket: another tab says it, and what is answered there is answered here.
  const other = await context.newPage();
  await other.goto('/simulateur/recapitulatif');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words('Résultat incomplet'));
  await other.getByRole('button', { name: words('Je ne les rapporte pas') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(someWords('rien à déclarer'));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedConsole: /Failed to load resource|ERR_/ });

  test('SIM-99 A list typed without a network is read, proposed and added as with one', {
    tag: '@phone',
  }, async ({ page, context }) => {
    test.slow();
    const simulator = new SimulatorPage(page);
    const main = page.getByRole('main');
    await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'offline copy' })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto('/simulateur/produits');
    await simulator.search('parfum 80 $, iPhone 1099');
    await expect(
      main.getByRole('status').filter({ hasText: someWords('2 articles à confirmer') }),
    ).toBeVisible();
    await simulator.button('Ajouter : Parfum').click();
    await simulator.button('Ajouter : Smartphone, téléphone portable').click();
    await expect(
      main.getByRole('status').filter({ hasText: someWords('Toute la liste est traitée') }),
    ).toBeVisible();
    await page.goto('/simulateur/recapitulatif');
    await expect(main.getByRole('button', { name: /^Pourquoi/u })).toHaveCount(2);
  });
});
