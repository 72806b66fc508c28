import type { Page, Request } from '@playwright/test';
import { travellerCalls } from '@retour/contract';
import { chloe, DeclarationPage } from '../declaration/declaration-page';
import { expect, SimulatorPage, someWords, test, words } from '../harness';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

type CallName = keyof typeof travellerCalls;
const callNames = Object.keys(travellerCalls) as CallName[];

function callOf(method: string, pathname: string): CallName | undefined {
  return callNames.find((name) => {
    const { method: said, path } = travellerCalls[name];
    return said === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  });
}

/** Every request of the journey: the calls that were seen, and what no sentence of the page says. */
class Departures {
  readonly seen = new Set<CallName>();
  readonly names = new Set<string>();
  readonly untold: string[] = [];
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#origin = origin;
    page.context().on('request', (request) => this.#note(request));
  }

  #note(request: Request): void {
    const { origin, pathname, search, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const name = callOf(request.method(), pathname);
    const said = `${request.method()} ${origin === this.#origin ? '' : origin}${pathname}${search}`;
    if (name !== undefined && origin === this.#origin && search === '') this.#read(name, request);
    else if (origin !== this.#origin || pathname.startsWith('/api/') || search !== '') this.untold.push(said);
    else if (request.method() !== 'GET' || request.postData() !== null) this.untold.push(said);
  }

  #read(name: CallName, request: Request): void {
    this.seen.add(name);
    const { fields, articleFields } = travellerCalls[name];
    const body: Readonly<Record<string, unknown>> = request.postDataJSON() ?? {};
    const articles = Array.isArray(body.shoppingProducts) ? body.shoppingProducts : [];
    for (const field of Object.keys(body)) if (!(field in fields)) this.untold.push(`${name}: ${field}`);
    for (const article of articles) {
      this.names.add(`${name}: ${article.customName}`);
      for (const field of Object.keys(article))
        if (!(field in articleFields)) this.untold.push(`${name}: ${field} of an article`);
    }
  }
}

test('GUI-60 Everything that leaves the device, call by call and field by field, is said by the personal-data page', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const departures = new Departures(page, new URL(baseURL ?? '').origin);
  const simulator = new SimulatorPage(page);
  await page.goto('/');
  await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
  await simulator.add({
    search: 'whisky',
    product: 'Whisky',
    price: '60',
    amount: { label: 'Quantité en litres', text: '1,5' },
    degree: '43',
  });
  await simulator.search('poupée kokeshi');
  await page.getByRole('link', { name: someWords('Autre article, pas dans la liste') }).click();
  await page.getByLabel(words('Nom de l’article')).fill('Poupée kokeshi');
  await simulator.fill({ price: '80' });
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await simulator.expectConfirmedByServer();
  expect(departures.seen).not.toContain('declaration');
  expect(departures.names).toContain('confirmation: Poupée kokeshi');

  await simulator.link('Déclarer mes achats').click();
  const declaration = new DeclarationPage(page);
  await declaration.button('Déclarer ces achats').click();
  await declaration.answerContact(chloe);
  await page.getByLabel(words('Numéro de vol')).fill('jl45');
  await declaration.goOn();
  expect(departures.seen).not.toContain('declaration');
  await declaration.send();
  await Promise.all([page.waitForEvent('download'), declaration.button('Télécharger le PDF').click()]);
  await expect.poll(() => [...departures.seen].sort()).toEqual([...callNames].sort());
  await declaration.button('Annuler ma déclaration').click();
  await page.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
  await expect(declaration.title('Votre déclaration est annulée')).toBeVisible();

  await page.goto('/donnees-personnelles');
  const main = page.getByRole('main');
  await expect(main).toContainText(someWords('3 ans après le dernier changement'));
  await expect(main).toContainText(someWords('Vos visites ne sont pas comptées'));
  for (const { fields, articleFields } of [travellerCalls.confirmation, travellerCalls.declaration]) {
    for (const said of Object.values({ ...fields, ...articleFields })) {
      if (said !== fields.shoppingProducts) await expect(main).toContainText(someWords(said));
    }
  }
  expect(departures.untold).toEqual([]);
});
