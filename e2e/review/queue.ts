import { randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import type { Declaration, DeclarationBodyInput } from '@retour/contract';
import { words } from '../harness';
import { signIn, type TestAgent } from '../harness/agent';

/** What a busy machine, a stale version or a stopped network leave in the console, provoked by these tests. */
export const expectedConsole = /Failed to load resource|ERR_/;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A family name that nobody else has, in letters as names are. */
export function newSurname(): string {
  return `Zoé${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`;
}

const tries = 10;

/** A call that a busy server may put off. */
async function call(send: () => Promise<APIResponse>): Promise<Declaration> {
  let response = await send();
  for (let index = 1; index < tries && response.status() === 503; index += 1) response = await send();
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** A traveller's declaration, sent through the API as the travellers' pages do. */
export async function declare(
  request: APIRequestContext,
  changes: Partial<DeclarationBodyInput> = {},
): Promise<Declaration> {
  const path = `/api/declaration/${randomUUID()}/`;
  const headers = { 'x-claim-token': randomBytes(32).toString('base64url') };
  const data: DeclarationBodyInput = {
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    flightNumber: 'AF 123',
    shoppingProducts: [{ customId: 'parfum', id: 'parfum', originalValue: 500, currency: 'EUR' }],
    declarantLastName: newSurname(),
    declarantFirstName: 'Élodie',
    declarantAddressStreet: '1 rue des Lilas',
    declarantAddressCity: 'Paris',
    declarantAddressPostalCode: '75011',
    declarantPhoneNumber: '06 12 34 56 78',
    ...changes,
  };
  await call(() => request.put(path, { headers, data }));
  return call(() => request.patch(path, { headers, data: { status: 'submitted' } }));
}

/** Perfume whose total is above what cash and plain cheques may pay. */
export const costly = {
  shoppingProducts: [{ customId: 'parfum', id: 'parfum', originalValue: 9_000, currency: 'EUR' }],
} as const satisfies Partial<DeclarationBodyInput>;

/** A vehicle, whose taxes are not computed, of somebody whose name takes several lines. */
export const unassessed = {
  declarantFirstName: 'Marie-Antoinette Joséphine Éléonore',
  shoppingProducts: [{ customId: 'v', id: 'vehicule-de-collection', originalValue: 9_000, currency: 'EUR' }],
} as const satisfies Partial<DeclarationBodyInput>;

/** Two articles that may not enter, beside one that is to be paid for. */
export const banned = {
  shoppingProducts: [
    { customId: 's', customName: 'Saucisson sec', originalValue: 20, currency: 'EUR', restriction: 'meat' },
    { customId: 'i', customName: 'Statuette', originalValue: 60, currency: 'EUR', restriction: 'ivory' },
    ...costly.shoppingProducts,
  ],
} as const satisfies Partial<DeclarationBodyInput>;

/** The queue as an agent works in it: every act by its role and its French words. */
export class QueuePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(who?: TestAgent): Promise<void> {
    await signIn(this.page, who);
  }

  async openList(query = ''): Promise<void> {
    await this.page.goto(`/agent/declaration${query}`);
    await expect(this.title('Déclarations')).toBeVisible();
  }

  async open({ publicId }: Pick<Declaration, 'publicId'>): Promise<void> {
    await this.page.goto(`/agent/declaration/${publicId}`);
    await expect(this.title(publicId)).toBeVisible();
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words(text) });
  }

  button(text: string): Locator {
    return this.page.getByRole('button', { name: words(text) });
  }

  link(text: string): Locator {
    return this.page.getByRole('link', { name: words(text) });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: words(title) });
  }

  /** A row of the list, wherever it is drawn as a table or as cards. */
  reference({ publicId }: Pick<Declaration, 'publicId'>): Locator {
    return this.page.getByRole('main').getByRole('link', { name: publicId });
  }

  async search(text: string): Promise<void> {
    const box = this.page.getByRole('searchbox', {
      name: words('Nom, e-mail, référence, reçu, vol ou téléphone'),
    });
    await box.fill(text);
    await box.press('Enter');
  }

  /** Unfolds the filters of the list. */
  /** All of them, the least used too. */
  async unfoldFilters(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filtres/ }).click();
    const more = this.page.getByRole('button', { name: /^Plus de filtres/ });
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  }

  /** Says why a declaration is corrected, in words that no list holds. */
  async explain(reason: string): Promise<void> {
    await this.page.getByRole('radio', { name: words('Autre raison') }).check();
    await this.page.getByLabel(words('Raison de la correction')).fill(reason);
  }

  /** What was just done is said, in sight. */
  async expectDone(text: string): Promise<void> {
    const said = this.page.getByRole('status').getByText(words(text));
    await expect(said).toBeVisible({ timeout: 20_000 });
    await expect(said).toBeInViewport();
  }

  total(): Locator {
    return this.page.locator('[data-total]');
  }
}
