import { expect, type Locator, type Page } from '@playwright/test';
import { firstWords, readCents, someWords, words } from './french-words';
import { typedDevice } from './kept-device';

export interface Journey {
  readonly age: number;
  readonly transport: 'Avion' | 'Bateau' | 'Train' | 'Voiture' | 'Autre';
  readonly country: string;
  /** Asked of those who return from Switzerland by car. */
  readonly border?: boolean;
}

export interface Purchase {
  /** What is typed in the search. */
  readonly search: string;
  /** The product picked in the results. */
  readonly product: string;
  /** Answers of the question that tells kinds of a product apart. */
  readonly kind?: string;
  readonly price: string;
  readonly currency?: string;
  /** Number of identical items. */
  readonly count?: string;
  /** Litres, grams or units, with the label of the field. */
  readonly amount?: { readonly label: string; readonly text: string };
  readonly degree?: string;
  /** The country of purchase, when it is not the trip's. */
  readonly boughtIn?: string;
}

export interface SummaryLine {
  readonly name: string;
  /** Null where the amount is left to an agent. */
  readonly cents: number | null;
  readonly text: string;
}

/** The simulator as a traveller sees it: every act by its role and its French words. */
export class SimulatorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words(text) });
  }

  /** The answer to the question that the name of an article raises; the label goes on with the question. */
  doubtAnswer(answer: 'Oui' | 'Non', name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: firstWords(`${answer} : ${name}`) });
  }

  button(text: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: words(text) });
  }

  link(text: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link', { name: words(text) })
      .first();
  }

  async open(): Promise<void> {
    await this.page.goto('/simulateur/configuration/etape0');
    await this.link('Commencer').click();
  }

  async answerAge(age: number): Promise<void> {
    await this.page.getByLabel(words('Votre âge')).fill(String(age));
    await this.button('Continuer').click();
    await expect(this.title('Comment rentrez-vous en France ?')).toBeVisible();
  }

  async answerTransport(transport: Journey['transport']): Promise<void> {
    await this.page.getByRole('radio', { name: words(transport) }).check();
    await this.button('Continuer').click();
    await expect(this.title('De quel pays rapportez-vous vos achats ?')).toBeVisible();
  }

  async answerCountry(country: string): Promise<void> {
    await this.page.getByRole('combobox', { name: words('Pays d’achat') }).fill(country);
    await this.page.getByRole('option', { name: words(country) }).click();
    await this.button('Continuer').click();
  }

  async answerBorder(isFrontier: boolean): Promise<void> {
    await expect(this.title('Êtes-vous frontalier ?')).toBeVisible();
    await this.page
      .getByRole('radio', { name: words(isFrontier ? 'Oui, je suis frontalier' : 'Non') })
      .check();
    await this.button('Continuer').click();
  }

  /** From the start page to the choice of products. */
  async answer({ age, transport, country, border }: Journey): Promise<void> {
    await this.open();
    await this.answerAge(age);
    await this.answerTransport(transport);
    await this.answerCountry(country);
    if (border !== undefined) await this.answerBorder(border);
    await expect(this.title('Qu’avez-vous acheté ?')).toBeVisible();
  }

  /** The choice of products on a device where these answers were given and these articles added. */
  async haveAnswered(journey: Journey, purchases: readonly Purchase[] = []): Promise<void> {
    await typedDevice(this.page, {
      origin: '',
      what: JSON.stringify([journey, purchases]),
      address: '/simulateur/produits',
      type: async () => {
        await this.answer(journey);
        for (const purchase of purchases) await this.add(purchase);
      },
    });
    await expect(this.page.locator('#loading')).toHaveCount(0);
    await expect(this.title('Qu’avez-vous acheté ?')).toBeVisible();
  }

  searchBox(): Locator {
    return this.page.getByRole('searchbox', { name: words('Chercher un article') });
  }

  async search(text: string): Promise<void> {
    await this.searchBox().fill(text);
  }

  result(product: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: firstWords(product) });
  }

  /** Opens the form of a product found by typing. */
  async choose({ search, product, kind }: Pick<Purchase, 'search' | 'product' | 'kind'>): Promise<void> {
    await this.search(search);
    await this.result(product).first().click();
    if (kind === undefined) return;
    await this.page.getByRole('radio', { name: words(kind) }).check();
    await this.button('Continuer').click();
  }

  async fill({
    price,
    currency,
    count,
    amount,
    degree,
    boughtIn,
  }: Omit<Purchase, 'search' | 'product'>): Promise<void> {
    if (boughtIn) await this.sayBoughtIn(boughtIn);
    if (amount) await this.page.getByLabel(words(amount.label)).fill(amount.text);
    if (degree) await this.page.getByLabel(words('Degré d’alcool')).fill(degree);
    await this.page.getByLabel(words(amount ? 'Prix payé en tout' : 'Prix d’un article')).fill(price);
    if (currency) await this.page.getByLabel(words('Devise')).selectOption(currency);
    if (count) await this.page.getByLabel(words('Nombre d’articles')).fill(count);
  }

  /** Unfolds the country of one article and finds it by its name. */
  async sayBoughtIn(country: string): Promise<void> {
    const folded = this.page.getByText(words('Acheté dans un autre pays ?'));
    await folded.click();
    const field = this.page.getByRole('combobox', { name: words('Pays d’achat') });
    await field.fill(country);
    await this.page.getByRole('option', { name: words(country) }).click();
    await expect(field).toHaveValue(country);
  }

  async add(purchase: Purchase): Promise<void> {
    await this.choose(purchase);
    await this.fill(purchase);
    // An agent adds to a traveller's articles, a traveller to a basket.
    await this.page.getByRole('button', { name: /^\s*Ajouter (?:au panier|l’article)\s*$/ }).click();
    await expect(this.page.getByRole('main').getByText(/ajouté(?: au panier)?\./)).toBeVisible();
  }

  async seeResult(): Promise<void> {
    await this.link('Voir le résultat').click();
    await expect(this.page).toHaveURL(/\/simulateur\/recapitulatif$/);
    await expect(this.page.getByText(words('À payer à la douane'))).toBeVisible();
  }

  /** What the tag says is owed, in cents. */
  async total(): Promise<number> {
    const tag = this.page.getByRole('main').getByText(words('À payer à la douane')).locator('..');
    return readCents(await tag.innerText());
  }

  /** The articles of the summary with what each costs. */
  async lines(): Promise<readonly SummaryLine[]> {
    const items = this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: someWords('Pourquoi ?') }) });
    const texts = await items.allInnerTexts();
    return texts.map((text) => {
      // What was paid stands beside what is owed.
      const owed = text.replace(/Prix\spayé\s*[^\n]*/u, '');
      const [name = ''] = text.split('\n');
      return { name, cents: /€/u.test(owed) ? readCents(owed) : null, text };
    });
  }

  /** The server computed the same; nothing is said of it but to those who listen to the page. */
  async expectConfirmedByServer(): Promise<void> {
    // Of a whole suitcase it is the last thing that comes, after the nomenclature on a device that holds nothing yet.
    await expect(this.page.getByText(words('Calcul confirmé par le serveur.'))).toBeAttached({
      timeout: 20_000,
    });
  }
}
