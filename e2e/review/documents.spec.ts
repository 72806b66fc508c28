import type { BrowserContext } from '@playwright/test';
import { type Declaration, exportDeclarationsRoute } from '@retour/contract';
import { declarationStatusWords, formatAskedTotal, formatLineTotal, lineStatusWords } from '@retour/core';
import { expect, test, words } from '../harness';
import { readMail } from '../identity/mailbox';
import { declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

const reason = 'C’est un bijou, vu au bureau.';
/** Words wherever they are in a text, whatever its spaces and its first letter. */
const holding = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+'), 'iu');
const plain = (text: string): string => text.replace(/[\s\u00A0\u202F]+/gu, ' ');

async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
}

test('REV-60 A reclassified article has one name, unit, amount and state on the screen, in the list and in the mail', {
  tag: '@desktop',
}, async ({ page, request, context }) => {
  const declarantEmail = `${newSurname().toLowerCase().replace('é', 'e')}@exemple.fr`;
  const sent = await declare(request, {
    declarantEmail,
    shoppingProducts: [
      { customId: 'a', id: 'parfum', originalValue: 1_234.5, currency: 'EUR', amount: 2 },
      { customId: 'b', id: 'whisky', originalValue: 60, currency: 'EUR', amount: 1.5, alcoholDegree: 40 },
      { customId: 'c', customName: 'Lustre ancien', originalValue: 2_000, currency: 'EUR' },
    ],
  });
  const queue = new QueuePage(page);
  await queue.signIn();
  const headers = { authorization: `Bearer ${await tokenOf(context)}`, 'if-match': '"2"' };
  const answer = await page.request.post(`/api/declaration/${sent.id}/correction/`, {
    headers,
    data: { reason, corrections: [{ customId: 'a', productId: 'bijou-or' }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const declaration: Declaration = await answer.json();

  await queue.open(declaration);
  const articles = page.getByRole('region', { name: words('3 articles') });
  const named = ['2 × Bijou en or ou platine', 'Whisky, 1,5 L à 40 %', 'Lustre ancien'];
  for (const [index, line] of declaration.assessment.shoppingProducts.entries()) {
    const shown = articles.getByRole('rowgroup').filter({ hasText: holding(named[index] ?? '') });
    await expect(shown).toContainText(holding(formatLineTotal(line)));
    // What is over the allowance is said with its quantity.
    await expect(shown).toContainText(
      line.status === 'partly-taxed' ? holding('0,5 L de trop') : holding(lineStatusWords[line.status]),
    );
  }
  // The old name is said as what was, and nowhere else.
  await expect(articles.getByText('Parfum')).toHaveCount(1);
  await expect(articles.getByRole('deletion').filter({ hasText: 'Parfum' })).toBeVisible();
  await expect(page.locator('[data-total]').first()).toHaveText(
    words(formatAskedTotal(declaration.assessment)),
  );

  await context.clearCookies();
  await queue.signIn('nadia');
  const list = await page.request.post(exportDeclarationsRoute.path, {
    headers: { authorization: `Bearer ${await tokenOf(context)}` },
    data: { filters: { search: declaration.declarantLastName }, reason: 'control' },
  });
  const row = plain(await list.text());
  const mail = plain(await readMail(page, declarantEmail, `Votre déclaration ${sent.publicId} est envoyée`));
  expect(row).toContain(`;${plain(declarationStatusWords.submitted)};`);
  for (const name of named) expect(row).toContain(name);
  expect(mail).toContain('Whisky, 1,5 L à 40 %');
});

test('REV-61 The receipt leaves by mail with the payment; the sheet says when and to whom, and sends it again', {
  tag: '@phone',
}, async ({ page, request }) => {
  const declarantEmail = `${newSurname().toLowerCase().replace('é', 'e')}@exemple.fr`;
  const declaration = await declare(request, { declarantEmail });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await expect(queue.button('Envoyer le reçu')).toHaveCount(0);
  await queue.button('Valider').click();
  await queue.button('Enregistrer le paiement').click();
  await page.getByRole('radio', { name: words('Carte bancaire') }).check();
  await queue.button('Paiement reçu').click();
  await queue.expectDone('Paiement enregistré.');
  await expect(page.locator('[data-receipt-mail]')).toHaveText(
    /^Reçu envoyé à z…@exemple\.fr le .+ à \d+\sh\s\d\d\.$/u,
  );
  const mail = await readMail(page, declarantEmail, `Reçu de votre déclaration ${declaration.publicId}`);
  expect(plain(mail)).toContain('par carte, le ');
  await queue.button('Envoyer de nouveau le reçu').click();
  await expect(page.getByText(holding('Un message est parti il y a moins de cinq minutes.'))).toBeVisible();
});
