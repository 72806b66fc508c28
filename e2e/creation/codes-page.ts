import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Declaration } from '@retour/contract';
import { SimulatorPage, words } from '../harness';
import { signIn } from '../harness/agent';

export const codesPath = '/agent/qr-code-manuel';

/** A declaration that a traveller submitted, with its code. */
export async function submittedDeclaration(page: Page): Promise<Declaration & { readonly code: string }> {
  const address = `/api/declaration/${randomUUID()}/`;
  const headers = { 'x-claim-token': randomBytes(32).toString('base64url') };
  const data = {
    authorType: 'user',
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    flightNumber: 'AF 123',
    declarantLastName: 'Bernard',
    declarantFirstName: 'Zoé',
    declarantAddressStreet: '3 quai des Brumes',
    declarantAddressCity: 'Brest',
    declarantAddressPostalCode: '29200',
    shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' }],
  };
  const submission = { headers: { ...headers, 'if-match': '"1"' }, data: { status: 'submitted' } };
  // A busy machine sheds load; both calls may be made again.
  await expect
    .poll(async () => (await page.request.put(address, { headers, data })).status(), { timeout: 20_000 })
    .toBe(200);
  await expect
    .poll(async () => (await page.request.patch(address, submission)).status(), { timeout: 20_000 })
    .toBe(200);
  return (await page.request.get(address, { headers })).json();
}

/** The agents' page of codes, every act by its role and its French words. */
export class CodesPage {
  readonly page: Page;
  private readonly simulator: SimulatorPage;

  constructor(page: Page) {
    this.page = page;
    this.simulator = new SimulatorPage(page);
  }

  button(text: string): Locator {
    return this.simulator.button(text);
  }

  link(text: string): Locator {
    return this.simulator.link(text);
  }

  get reference(): Locator {
    return this.page.getByLabel(words('Référence de la déclaration'));
  }

  async open(): Promise<void> {
    await signIn(this.page);
    await this.page.goto(codesPath);
    await expect(this.simulator.title('Codes QR')).toBeVisible();
  }

  async scan(): Promise<void> {
    await this.button('Ouvrir la caméra').click();
  }

  async pick(name: string, buffer: Buffer): Promise<void> {
    const mimeType = name.endsWith('.bmp') ? 'image/bmp' : 'text/plain';
    await this.page.getByLabel(/photo/).setInputFiles({ name, mimeType, buffer });
  }

  /** The text of a code, as a colleague may send it. */
  async paste(text: string): Promise<void> {
    await this.reference.fill(text);
    await this.reference.press('Enter');
  }

  async expectGenuine(publicId: string): Promise<void> {
    await expect(this.page.locator('[data-reference]')).toHaveText(publicId, { timeout: 20_000 });
    await expect(this.page.getByText(words('signature authentique'))).toBeVisible();
  }

  async expectRefused(title: RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: title })).toBeVisible({ timeout: 20_000 });
    await expect(this.page.locator('[data-reference]')).toHaveCount(0);
  }
}
