import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectInSight,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectPlainFrench,
  expectReadable,
  someWords,
  spaceText,
  test,
  words,
} from '../harness';
import { chloe, DeclarationPage, perfume } from './declaration-page';

const title = words('Montrer à l’agent');
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: title });
const codeOf = (page: Page): Locator => dialogOf(page).getByRole('img', { name: /^Code QR/ });

/** A mother and her two children, each with a declaration of their own; returns their references in the order of sending. */
async function sendForFamily(declaration: DeclarationPage): Promise<readonly string[]> {
  await declaration.fillIn();
  await declaration.send();
  const references = [await declaration.reference()];
  for (const [firstName, age] of [
    ['Léo', 12],
    ['Zoé', 9],
  ] as const) {
    await declaration.button('Faire une autre déclaration').click();
    await declaration.answerAge(age);
    await declaration.answerContact({ firstName });
    await declaration.goOn();
    await declaration.basket.add({ ...perfume, price: '200' });
    await declaration.check();
    await declaration.send();
    references.push(await declaration.reference());
  }
  return references;
}

async function expectShown(page: Page, name: string, place: string, reference: string): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(someWords(place));
  await expect(dialog.locator('[data-reference]')).toHaveText(reference);
  await expect(codeOf(page)).toHaveAttribute('data-code', new RegExp(reference.replaceAll('-', '')));
}

test('DEC-60 « Montrer à l’agent » fills the window and goes from one declaration of the phone to another', async ({
  page,
}) => {
  test.slow();
  const declaration = new DeclarationPage(page);
  const [first = '', second = '', third = ''] = await sendForFamily(declaration);
  const list = page.getByRole('region', { name: words('Les déclarations de cet appareil') });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText(/Zoé.*envoyée.*€$/su);

  const open = page.getByRole('main').getByRole('link', { name: title });
  await open.click();
  await expectShown(page, `Zoé ${chloe.lastName}`, '3 sur 3', third);
  await expect(page).toHaveTitle(/^Montrer à l’agent/u);
  await expect(dialogOf(page).getByRole('heading', { name: title })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, `Léo ${chloe.lastName}`, '2 sur 3', second);
  await dialogOf(page)
    .getByRole('button', { name: words('Précédente') })
    .click();
  await expectShown(page, `Chloé ${chloe.lastName}`, '1 sur 3', first);
  const box = await codeOf(page).boundingBox();
  if (box === null) throw new Error('no code');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expectShown(page, `Léo ${chloe.lastName}`, '2 sur 3', second);

  await page.reload();
  await expectShown(page, `Léo ${chloe.lastName}`, '2 sur 3', second);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/declaration\/confirmation$/);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await declaration.reference()).toBe(second);
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('DEC-61 Home lists every declaration by name, state and amount, and shows them in one press', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const reference = await declaration.reference();
  await page.goto('/');
  const card = page.getByRole('region', { name: /^Déclaration envoyée/ });
  await expect(card).toContainText(`${chloe.firstName} ${chloe.lastName}`);
  await expect(card).toContainText(reference);
  await expect(card).toContainText(/\d+,\d\d\s€/u);
  await card.getByRole('link', { name: title }).click();
  await expect(codeOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveURL('/');
  await expect(card.getByRole('link', { name: title })).toBeFocused();
});

test('DEC-62 The screen stays lit while a declaration is shown, and is given back when it is left', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['screen-wake-lock']);
  await context.addInitScript(() => {
    const asked = WakeLock.prototype.request;
    const released = WakeLockSentinel.prototype.release;
    const count = { asked: 0, released: 0 };
    Object.assign(window, { screenLocks: count });
    WakeLock.prototype.request = function request(this: WakeLock, type) {
      count.asked += 1;
      return asked.call(this, type);
    };
    WakeLockSentinel.prototype.release = function release(this: WakeLockSentinel) {
      count.released += 1;
      return released.call(this);
    };
  });
  const locks = () => page.evaluate(() => Reflect.get(window, 'screenLocks'));
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  expect(await locks()).toEqual({ asked: 0, released: 0 });
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(codeOf(page)).toBeVisible();
  await expect.poll(locks).toEqual({ asked: 1, released: 0 });
  await page.keyboard.press('Escape');
  await expect.poll(locks).toEqual({ asked: 1, released: 1 });
});

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;

test('DEC-63 The code is whole and as large as the window bears, white around it, from 320 pixels to a desktop', {
  tag: '@desktop',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(codeOf(page)).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectInSight(codeOf(page));
    await expectNoSidewaysScroll(page);
    const box = await codeOf(page).boundingBox();
    const side = Math.min(box?.width ?? 0, box?.height ?? 0);
    expect(side, `${size.width} × ${size.height}`).toBeGreaterThan(0.56 * Math.min(size.width, size.height));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await codeOf(page).evaluate((code) => getComputedStyle(code).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
    }
  }
});

test('DEC-64 What is shown to the agent is accessible, in good French, narrow, in large text and for a thumb', async ({
  page,
}) => {
  test.slow();
  const declaration = new DeclarationPage(page);
  await sendForFamily(declaration);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(codeOf(page)).toBeVisible();
  await expectFrenchTypography(page);
  await expectPlainFrench(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  await expectReadable(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await spaceText(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedConsole: /Failed to load resource|ERR_/ });

  test('DEC-65 « Montrer à l’agent » works without a network, opened anew', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    const declaration = new DeclarationPage(page);
    await declaration.fillIn();
    await declaration.send();
    const reference = await declaration.reference();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'offline copy' })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto('/declaration/montrer');
    await expect(codeOf(page)).toBeVisible();
    await expect(dialogOf(page).locator('[data-reference]')).toHaveText(reference);
  });
});
