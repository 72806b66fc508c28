import { expect, type Locator, type Page } from '@playwright/test';
import { type Purchase, readCents, SimulatorPage, typedDevice, words } from '../harness';

export interface Declarant {
  readonly lastName: string;
  readonly firstName: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export const chloe: Declarant = {
  lastName: 'Łukasz-d’Été',
  firstName: 'Chloé',
  address: '12 rue de l’Église',
  postalCode: '75011',
  city: 'Paris',
  email: 'chloe+douane@exemple.fr',
  phoneNumber: '06.12.34.56.78',
};

export const perfume: Purchase = { search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' };

export const titles = {
  age: 'Quel âge avez-vous ?',
  contact: 'Qui êtes-vous et où habitez-vous ?',
  trip: 'Comment et d’où rentrez-vous en France ?',
  products: 'Qu’avez-vous acheté ?',
  check: 'Vérifiez, puis envoyez',
  sent: 'Votre déclaration est envoyée',
  notSent: 'Déclaration non envoyée',
  uncertain: 'Envoi non confirmé',
} as const;

const contactLabels: Readonly<Record<keyof Declarant, string>> = {
  lastName: 'Nom de famille',
  firstName: 'Prénom',
  address: 'Numéro et rue',
  postalCode: 'Code postal',
  city: 'Ville',
  email: 'Adresse e-mail (facultatif)',
  phoneNumber: 'Téléphone (facultatif)',
};

/** The declaration as a traveller makes it: every act by its role and its French words. */
export class DeclarationPage {
  readonly page: Page;
  readonly basket: SimulatorPage;

  constructor(page: Page) {
    this.page = page;
    this.basket = new SimulatorPage(page);
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words(text) });
  }

  button(text: string): Locator {
    return this.basket.button(text);
  }

  field(name: keyof Declarant): Locator {
    return this.page.getByLabel(words(contactLabels[name]));
  }

  async goOn(): Promise<void> {
    await this.button('Continuer').click();
  }

  async open(origin = ''): Promise<void> {
    await this.page.goto(`${origin}/declaration`);
    await expect(this.title(titles.age)).toBeVisible();
  }

  async answerAge(age: number): Promise<void> {
    await this.page.getByLabel(words('Votre âge')).fill(String(age));
    await this.goOn();
    await expect(this.title(titles.contact)).toBeVisible();
  }

  async fillContact(declarant: Partial<Declarant> = chloe): Promise<void> {
    for (const name of Object.keys(contactLabels) as (keyof Declarant)[]) {
      const text = declarant[name];
      if (text !== undefined) await this.field(name).fill(text);
    }
  }

  async answerContact(declarant: Partial<Declarant> = chloe): Promise<void> {
    await this.fillContact(declarant);
    await this.goOn();
    await expect(this.title(titles.contact)).toBeHidden();
  }

  async fillTrip(transport: string, country: string, flight?: string): Promise<void> {
    await this.page.getByRole('radio', { name: words(transport) }).check();
    if (flight !== undefined) await this.page.getByLabel(words('Numéro de vol')).fill(flight);
    await this.page.getByRole('combobox', { name: words('Pays d’achat') }).fill(country);
    await this.page.getByRole('option', { name: words(country) }).click();
  }

  async answerTrip(transport = 'Avion', country = 'États-Unis', flight = 'af 123'): Promise<void> {
    await this.fillTrip(transport, country, transport === 'Avion' ? flight : undefined);
    await this.goOn();
    await expect(this.title(titles.products)).toBeVisible();
  }

  /** From nothing to the check of the answers, with these articles. */
  async typeIn(purchases: readonly Purchase[] = [perfume], origin = ''): Promise<void> {
    await this.open(origin);
    await this.answerAge(34);
    await this.answerContact();
    await this.answerTrip();
    for (const purchase of purchases) await this.basket.add(purchase);
    await this.check();
  }

  /** The check of the answers on a device where they were typed. */
  async fillIn(purchases: readonly Purchase[] = [perfume], origin = ''): Promise<void> {
    await typedDevice(this.page, {
      origin,
      what: JSON.stringify(purchases),
      address: '/declaration/verification',
      type: () => this.typeIn(purchases, origin),
    });
    await this.expectCheck();
  }

  async check(): Promise<void> {
    await this.basket.link('Vérifier ma déclaration').click();
    await this.expectCheck();
  }

  private async expectCheck(): Promise<void> {
    await expect(this.title(titles.check)).toBeVisible();
    await expect(this.button('Envoyer ma déclaration')).toBeEnabled();
  }

  async send(): Promise<void> {
    await this.button('Envoyer ma déclaration').click();
    await this.expectSent();
  }

  async expectSent(): Promise<void> {
    await expect(this.title(titles.sent)).toBeVisible({ timeout: 20_000 });
    await expect(this.page).toHaveURL(/\/declaration\/confirmation$/);
  }

  async reference(): Promise<string> {
    return this.page.locator('[data-reference]').innerText();
  }

  /** The frozen amount, in cents. */
  async total(): Promise<number> {
    return readCents(await this.page.locator('[data-total]').innerText());
  }

  /** What this device keeps of the declaration shown. */
  async identity(): Promise<{ readonly id: string; readonly claimToken: string; readonly code: string }> {
    return this.page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('app-storage') ?? '{}');
      return stored.state.declaration.declarationResponse.sent[0];
    });
  }
}
