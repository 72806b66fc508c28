import { randomInt } from 'node:crypto';
import { expect, test, words } from '../harness';
import { Addresses } from './addresses';
import { declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

/** A traveller whom nobody else is confused with, and everything by which an agent may search them. */
function newTraveller() {
  const declarantLastName = newSurname();
  const declarantEmail = `${declarantLastName.slice(3)}@exemple.fr`;
  const declarantPhoneNumber = `06 ${randomInt(10, 100)} ${randomInt(10, 100)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const person = { declarantLastName, declarantEmail, declarantPhoneNumber };
  return { person, typed: [declarantLastName.slice(3), declarantPhoneNumber.slice(1)] };
}

test('REV-05 What an agent types to find somebody stands in no address, no title and no request’s line', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  const { person, typed } = newTraveller();
  const declaration = await declare(request, person);
  const addresses = new Addresses(context);
  const queue = new QueuePage(page);
  await queue.signIn();
  for (const text of Object.values(person)) {
    await page.goto('/agent');
    await queue.search(text);
    await expect(queue.reference(declaration)).toBeVisible();
    await expect(queue.reference(declaration)).toHaveCount(1);
    await expect(page).toHaveURL(/\/agent\/declaration$/);
  }
  await queue.search(person.declarantLastName);
  await expect(queue.reference(declaration)).toBeVisible();
  await queue.unfoldFilters();
  await page.getByRole('checkbox', { name: words('Avion') }).click();
  await expect(page).toHaveURL(/\?meanOfTransports=plane$/);

  await test.step('reloaded, gone back from and come back to, it is still searched', async () => {
    const box = page.getByRole('searchbox');
    await page.reload();
    await expect(queue.reference(declaration)).toBeVisible();
    await expect(box).toHaveValue(person.declarantLastName);
    await page.goBack();
    await expect(page).toHaveURL(/\/agent\/declaration$/);
    await expect(box).toHaveValue(person.declarantLastName);
    await page.goBack();
    await expect(box).toHaveValue(person.declarantPhoneNumber);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/\?meanOfTransports=plane$/);
    await expect(box).toHaveValue(person.declarantLastName);
    await queue.reference(declaration).click();
    await expect(queue.title(declaration.publicId)).toBeVisible();
    await queue.link('Liste des déclarations').click();
    await expect(box).toHaveValue(person.declarantLastName);
    await expect(queue.reference(declaration)).toBeVisible();
  });

  await test.step('the declaration is decided, and the next one asked for', async () => {
    await queue.reference(declaration).click();
    await queue.button('Valider').click();
    await queue.expectDone('Déclaration validée.');
    await queue.button('Suivante à valider').click();
    await expect(page).not.toHaveURL(new RegExp(declaration.publicId));
  });

  await test.step('nothing of it is kept on the device', async () => {
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const text of Object.values(person)) expect(kept).not.toContain(text);
  });
  expect(addresses.count).toBeGreaterThan(10);
  expect(addresses.holding(typed)).toEqual([]);
});

test('REV-06 An address of an earlier version that names somebody still works, and is emptied of the name at once', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  const { person, typed } = newTraveller();
  const declaration = await declare(request, person);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.openList(
    `?search=${encodeURIComponent(person.declarantLastName)}&status=submitted&meanOfTransports=balloon`,
  );
  await expect(page).toHaveURL(/\/agent\/declaration\?status=submitted&meanOfTransports=balloon$/);
  await expect(page.getByText('ce filtre est laissé de côté')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(person.declarantLastName);
  await expect(queue.reference(declaration)).toBeVisible();

  const addresses = new Addresses(context);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(person.declarantLastName);
  await expect(queue.reference(declaration)).toBeVisible();
  await queue.link('Effacer les filtres').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\/agent\/declaration$/);
  expect(addresses.count).toBeGreaterThan(2);
  expect(addresses.holding(typed)).toEqual([]);
});
