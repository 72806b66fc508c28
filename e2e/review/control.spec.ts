import type { Locator } from '@playwright/test';
import { centsOf } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectedAnswer,
  expectNoSidewaysScroll,
  readCents,
  someWords,
  test,
  words,
} from '../harness';
import { readMail } from '../identity/mailbox';
import { declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

const perfume = { customId: 'parfum', id: 'parfum', originalValue: 500, currency: 'EUR' } as const;
const vase = { customId: 'vase', customName: 'Vase', originalValue: 300, currency: 'EUR' } as const;

test('REV-70 An article found at the control is added and another one taken off, in one correction', {
  tag: '@phone',
}, async ({ page, request }) => {
  const declaration = await declare(request, { shoppingProducts: [perfume, vase] });
  const dress = { customId: 'n', id: 'robe-coton', originalValue: 600, currency: 'EUR' } as const;
  const expected = centsOf(
    expectedAnswer({
      age: 34,
      country: 'US',
      meanOfTransport: 'plane',
      border: false,
      shoppingProducts: [perfume, dress],
    }).total,
  );
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.link('Corriger').click();

  await test.step('the last article does not go', async () => {
    await queue.button('Retirer : Parfum').click();
    await queue.button('Retirer : Vase').click();
    await queue.button('Calculer le nouveau total').click();
    await expect(page.getByText(/Gardez au moins un article/)).toBeVisible();
    await queue.button('Garder : Parfum').click();
    await queue.button('Garder : Vase').click();
  });

  await test.step('one is added, and one goes by its quantity', async () => {
    await queue.button('Corriger : Vase').click();
    await page.getByLabel(words('Nombre d’articles identiques')).fill('0');
    await queue.button('Ajouter un article').click();
    const added = page.getByRole('listitem').filter({ hasText: someWords('Article trouvé au contrôle') });
    await expect(added.getByRole('combobox', { name: words('Classement') })).toBeFocused();
    await page.keyboard.type('robe en coton');
    await page.getByRole('option', { name: /coton/ }).first().click();
    const dressed = page.getByRole('listitem').filter({ hasText: someWords('ajouté') });
    await dressed.getByLabel(words('Prix d’un article')).fill('600');
    await dressed.getByLabel(words('Devise')).selectOption('EUR');
    await queue.explain('Une robe trouvée, le vase est resté.');
    await queue.button('Calculer le nouveau total').click();
    await expect(queue.button('Enregistrer la correction')).toBeFocused();
    const preview = page.getByRole('region', { name: words('Avant d’enregistrer') });
    // A phone has the name of what changes on a line, and under it what it was and what it would be.
    const isPhone = test.info().project.name === 'phone';
    const compared = (name: RegExp): Locator =>
      preview
        .getByRole(isPhone ? 'rowgroup' : 'row')
        .filter({ hasText: name })
        .first();
    await expect(compared(/coton/)).toContainText(someWords('Non déclaré'));
    await expect(compared(/Vase/)).toContainText(someWords('Retiré'));
    const changed = (label: string, values: string): Locator =>
      preview.getByRole('row', { name: new RegExp(isPhone ? `^${values}` : `^${label}.*${values}`, 'u') });
    await expect(changed('Article', 'Non déclaré Robe en coton')).toBeVisible();
    await expect(changed('Article', 'Vase Retiré')).toBeVisible();
    for (const [label, values] of [
      ['Code NC', '—'],
      ['Droit de douane', '—.*%'],
      ['Accise', ''],
      ['TVA', '—.*%'],
    ] as const) {
      await expect(changed(label, values).last()).toBeVisible();
      await expect(preview.getByRole('row', { name: new RegExp(`^${label}`, 'u') }).last()).toBeVisible();
    }
    expect(readCents(await page.locator('[data-new-total]').innerText())).toBe(expected);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the sheet, then the version before', async () => {
    await queue.button('Enregistrer la correction').click();
    await queue.expectDone('Correction enregistrée.');
    expect(readCents(await queue.total().innerText())).toBe(expected);
    await expect(page.getByRole('main')).toContainText(/coton/);
    await expect(page.getByRole('deletion').filter({ hasText: 'Vase' })).toBeVisible();
    await expect(page.getByText(words('retiré au contrôle'))).toBeVisible();
    await queue.link('Lire la version 2, avant correction').click();
    await expect(page.getByRole('main')).toContainText('Vase');
  });
});

test('REV-71 The age, the transport, the country, the border, the name and the address are corrected with the articles', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const vases = [{ ...vase, originalValue: 400 }];
  const declaration = await declare(request, { shoppingProducts: vases });
  expect(declaration.assessment.total).toBe(0);
  const trip = { age: 14, country: 'CH', meanOfTransport: 'car', border: true } as const;
  const expected = centsOf(expectedAnswer({ ...trip, shoppingProducts: vases }).total);
  expect(expected).toBeGreaterThan(0);
  const surname = newSurname();
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.link('Corriger').click();
  await queue.button('Corriger : Voyageur et voyage').click();
  await page.getByLabel(words('Nom de famille')).fill(surname);
  await page.getByLabel(words('Code postal')).fill('7501');
  await page.getByRole('radio', { name: words('Âge exact') }).check();
  await page.getByLabel(words('Âge du voyageur en années')).fill('14');
  await page.getByRole('radio', { name: words('Voiture') }).check();
  await page.getByRole('button', { name: words('Suisse') }).click();
  await queue.explain('Le passeport dit un autre nom et un autre âge.');
  await queue.button('Calculer le nouveau total').click();
  await expect(page.getByRole('link', { name: /code postal français/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /par oui ou par non/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words('Code postal')).fill('75012');
  await page.getByRole('radio', { name: words('Oui, il est frontalier') }).check();
  await queue.button('Calculer le nouveau total').click();
  const preview = page.getByRole('region', { name: words('Avant d’enregistrer') });
  for (const told of [/Âge 34\sans 14\sans/u, /États-Unis Suisse/, /75011 75012/, /Avion Voiture/]) {
    await expect(preview.getByRole('row', { name: told })).toBeVisible();
  }
  expect(readCents(await page.locator('[data-new-total]').innerText())).toBe(expected);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  expect(readCents(await queue.total().innerText())).toBe(expected);
  await queue.openList();
  await queue.search(surname);
  await expect(queue.reference(declaration)).toBeVisible();
  await queue.search(declaration.declarantLastName);
  await expect(queue.reference(declaration)).toHaveCount(0);
});

test('REV-72 A reason is chosen in the list, each article stands side by side with what it was, and the traveller is told', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  await queue.signIn();
  const declarantEmail = `${newSurname().toLowerCase().replace('é', 'e')}@exemple.fr`;
  const declaration = await declare(request, { declarantEmail });
  await queue.open(declaration);
  await queue.link('Corriger').click();
  await page.getByLabel(words('Prix d’un article')).fill('620');
  await queue.button('Calculer le nouveau total').click();
  await expect(page.getByRole('link', { name: /Choisissez pourquoi/ })).toBeVisible();
  await page.getByRole('radio', { name: words('Autre raison') }).check();
  await page.getByLabel(words('Raison de la correction')).fill('Elle dit 6');
  await queue.button('Calculer le nouveau total').click();
  await expect(page.getByRole('link', { name: /10 lettres ou chiffres au moins/ })).toBeVisible();
  await page.getByRole('radio', { name: words('Facture présentée') }).check();
  await queue.button('Calculer le nouveau total').click();
  const preview = page.getByRole('region', { name: words('Avant d’enregistrer') });
  await expect(preview.getByRole('row', { name: /^Prix payé 500,00\s€ 620,00\s€/u })).toBeVisible();
  await expect(preview.getByRole('row', { name: /^TVA\s\(/u })).toContainText('%');
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history).toContainText(someWords('Facture présentée. Elle dit 6'));
  const mail = await readMail(page, declarantEmail, `Votre déclaration ${declaration.publicId} est corrigée`);
  expect(mail.replace(/[\s\u00A0\u202F]+/gu, ' ')).toContain('Facture présentée. Elle dit 6');
});
