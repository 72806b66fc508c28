import type { Page } from '@playwright/test';
import { expect, someWords, test } from '../harness';
import { CreationPage, declarant, titles } from './creation-page';

/** A busy machine sheds load; what matters is asked again. */
test.use({ expectedConsole: /status of 503/ });

/** Time that a practised typist takes for a key, in milliseconds (Card, Moran and Newell's keystroke-level model). */
const keyMs = 280;
/** To think before an act: what to do next, what the passport says. */
const thoughtMs = 1_350;

/** A keyboard whose keys are counted: those that write, and the acts that lead somewhere. */
class CountedKeyboard {
  private readonly page: Page;
  keys = 0;
  acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  async press(key: 'Tab' | 'Enter' | 'Space', times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      this.keys += 1;
      this.acts += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** What an experienced agent needs, in milliseconds. */
  estimate(): number {
    return this.keys * keyMs + this.acts * thoughtMs;
  }
}

test('CRE-01 A known traveller’s declaration with three articles, by keyboard alone, in few key presses', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const creation = new CreationPage(page);
  const focused = page.locator(':focus');
  const field = (label: string) => page.getByLabel(label, { exact: true });

  const contact = async (keyboard: CountedKeyboard): Promise<void> => {
    await expect(creation.title(titles.contact)).toBeVisible();
    await expect(field('Nom de famille')).toBeFocused();
    await keyboard.type(declarant['Nom de famille']);
    await keyboard.press('Tab');
    await keyboard.type(declarant.Prénom);
    // Over the age: an adult unless said otherwise.
    await keyboard.press('Tab', 2);
    await keyboard.type(declarant['Numéro et rue']);
    await keyboard.press('Tab');
    await keyboard.type(declarant['Code postal']);
    await keyboard.press('Tab');
    await keyboard.type(declarant.Ville);
    await keyboard.press('Enter');
    await expect(creation.title(titles.trip)).toBeVisible();
  };
  const article = async (keyboard: CountedKeyboard, search: string, price: string): Promise<void> => {
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type(search);
    await keyboard.press('Enter');
    await expect(focused).toHaveAttribute('id', 'prix');
    await keyboard.type(price);
    await keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/ajouté\./)).toBeVisible();
  };
  const save = async (keyboard: CountedKeyboard): Promise<void> => {
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.press('Enter');
    await expect(creation.title(titles.summary)).toBeVisible();
    await expect(creation.button('Enregistrer la déclaration')).toBeFocused();
    await keyboard.press('Enter');
    await creation.expectSaved();
  };

  await creation.open();
  const first = new CountedKeyboard(page);
  await contact(first);
  await expect(page.getByRole('radio', { name: 'Avion' })).toBeFocused();
  await first.press('Space');
  await first.press('Tab');
  await first.type('AF123');
  await first.press('Tab');
  await first.type('japon');
  await first.press('Enter');
  await article(first, 'parfum', '98000');
  await save(first);
  const firstReference = await creation.reference();

  await page.goto('/agent/declaration/ajout');
  const next = new CountedKeyboard(page);
  await contact(next);
  await expect(page.getByRole('region', { name: /Même voyage/ })).toContainText(
    someWords('Avion, vol AF 123, Japon'),
  );
  await expect(creation.button('Reprendre ce voyage')).toBeFocused();
  await next.press('Enter');
  await article(next, 'parfum', '98000');
  await article(next, 'tablette', '45000');
  await article(next, 'polo', '12000');
  await save(next);

  const stored = await creation.stored(await creation.reference());
  expect(stored).toMatchObject({ status: 'submitted', country: 'JP', flightNumber: 'AF123' });
  expect(stored.shoppingProducts).toHaveLength(3);
  expect(await creation.reference()).not.toBe(firstReference);

  for (const [name, { keys, acts }] of Object.entries({ first, next })) {
    test.info().annotations.push({ type: name, description: `${keys} keys, ${acts} of which acts` });
  }
  expect(first.keys).toBeLessThanOrEqual(85);
  expect(next.keys).toBeLessThanOrEqual(110);
  expect(next.acts).toBeLessThanOrEqual(16);
  expect(first.estimate()).toBeLessThan(60_000);
  expect(next.estimate()).toBeLessThan(60_000);
});
