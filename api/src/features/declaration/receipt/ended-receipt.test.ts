import type { Declaration } from '@retour/contract';
import { expect, it } from 'vitest';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { nomenclatureOf } from '../described-line';
import { pdfText } from '../testing/pdf-text';
import { sampleDeclaration } from '../testing/sample-declaration';
import { makeReceipts } from './receipt-pdf';

const nomenclature = nomenclatureOf(shippedCatalogue);

async function textOf(declaration: Declaration): Promise<string> {
  const file = await makeReceipts([{ declaration, nomenclature, corrections: [] }]);
  return (await pdfText(file)).join(' ').replace(/\s/gu, ' ');
}

it.each([
  ['seized', 'Saisie faite', 'Raison donnée par l’agent'],
  ['re-exported', 'Réexportation enregistrée', 'Précision de l’agent'],
] as const)('calls a reason what was asked as one: %s', async (status, done, remark) => {
  const text = await textOf(sampleDeclaration({ status, reason: 'Repart demain.' }));
  expect(text).toMatch(new RegExp(`${done} par un agent le [^.]+\\. ${remark} : Repart demain\\.`, 'u'));
});

it('gives no order of what is regulated once the declaration has ended without a payment', async () => {
  const rule = 'Il faut une autorisation.';
  const weapon = {
    code: 'weapons',
    severity: 'regulated' as const,
    message: `${rule} Présentez-la.`,
    later: { declared: `${rule} Présentez-la.`, closed: rule },
    legalBasis: null,
    customIds: ['a'],
  };
  const assessment = { ...sampleDeclaration().assessment, warnings: [weapon] };
  expect(await textOf(sampleDeclaration({ assessment }))).toMatch(/Présentez-/u);
  for (const status of ['cancelled', 'refused', 'abandoned', 'seized'] as const) {
    const text = await textOf(sampleDeclaration({ status, assessment }));
    expect(text, status).not.toMatch(/Présentez|Montrez|contrôle,/u);
    expect(text, status).toMatch(/l faut une autorisation/u);
  }
});

it('says that what had ended is taken up again, and why', async () => {
  const reopened = { at: '2026-11-21T09:30:00.000Z', reason: 'Le voyageur a montré sa facture.' };
  const told =
    'Un agent a rouvert le contrôle le 21 novembre 2026 à 10 h 30. Ce qui avait été décidé avant ne vaut plus rien.';
  const text = await textOf(sampleDeclaration({ status: 'submitted', reopened }));
  expect(text).toContain(`${told} Raison donnée par l’agent : Le voyageur a montré sa facture.`);
  expect(await textOf(sampleDeclaration({ status: 'validated', reopened: { at: reopened.at } }))).toContain(
    told,
  );
  expect(await textOf(sampleDeclaration({ status: 'submitted' }))).not.toContain('rouvert');
});
