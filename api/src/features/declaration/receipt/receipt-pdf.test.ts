import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text';
import { sampleDeclaration } from '../testing/sample-declaration';
import { makeReceipt } from './receipt-pdf';
import { euros } from './receipt-text';

function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}

describe('the receipt', () => {
  it('says every amount of the assessment to the cent', async () => {
    const declaration = sampleDeclaration();
    const text = (await pdfText(await makeReceipt(declaration))).join(' ');
    const { assessment } = declaration;
    const amounts = [
      assessment.total,
      assessment.totalValue,
      assessment.totalCustomDuty,
      assessment.totalVat,
      ...assessment.shoppingProducts.flatMap((line) => [line.value, line.customDuty, line.vat, line.total]),
    ];
    for (const amount of amounts) expect(text).toContain(plain(euros(amount)));
    for (const said of ['000-000-000', 'Élodie Łukaszewicz', 'Vase « ancien »', '2026-11+2026.1', 'AF123']) {
      expect(text).toContain(said);
    }
  });

  it.each([
    ['submitted', 'Récapitulatif avant paiement'],
    ['paid', 'Reçu de paiement'],
    ['draft', 'Brouillon, pas encore envoyé'],
  ] as const)('of a declaration %s is titled « %s »', async (status, title) => {
    const [first = ''] = await pdfText(await makeReceipt(sampleDeclaration({ status })));
    expect(first).toContain(title);
  });

  it('says how it was paid', async () => {
    const [first = ''] = await pdfText(
      await makeReceipt(sampleDeclaration({ status: 'paid', payment: 'cash' })),
    );
    expect(first).toContain('Payé en espèces, le 21/11/2026 à 10:05.');
  });

  it('says why it was refused, and what was corrected', async () => {
    const correction = { at: '2026-11-21T10:00:00.000Z', reason: 'Prix lu\nsur la facture.' };
    const [first = ''] = await pdfText(
      await makeReceipt(sampleDeclaration({ status: 'refused', reason: 'Article interdit.', correction })),
    );
    expect(first).toContain('Déclaration refusée');
    expect(first).toContain('Refusée par un agent le 21/11/2026 à 10:05 : Article interdit.');
    expect(first).toContain('Corrigée par un agent le 21/11/2026 à 11:00 : Prix lu sur la facture.');
  });

  it('goes on over pages, and numbers them', async () => {
    const { assessment } = sampleDeclaration();
    const shoppingProducts = assessment.shoppingProducts
      .slice(0, 1)
      .flatMap((line) =>
        Array.from({ length: 60 }, (_, at) => ({ ...line, customName: `Article numéro ${at + 1}` })),
      );
    const declaration = sampleDeclaration({ assessment: { ...assessment, shoppingProducts } });
    const pages = await pdfText(await makeReceipt(declaration));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`page ${pages.length} sur ${pages.length}`);
    const text = pages.join(' ');
    for (let at = 1; at <= 60; at += 1) expect(text).toContain(`Article numéro ${at},`);
  });

  it('is tagged, in French, with its fonts inside, and the same each time', async () => {
    const file = await makeReceipt(sampleDeclaration());
    const source = file.toString('latin1');
    for (const mark of ['/StructTreeRoot', '/Lang (fr-FR)', '/MarkInfo', '/FontFile']) {
      expect(source).toContain(mark);
    }
    expect((await makeReceipt(sampleDeclaration())).equals(file)).toBe(true);
  });

  it('writes names of other alphabets, and does not fail on what no font draws', async () => {
    const [text = ''] = await pdfText(
      await makeReceipt(sampleDeclaration({ declarantLastName: 'Жуков', declarantFirstName: '王 Σοφία' })),
    );
    expect(text).toContain('Жуков');
    expect(text).toContain('Σοφία');
  });
});
