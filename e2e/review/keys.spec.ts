import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectInSight,
  expectNoSidewaysScroll,
  expectReadable,
  someWords,
  test,
  words,
} from '../harness';
import { scanText } from '../harness/scan-text';
import { declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

/** Presses keys as a person does, one at a time, and counts them. */
function countKeys(page: Page): {
  readonly press: (...keys: string[]) => Promise<void>;
  readonly count: () => number;
} {
  let pressed = 0;
  return {
    press: async (...keys) => {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
        // Quicker, it would be a scanner.
        await page.waitForTimeout(90);
      }
    },
    count: () => pressed,
  };
}

/** The code of a declaration, which holds every letter that is a shortcut. */
function codeOf(publicId: string): string {
  return `RF1~${publicId.replaceAll('-', '')}~vrpn~2~2026-11~1250~k1~vprn`;
}

/** The code of a declaration, as a scanner types it. */
function scan(page: Page, publicId: string): Promise<void> {
  return scanText(page, codeOf(publicId));
}

interface TypedAtOnce {
  readonly text: string;
  /** The address of the page that is to be typed in before it is drawn; the page that is there, at once, unless it is said. */
  readonly whileLoading?: string;
}

/**
 * In the page: the keys of a text and Enter, all made before the first is sent, as a scanner keeps its pace whatever the page does: a key
 * has the moment when it was made.
 */
function typeAtOnce({ text, whileLoading }: TypedAtOnce): void {
  const type = (): void => {
    const keys = [...text, 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const key of keys) document.body.dispatchEvent(key);
  };
  if (whileLoading === undefined) {
    type();
    return;
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (location.pathname !== whileLoading) return;
    Reflect.set(window, 'wasDrawn', document.querySelector('h1') !== null);
    type();
  });
}

async function settle(queue: QueuePage, press: (...keys: string[]) => Promise<void>): Promise<void> {
  const { page } = queue;
  await press('v');
  await queue.expectDone('Déclaration validée.');
  await expect(queue.button('Enregistrer le paiement')).toBeFocused();
  await press('p');
  await expect(page.getByRole('radio', { name: words('Carte bancaire') })).toBeFocused();
  await press('Space', 'Enter');
  // A choice records nothing: undoing it would take a supervisor.
  await expect(queue.button('Paiement reçu')).toBeFocused();
  await press('Enter');
  await queue.expectDone('Paiement enregistré.');
  const receipt = queue.button('Reçu en PDF');
  await expect(receipt).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^recu-.*\.pdf$/);
}

test('REV-32 A declaration is found, validated, paid for and its receipt taken in thirteen keys', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await page.goto('/agent/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { press, count } = countKeys(page);
  await press('/');
  const box = page.getByRole('searchbox', { name: words('Nom, e-mail, référence, reçu, vol ou téléphone') });
  await expect(box).toBeFocused();
  await press(...declaration.publicId.replace('-', '').slice(0, 4), 'Enter');
  await expect(queue.reference(declaration)).toBeFocused();
  await press('Enter');
  await expect(queue.title(declaration.publicId)).toBeFocused();
  await settle(queue, press);
  expect(count()).toBe(13);
});

test('REV-35 A line is corrected in eight keys beside its text, and a supervisor opens again with one', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn('nadia');
  await queue.open(declaration);
  await expect(queue.link('Corriger').first()).toHaveAttribute('aria-keyshortcuts', 'c');
  const { press, count } = countKeys(page);
  await press('c');
  await expect(page.getByLabel(words('Prix d’un article'))).toBeFocused();
  await page.keyboard.type('620');
  await press('Enter');
  const reason = page.getByRole('radio', { name: words('Quantité ou valeur inexacte') });
  await expect(reason).toBeFocused();
  await press('Space', 'Enter');
  await expect(queue.button('Enregistrer la correction')).toBeFocused();
  await expect(queue.button('Enregistrer la correction')).toHaveAccessibleDescription(/€/u);
  await expectInSight(page.locator('[data-difference]'));
  // On the choice again, Enter saves nothing.
  await reason.focus();
  await page.keyboard.press('Enter');
  await expect(queue.button('Enregistrer la correction')).toBeFocused();
  await press('Enter');
  await queue.expectDone('Correction enregistrée.');
  expect(count()).toBeLessThanOrEqual(8);
  // The line says what it was before, beside what it is.
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Parfum' }) });
  await expect(line.getByRole('deletion').first()).toContainText(someWords('500,00 €'));
  await expect(line).toContainText(someWords('620,00 €'));

  await press('a');
  const outcome = queue.dialog('Comment se termine ce contrôle ?');
  await outcome.getByRole('radio', { name: /^Abandon/ }).check();
  await outcome.getByRole('button', { name: words('Clore sans paiement') }).click();
  await queue.expectDone('Abandon enregistré.');
  await press('o');
  await expect(queue.dialog('Rouvrir cette déclaration ?')).toBeVisible();
});

test('REV-91 A later line is reached by its number, and corrected in as few keys', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const shirt = (customId: string) => ({
    customId,
    id: 'chemise-homme',
    originalValue: 90,
    currency: 'EUR',
  });
  const declaration = await declare(request, {
    shoppingProducts: ['a', 'b', 'c', 'd', 'e', 'f'].map(shirt),
  });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await expect(queue.link('Corriger').first()).toHaveAttribute('aria-keyshortcuts', 'c');
  const { press, count } = countKeys(page);
  // Those that owe something come first, each under the number that it was declared with.
  await expect(page.getByRole('link', { name: /^Corriger\s: Chemise/u }).nth(4)).toHaveAttribute(
    'aria-keyshortcuts',
    '3',
  );
  await press('3');
  const price = page.getByLabel(words('Prix d’un article'));
  await expect(price).toHaveCount(1);
  await expect(price).toBeFocused();
  await page.keyboard.type('620');
  await press('Enter', 'Space', 'Enter');
  await expect(queue.button('Enregistrer la correction')).toBeFocused();
  await press('Enter');
  await queue.expectDone('Correction enregistrée.');
  expect(count()).toBeLessThanOrEqual(8);
  await expect(page.getByRole('deletion').filter({ hasText: /90,00/u }).first()).toBeVisible();
});

test('REV-33 What a scanner types opens the declaration from any page, and presses nothing', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [first, second] = [await declare(request), await declare(request)];
  const queue = new QueuePage(page);
  await queue.signIn();
  for (const start of ['/agent', '/agent/nomenclature', '/agent/declaration?status=paid']) {
    await page.goto(start);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scan(page, first.publicId);
    await expect(queue.title(first.publicId)).toBeVisible();
  }
  await queue.button('Valider').focus();
  await scan(page, second.publicId);
  await expect(queue.title(second.publicId)).toBeFocused();
  await expect(queue.button('Valider')).toBeEnabled();
  const { press, count } = countKeys(page);
  await settle(queue, press);
  expect(count()).toBe(6);
  await queue.open(first);
  await expect(queue.button('Valider')).toBeEnabled();

  // Nor does it confirm what a dialog asks, or stay in a field.
  await press('r');
  const refusal = queue.dialog('Refuser cette déclaration ?');
  await refusal.getByRole('radio').first().check();
  await refusal.getByRole('button', { name: words('Refuser la déclaration') }).focus();
  await scan(page, second.publicId);
  await expect(refusal.getByText(words('Fermez cette fenêtre, puis scannez à nouveau.'))).toBeVisible();
  await press('Escape');
  await expect(refusal).toBeHidden();
  await scanText(page, '3017620422003');
  await expect(page.getByText(words('Ce code n’est pas celui d’une déclaration'))).toBeVisible();
  await press('c');
  const price = page.getByLabel(words('Prix d’un article'));
  await expect(price).toBeFocused();
  await scan(page, second.publicId);
  await expect(queue.title(second.publicId)).toBeFocused();
  await queue.open(first);
  await expect(queue.button('Valider')).toBeEnabled();
});

test('REV-93 What is scanned while the page loads opens its declaration, and a key acts as soon as its page is drawn', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  // The scripts have run by then, and nothing is drawn: the content comes 300 ms after the page began at the earliest.
  const code = codeOf(declaration.publicId);
  await page.addInitScript(typeAtOnce, { text: code, whileLoading: '/agent/nomenclature' });
  await page.goto('/agent/nomenclature');
  await expect(queue.title(declaration.publicId)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wasDrawn'))).toBe(false);

  await page.goto(`/agent/declaration/${declaration.publicId}`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-shortcut="v"]', { state: 'attached' });
  await page.keyboard.press('v');
  await queue.expectDone('Déclaration validée.');

  const other = await declare(request);
  await page.evaluate(typeAtOnce, { text: `/${other.publicId}` });
  await expect(queue.title(other.publicId)).toBeVisible();
});

test('REV-34 Single keys do what a click does, are listed by « ? », and can be switched off on the device', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  const { press } = countKeys(page);
  await queue.signIn();
  await queue.open(declaration);
  await expect(queue.button('Valider')).toHaveAttribute('aria-keyshortcuts', 'v');
  await press('?');
  const help = queue.dialog('Raccourcis clavier');
  const keys = await help.getByRole('term').allInnerTexts();
  expect(keys.toSorted()).toEqual(['/', '?', 'a', 'c', 'n', 'p', 'r', 'v']);
  await expect(help.getByRole('definition').nth(keys.indexOf('v'))).toHaveText('Valider');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
  // Nothing is pressed behind it.
  await press('v', 'Escape');
  await expect(queue.button('Valider')).toBeEnabled();

  await press('r');
  const refusal = queue.dialog('Refuser cette déclaration ?');
  await expect(refusal).toBeVisible();
  await press('Escape');
  await expect(queue.button('Refuser')).toBeFocused();
  await page.keyboard.press('Control+v');
  await press('/');
  const box = page.getByRole('searchbox', { name: words('Nom, e-mail, référence, reçu, vol ou téléphone') });
  await expect(box).toBeFocused();
  await press('v', 'n', '?');
  await expect(box).toHaveValue('vn?');

  await queue.open(declaration);
  await expect(queue.button('Valider')).toBeEnabled();
  await queue.button('Espace personnel').click();
  await queue.button('Raccourcis clavier').click();
  const active = help.getByRole('checkbox', { name: words('Une touche suffit') });
  await expect(active).toBeChecked();
  await active.click();
  await expect(active).not.toBeChecked();
  await press('Escape');
  await expect(queue.button('Espace personnel')).toBeFocused();
  await page.reload();
  await expect(queue.button('Valider')).toBeVisible();
  await expect(queue.button('Valider')).not.toHaveAttribute('aria-keyshortcuts');
  await press('?', 'v', 'r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(queue.button('Valider')).toBeEnabled();
});
