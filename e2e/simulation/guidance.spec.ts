import { DeclarationPage, titles } from '../declaration/declaration-page';
import { expect, expectAccessible, readCents, SimulatorPage, someWords, test, words } from '../harness';

const fromUnitedStates = { age: 34, transport: 'Avion', country: 'États-Unis' } as const;

test('SIM-28 Without a receipt, or with a currency that is not in the list, the form says what to do', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered(fromUnitedStates);
  await simulator.choose({ search: 'parfum', product: 'Parfum' });
  const price = page.getByLabel(words('Prix d’un article'));
  await expect(price).toHaveAccessibleDescription(
    /Pas de ticket\s\? Prenez le prix de votre relevé de carte/u,
  );
  await expect(page.getByLabel(words('Devise'))).toHaveAccessibleDescription(
    /Pas dans la liste\s\? Indiquez en euros le montant débité/u,
  );
  await price.fill('120');
  for (const { link, question } of [
    { link: 'Que lui montrer ?', question: 'sans-facture' },
    { link: 'Quel taux de change ?', question: 'taux-de-change' },
  ]) {
    await page.getByText(words('Sans facture, ou avec une autre monnaie ?')).click();
    await expectAccessible(page);
    await simulator.link(link).click();
    await expect(page.locator(`#${question}`)).toHaveAttribute('open', '');
    await page.goBack();
    await expect(price).toHaveValue('120');
  }
});

test('SIM-29 « Je ne sais pas » leads to a form that asks for a name and a price', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered(fromUnitedStates);
  await simulator.choose({ search: 'robe', product: 'Robe', kind: 'Je ne sais pas' });
  await expect(page.getByLabel(words('Nom de l’article'))).toHaveValue('Robe');
  await simulator.fill({ price: '2000', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await expect(simulator.title('Le montant est à préciser')).toBeVisible();
  expect((await simulator.lines()).map(({ name }) => name)).toEqual(['Robe']);

  await page.goto('/simulateur/produits');
  await simulator.choose({ search: 'vin', product: 'Vin', kind: 'Je ne sais pas' });
  await expect(page.getByText(someWords('nous comptons le cas qui coûte le plus'))).toBeVisible();
  await expect(page.getByLabel(words('Quantité en litres'))).toBeVisible();
});

test('SIM-131 « Je ne sais pas » keeps the doubt about a handbag, in the shop as on the products page, up to the declaration', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const name = words('Sac à main (sac ou objet en peau exotique ?)');
  await simulator.haveAnswered(fromUnitedStates);
  await page.goto('/puis-je-l-acheter');
  await page.getByRole('combobox', { name: words('Article (facultatif)') }).fill('sac à main');
  await page.getByLabel(/^Prix/u).fill('200');
  await page.getByLabel(words('En quelle matière ?')).selectOption({ label: 'Je ne sais pas' });
  await expect(page.getByRole('heading', { name: words('Dites d’abord ce que c’est') })).toBeVisible();
  await expectAccessible(page);
  await simulator.button('Ajouter au panier').click();
  await page.getByRole('link', { name: words('Voir le panier') }).click();
  await expect(page.getByText(name)).toBeVisible();

  await simulator.link('Voir le résultat').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Rien à payer, rien à déclarer/u);
  await expect(
    page.getByText(someWords('vient-il d’un animal ou d’une plante protégés')).first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/plastique/u);

  await page.goto('/simulateur/produits');
  await simulator.choose({ search: 'sac à main', product: 'Sac à main', kind: 'Je ne sais pas' });
  await expect(page.getByLabel(words('Nom de l’article'))).toHaveValue(
    'Sac à main (sac ou objet en peau exotique ?)',
  );
  await simulator.fill({ price: '300', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await page.getByRole('radio', { name: words('Je ne sais pas') }).check();
  await simulator.button('Continuer').click();
  await simulator.link('Voir le résultat').click();
  await expect(page.getByText(name)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/rien à/iu);

  await simulator.link('Déclarer mes achats').click();
  const declaration = new DeclarationPage(page);
  await declaration.button('Déclarer ces achats').click();
  await declaration.answerContact();
  await page.getByLabel(words('Numéro de vol')).fill('af22');
  await declaration.goOn();
  await expect(declaration.title(titles.check)).toBeVisible();
  await expect(page.getByRole('heading', { name: words('À vérifier avant tout') })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(2);
  await expect(page.getByText(someWords('Le résultat dépend de votre réponse.'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/plastique|rien à (?:payer|déclarer)/iu);
});

test('SIM-30 The titles keep « rapportez-vous » in one piece on the narrowest phones', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await simulator.answerAge(34);
  await simulator.answerTransport('Avion');
  const title = simulator.title('De quel pays rapportez-vous vos achats ?');
  for (let width = 320; width <= 440; width += 10) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await title.evaluate((heading) => {
      const text = heading.firstChild;
      const start = text?.textContent?.indexOf('rapportez') ?? -1;
      const end = text?.textContent?.indexOf('vous', start) ?? -1;
      if (text === null || start < 0 || end < 0) throw new Error('the words of the title have changed');
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end + 'vous'.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `lines at ${width} pixels`).toBe(1);
  }
});

test('SIM-37 A regulated article is signalled in the search and in its form, with what to do', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered(fromUnitedStates);
  await simulator.search('crocodile');
  const result = simulator.result('Sac ou objet en peau exotique (crocodile, python)').first();
  await expect(result).toContainText('réglementé');
  await result.click();
  const main = page.getByRole('main');
  await expect(main).toContainText(someWords('Réglementé : Espèces protégées'));
  await expect(main).toContainText(/Présentez les permis CITES \(convention sur .+ menacées\) à l’arrivée/u);
  await expect(main).not.toContainText('avant de voyager');
  await expect(simulator.button('Ajouter au panier')).toBeEnabled();
});

test('SIM-38 Each amount unfolds into value, exchange rate with its date, duty and tax, to the cent', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'Japon' });
  await simulator.add({ search: 'robe', product: 'Robe', kind: 'Robe en coton', price: '120 000' });
  await simulator.seeResult();
  await page.getByRole('button', { name: someWords('Pourquoi ?') }).click();
  const figure = (name: RegExp) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(figure(/^Taux de change/u)).toHaveText(
    /^1\s€ = [\d\s,]+\sJPY, taux du \d+(?:er)?\s\p{L}+ \d{4}$/u,
  );
  await expect(figure(/^Valeur en euros/u)).toHaveText(/^[\d\s]+,\d\d\s€$/u);
  const parts = [/^Droit de douane \(/u, /^TVA \(taxe sur la valeur ajoutée\) /u].map(figure);
  const cents = await Promise.all(parts.map(async (part) => readCents(await part.innerText())));
  expect(cents.every((part) => part > 0)).toBe(true);
  expect(cents.reduce((sum, part) => sum + part, 0)).toBe(await simulator.total());
  expect(readCents(await figure(/^Total/u).innerText())).toBe(await simulator.total());
});
