import { expect, type Locator, type Page } from '@playwright/test';
import type { Declaration } from '@retour/contract';
import { SimulatorPage, words } from '../harness';
import { signIn } from '../harness/agent';

export const creationPath = '/agent/declaration/ajout';

export const titles = {
  contact: 'Qui est le voyageur ?',
  trip: 'Comment et d’où vient-il ?',
  goods: 'Qu’a acheté le voyageur ?',
  summary: 'Vérifiez, puis enregistrez',
  notSaved: 'Déclaration non enregistrée',
  maybeSaved: 'Enregistrement incertain',
  saved: 'La déclaration est enregistrée',
  begun: 'Une déclaration est commencée',
} as const;

export const declarant = {
  'Nom de famille': 'Durand',
  Prénom: 'Chloé',
  'Numéro et rue': '12 rue de l’Église',
  'Code postal': '75011',
  Ville: 'Paris',
} as const;

/** The creation of a declaration as an agent does it: every act by its role and its French words. */
export class CreationPage {
  readonly page: Page;
  readonly basket: SimulatorPage;

  constructor(page: Page) {
    this.page = page;
    this.basket = new SimulatorPage(page);
  }

  title(text: string): Locator {
    return this.basket.title(text);
  }

  button(text: string): Locator {
    return this.basket.button(text);
  }

  async open(path = creationPath): Promise<void> {
    await signIn(this.page);
    await this.page.goto(path);
  }

  async answerContact(answers: Readonly<Record<string, string>> = declarant): Promise<void> {
    await expect(this.title(titles.contact)).toBeVisible();
    for (const [label, text] of Object.entries(answers)) {
      await this.page.getByLabel(words(label)).fill(text);
    }
    await this.button('Continuer').click();
    await expect(this.title(titles.trip)).toBeVisible();
  }

  async answerTrip(country = 'États-Unis'): Promise<void> {
    await this.page.getByRole('radio', { name: words('Avion') }).check();
    await this.page.getByLabel(words('Numéro de vol')).fill('AF 123');
    await this.chooseCountry(country);
    await this.button('Continuer').click();
    await expect(this.title(titles.goods)).toBeVisible();
  }

  async chooseCountry(country: string): Promise<void> {
    await this.page.getByRole('combobox', { name: words('Pays d’achat') }).fill(country);
    await this.page.getByRole('option', { name: words(country) }).click();
  }

  async addPerfume(): Promise<void> {
    await this.basket.add({ search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' });
  }

  async addWhisky(): Promise<void> {
    await this.basket.add({
      search: 'whisky',
      product: 'Whisky',
      amount: { label: 'Quantité en litres', text: '2' },
      price: '60',
      currency: 'EUR',
    });
  }

  async seeSummary(): Promise<void> {
    await this.basket.link('Voir le récapitulatif').click();
    await expect(this.title(titles.summary)).toBeVisible();
    await expect(this.button('Enregistrer la déclaration')).toBeEnabled();
  }

  /** From signing in to the summary, with a perfume above the allowance; `origin`: the address of the product, if another. */
  async fillIn(origin = ''): Promise<void> {
    await this.open(`${origin}${creationPath}`);
    await this.answerContact();
    await this.answerTrip();
    await this.addPerfume();
    await this.seeSummary();
  }

  async save(): Promise<void> {
    await this.button('Enregistrer la déclaration').click();
    await this.expectSaved();
  }

  async expectSaved(): Promise<void> {
    await expect(this.title(titles.saved)).toBeVisible({ timeout: 20_000 });
  }

  async reference(): Promise<string> {
    return this.page.locator('[data-reference]').innerText();
  }

  /** What the server really holds. */
  async stored(reference: string): Promise<Declaration> {
    const cookies = await this.page.context().cookies();
    const token = cookies.find(({ name }) => name === 'accessToken')?.value ?? '';
    const read = () =>
      this.page.request.get(`/api/declaration/${reference}/`, {
        headers: { authorization: `Bearer ${token}` },
      });
    await expect.poll(async () => (await read()).status(), { message: 'the server knows it' }).toBe(200);
    return (await read()).json();
  }

  /** The id made on this device for the declaration in the making. */
  async deviceId(): Promise<string> {
    return this.page.evaluate(() => {
      const { declaration } = JSON.parse(localStorage.getItem('app-storage') ?? '{}').state;
      return declaration.declarationAgentRequest.declarationId;
    });
  }
}
