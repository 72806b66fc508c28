import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { centsOf } from '@retour/core';
import { parse } from 'csv-parse/sync';
import {
  expect,
  expectAccessible,
  expectInSight,
  expectNoSidewaysScroll,
  readCents,
  someWords,
  test,
  words,
} from '../harness';
import { declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-01 A declaration is found by the beginning of a name, and by a reference typed badly', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const { publicId, declarantLastName } = declaration;
  const queue = new QueuePage(page);
  await queue.signIn();
  await page.goto('/agent');
  // Ten letters: nine may be those of a reference.
  await queue.search(declarantLastName.slice(0, 10).toUpperCase().replace('É', 'e'));
  await queue.reference(declaration).click();
  await expect(queue.title(publicId)).toBeVisible();
  await expect(queue.total()).toHaveText(/€/);
  expect(readCents(await queue.total().innerText())).toBe(centsOf(declaration.assessment.total));

  const badly = ` ${publicId.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
  await page.goto('/agent');
  await queue.search(badly);
  await expect(queue.title(publicId)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${publicId}$`));

  const mistyped = publicId.endsWith('A') ? `${publicId.slice(0, -1)}B` : `${publicId.slice(0, -1)}A`;
  await page.goto(`/agent/declaration/${mistyped}`);
  await expect(queue.title('Cette référence contient une faute')).toBeVisible();
});

test('REV-08 Whatever is typed, pasted or scanned is understood by the one search, which says how', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  // Nobody else has this telephone, nor this flight.
  const figures = String(randomInt(10_000_000, 99_999_999));
  const flight = `XK${figures.slice(0, 4)}`;
  const declaration = await declare(request, {
    flightNumber: flight,
    declarantPhoneNumber: `06${figures}`,
  });
  const { publicId } = declaration;
  const queue = new QueuePage(page);
  await queue.signIn();
  const whole = [
    `RF1~${publicId.replaceAll('-', '')}~x~2~2026-11~1250~k1~x`,
    `rf1 ${publicId.replaceAll('-', '').toLowerCase()} x 2`,
    `${baseURL}/agent/declaration/${publicId}`,
    `Réf. ${publicId.toLowerCase()}`,
  ];
  for (const home of ['/agent', '/agent/declaration']) {
    for (const text of whole) {
      await page.goto(home);
      await queue.search(text);
      await expect(queue.title(publicId)).toBeVisible();
    }
  }
  const listed = [
    // Six of its characters may read as a flight: both are looked for, and both are said.
    [publicId.slice(0, 7), /référence\s/],
    [`xk 0${flight.slice(2)}`, new RegExp(`vol XK\\s${flight.slice(2)}`)],
    [`+33 6 ${figures}`, /téléphone 06/],
  ] as const;
  for (const [text, understood] of listed) {
    await page.goto('/agent');
    await queue.search(text);
    await expect(page.getByText(understood)).toBeVisible();
    await expect(queue.reference(declaration)).toBeVisible();
  }
});

test('REV-02 Every filter that is chosen is in the address: shared, gone back from, and harmless when altered', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const surname = newSurname();
  const byPlane = await declare(request, { declarantLastName: surname });
  const byCar = await declare(request, {
    declarantLastName: surname,
    meanOfTransport: 'car',
    flightNumber: undefined,
  });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.openList();
  await queue.search(surname);
  await expect(queue.reference(byPlane)).toBeVisible();
  // Folded, they leave their room to the rows.
  await expect(queue.reference(byPlane)).toBeInViewport({ ratio: 1 });
  await queue.button('Filtres').click();
  await expect(queue.button('Plus de filtres')).toHaveAttribute('aria-expanded', 'false');
  await expect(queue.reference(byCar)).toBeInViewport({ ratio: 1 });
  await queue.button('Plus de filtres').click();
  await page.getByRole('checkbox', { name: words('Voiture') }).click();
  await expect(page.getByRole('checkbox', { name: words('Voiture') })).toBeChecked();
  await expect(queue.reference(byPlane)).toBeHidden();
  await page.getByRole('checkbox', { name: words('à valider') }).click();
  await expect(page.getByRole('checkbox', { name: words('à valider') })).toBeChecked();
  await page.getByLabel(words('Période')).selectOption({ label: 'Aujourd’hui' });
  await expect(page).toHaveURL(
    /declaration\?status=submitted&meanOfTransports=car&startDate=[\d-]+&endDate=[\d-]+&sort=oldest$/,
  );
  await expect(queue.reference(byCar)).toBeVisible();
  const shared = page.url();

  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(queue.reference(byPlane)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: words('Voiture') })).not.toBeChecked();

  await page.goto(shared);
  await queue.search(surname);
  await expect(queue.reference(byCar)).toBeVisible();
  await expect(queue.button('Filtres (3)')).toHaveAttribute('aria-expanded', 'false');
  await queue.button('Retirer le filtre : voiture').click();
  await expect(queue.reference(byPlane)).toBeVisible();
  await expect(page).not.toHaveURL(/meanOfTransports/);
  await page.goto(`${shared}&status=volée&limit=-5&offset=abc`);
  await expect(page.getByText('ce filtre est laissé de côté')).toBeVisible();
  await queue.search(surname);
  await expect(queue.reference(byCar)).toBeVisible();
  await queue.link('Effacer les filtres').click();
  await expect(page).toHaveURL(/\/agent\/declaration$/);

  await queue.unfoldFilters();
  await page.getByLabel(words('Vol'), { exact: true }).fill('af 0123');
  await page.getByLabel(words('Montant minimal, en euros')).fill('99,50');
  await page.getByLabel(words('Montant maximal, en euros')).fill('12');
  await queue.button('Filtrer').click();
  await expect(page.getByText(/montant\s+le\s+plus\s+haut\s+est\s+sous/)).toBeVisible();
  await page.getByLabel(words('Montant maximal, en euros')).fill('120');
  await queue.button('Filtrer').click();
  await page.getByLabel(words('Trier par')).selectOption('name');
  const narrowed = /declaration\?flight=AF123&minAmount=99.5&maxAmount=120&sort=name$/;
  await expect(page).toHaveURL(narrowed);

  // Kept with the account, opened from another page of the list, named anew, then dropped.
  await queue.button('Garder cette liste').click();
  const name = `Vols ${surname.slice(-6)}`;
  await page.getByLabel(words('Nom de la liste')).fill(name);
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await expect(queue.link(name)).toHaveAttribute('aria-current', 'page');
  await queue.openList();
  await queue.link(name).click();
  await expect(page).toHaveURL(narrowed);
  await queue.button('Renommer ou supprimer').click();
  await page.getByLabel(words(`Nom de « ${name} »`)).fill(`${name} bis`);
  await expectAccessible(page);
  await queue.button('Enregistrer les noms').click();
  await expect(queue.link(`${name} bis`)).toBeVisible();
  await queue.button('Renommer ou supprimer').click();
  await queue.button(`Supprimer « ${name} bis »`).click();
  await queue.button('Enregistrer les noms').click();
  await expect(queue.link(`${name} bis`)).toBeHidden();

  await queue.button('Colonnes').click();
  await page.getByRole('checkbox', { name: words('Vol') }).click();
  await expect(page.getByRole('columnheader', { name: words('Vol') })).toBeVisible();
  await page.getByRole('checkbox', { name: words('Vol') }).click();
  await expect(page.getByRole('columnheader', { name: words('Vol') })).toBeHidden();
  await queue.search(surname);
  await expect(queue.reference(byPlane)).toBeVisible();
  await expect(queue.reference(byCar)).toBeHidden();
});

test('REV-03 What arrives is announced and moves nothing until the agent asks', {
  tag: '@phone',
}, async ({ page, request }) => {
  const surname = newSurname();
  const first = await declare(request, { declarantLastName: surname });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.openList();
  await queue.search(surname);
  await expect(page.getByText(words('1 déclaration'))).toBeVisible();
  await expect(queue.reference(first)).toBeVisible();
  const second = await declare(request, { declarantLastName: surname });
  await expect(page.getByText(words('1 nouvelle déclaration'))).toBeVisible({ timeout: 25_000 });
  await expect(queue.reference(second)).toBeHidden();
  await queue.button('Afficher').click();
  await expect(queue.reference(second)).toBeVisible();
  await expect(page.getByText(words('1 nouvelle déclaration'))).toBeHidden();
});

test('REV-04 The filtered list is exported as CSV, to the cent, by a supervisor who says why', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const surname = newSurname();
  const sent = [
    await declare(request, { declarantLastName: surname }),
    await declare(request, {
      declarantLastName: surname,
      shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 777.77, currency: 'USD' }],
    }),
  ];
  const queue = new QueuePage(page);
  await queue.signIn('nadia');
  await queue.openList();
  await queue.search(surname);
  await expect(page.getByText(words('2 déclarations'))).toBeVisible();
  await queue.button('Exporter (CSV)').click();
  const dialog = queue.dialog('Exporter cette liste ?');
  await expect(dialog.getByText(/Il\s+vous\s+reste\s+\d+\s+exports/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: words('Exporter') });
  await confirm.click();
  await expect(dialog.getByText(someWords('Choisissez la raison de cet export.')).first()).toBeVisible();
  await dialog.getByRole('radio', { name: words('Autre raison') }).check();
  await dialog.getByLabel(words('Votre raison')).fill('bilan');
  await confirm.click();
  await expect(dialog.getByText(/10\s+lettres\s+ou\s+chiffres\s+au\s+moins/).first()).toBeVisible();
  await expectAccessible(page);
  const reason = `Bilan ${surname.slice(0, 4)} de la saison`;
  await dialog.getByLabel(words('Votre raison')).fill(reason);
  const sending = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().includes('/exports/'),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), confirm.click()]);
  expect((await sending).url()).not.toContain(surname);
  await expect(dialog).toHaveCount(0);
  await expect(queue.button('Exporter (CSV)')).toBeFocused();
  expect(download.suggestedFilename()).toMatch(/^declarations-\d{4}-\d\d-\d\d\.csv$/);
  const rows: Record<string, string>[] = parse(await readFile(await download.path(), 'utf8'), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  const exported = rows.map((row) => [
    row.Référence,
    readCents(`${row['Total en euros, interdit compris']} €`),
  ]);
  const expected = sent.map(({ publicId, assessment }) => [publicId, centsOf(assessment.total)]);
  expect(exported).toEqual(expected.toReversed());

  await page.goto('/agent/exports');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toContainText(someWords('recherche (texte non gardé)'));
  await expect(row).toContainText(/2\s+lignes/);
  await expect(row).toContainText(/Nadia\s+Roux/);
});

test('REV-92 The home page shows the head of the queue at once, and each queue opens on what waits longest', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await declare(request);
  await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/agent');
    const waiting = page.getByRole('region', { name: words('Déclarations à valider') });
    await expectInSight(waiting.getByRole('row').nth(1));
    await expectInSight(page.getByRole('searchbox'));
    await expectInSight(queue.button('Prendre la suivante'));
    await expectNoSidewaysScroll(page);
  }
  const first = await page.getByRole('main').getByRole('row').nth(1).getByRole('link').innerText();
  await queue.link('Voir toutes celles à valider').click();
  await expect(page).toHaveURL(/\?status=submitted&sort=oldest$/u);
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText(first);
  await page.goto('/agent');
  await queue.link('À encaisser').click();
  await expect(page).toHaveURL(/\?status=validated&sort=oldest$/u);
});
