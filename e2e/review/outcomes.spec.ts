import { DeclarationPage } from '../declaration/declaration-page';
import { expect, expectAccessible, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-63 A control ends without a payment: left to the customs, sent back or seized, and a supervisor takes it up again', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const traveller = await browser.newContext();
  const declaration = new DeclarationPage(await traveller.newPage());
  await declaration.fillIn();
  await declaration.send();
  const publicId = await declaration.reference();
  const queue = new QueuePage(page);
  const dialog = page.getByRole('dialog');

  await test.step('a seizure asks why, and the traveller reads it', async () => {
    await signIn(page, 'claire');
    await page.goto(`/agent/declaration/${publicId}`);
    await queue.button('Autre issue').click();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /^Saisie/ }).check();
    await dialog.getByRole('button', { name: words('Clore sans paiement') }).click();
    await expect(dialog.getByText(/la raison en 10 lettres ou chiffres au moins/)).toBeVisible();
    await dialog.getByLabel(words('Raison de la saisie')).fill('Parfum contrefait, procès-verbal 12.');
    await dialog.getByRole('button', { name: words('Clore sans paiement') }).click();
    await queue.expectDone('Saisie enregistrée.');
    await expect(queue.total()).toHaveText(words('Non encaissé'));
    await expect(queue.button('Rouvrir')).toHaveCount(0);
    await declaration.page.reload();
    await expect(declaration.page.getByText(someWords('Parfum contrefait, procès-verbal 12.'))).toBeVisible();
    await expect(declaration.title('Votre déclaration est close, sans paiement')).toBeVisible();
    await expectAccessible(declaration.page);
  });

  await test.step('a supervisor takes it up again, with a reason', async () => {
    await page.context().clearCookies();
    await signIn(page, 'nadia');
    await page.goto(`/agent/declaration/${publicId}`);
    await queue.button('Rouvrir').click();
    await dialog.getByRole('button', { name: words('Rouvrir la déclaration') }).click();
    await expect(dialog.getByText(/la raison en 10 lettres ou chiffres au moins/)).toBeVisible();
    await dialog.getByLabel(words('Raison de la réouverture')).fill('Le parfum est authentique.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('Rouvrir la déclaration') }).click();
    await queue.expectDone('Déclaration rouverte.');
    await expect(page.getByRole('region', { name: words('Historique') })).toContainText(
      someWords('Vous avez rouvert la déclaration'),
    );
    await declaration.page.reload();
    await expect(declaration.title('Votre déclaration est rouverte')).toBeVisible();
  });

  await test.step('left to the customs, without a word more', async () => {
    await queue.button('Autre issue').click();
    await dialog.getByRole('radio', { name: /^Abandon/ }).check();
    await dialog.getByRole('button', { name: words('Clore sans paiement') }).click();
    await queue.expectDone('Abandon enregistré.');
    await declaration.page.reload();
    await expect(
      declaration.page.getByText(someWords('Vous avez laissé vos achats à la douane')).first(),
    ).toBeVisible();
  });
  await traveller.close();
});

test('REV-67 A supervisor reverses a payment, with a reason, and it is collected again under another number', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declared = await declare(request);
  const queue = new QueuePage(page);
  const dialog = page.getByRole('dialog');
  const collect = async (): Promise<string> => {
    await dialog.getByRole('radio', { name: words('Carte bancaire') }).check();
    await dialog.getByRole('button', { name: words('Paiement reçu') }).click();
    await queue.expectDone('Paiement enregistré.');
    const number = page.getByRole('region', { name: words('Reçu') }).getByText(/^[A-Z\d-]+-2\d{3}-\d{6}$/u);
    return (await number.textContent()) ?? '';
  };
  await signIn(page, 'claire');
  await queue.open(declared);
  await queue.button('Valider et encaisser').click();
  const first = await collect();
  await expect(queue.button('Annuler le paiement')).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, 'nadia');
  await queue.open(declared);
  await queue.button('Annuler le paiement').click();
  await dialog.getByRole('button', { name: words('Annuler le paiement') }).click();
  await expect(dialog.getByText(/la raison en 10 lettres ou chiffres au moins/)).toBeVisible();
  await dialog.getByLabel(words('Raison de l’annulation')).fill('Carte refusée après coup.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Annuler le paiement') }).click();
  await queue.expectDone('Paiement annulé.');
  await expect(page.getByRole('region', { name: words('Reçu') })).toHaveCount(0);
  const isVoid = page.getByText(someWords(`Le reçu ${first} ne vaut plus rien.`));
  await expect(isVoid).toBeVisible();
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history).toContainText(someWords('Vous avez annulé le paiement'));
  await expect(history).toContainText(`reçu ${first}, qui ne vaut plus rien`);
  await queue.button('Enregistrer le paiement').click();
  expect(await collect()).not.toBe(first);
  await expect(isVoid).toHaveCount(0);

  // It is given back out of the till that took it, whoever decided so: the supervisor has not a cent below zero.
  await page.goto('/agent/encaissements');
  const till = page.getByRole('region', { name: /Claire Martin$/u });
  await expect(till.getByText(/^Remboursé\s: .*\sreçus?\sannulés?\spar\sNadia\s/u).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /Nadia / }).getByText(/^Remboursé\s:/u)).toHaveCount(0);
});
