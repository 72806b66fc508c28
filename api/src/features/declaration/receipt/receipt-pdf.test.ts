import type { Declaration } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { nomenclatureOf } from '../described-line';
import { pdfText } from '../testing/pdf-text';
import { sampleDeclaration } from '../testing/sample-declaration';
import { infoOf, makeReceipts } from './receipt-pdf';
import { lastCorrection } from './receipt-text';

const nomenclature = nomenclatureOf(shippedCatalogue);
const receiptOf = (declaration: Declaration): Promise<Buffer> =>
  makeReceipts([{ declaration, nomenclature, corrections: lastCorrection(declaration) }]);

function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}

describe('the receipt', () => {
  it('says every amount of the assessment to the cent', async () => {
    const declaration = sampleDeclaration();
    const text = (await pdfText(await receiptOf(declaration))).join(' ');
    const { assessment } = declaration;
    const amounts = [
      assessment.total,
      assessment.totalValue,
      assessment.totalCustomDuty,
      assessment.totalVat,
      ...assessment.shoppingProducts.flatMap((line) => [line.value, line.customDuty, line.vat, line.total]),
    ];
    for (const amount of amounts) expect(text).toContain(plain(formatEurosAmount(amount)));
    for (const sentence of [
      '000-000-000',
      'Łukaszewicz Élodie',
      'Vase « ancien »',
      '2026-11+2026.1',
      'vol AF 123',
    ]) {
      expect(text).toContain(sentence);
    }
  });

  it.each([
    ['submitted', 'Récapitulatif'],
    ['validated', 'Récapitulatif, vérifié par un agent'],
  ] as const)('is before no payment where nothing is owed: %s', async (status, title) => {
    const { assessment } = sampleDeclaration();
    const free = { ...assessment, total: 0, warnings: [], shoppingProducts: [] };
    const [first = ''] = await pdfText(await receiptOf(sampleDeclaration({ status, assessment: free })));
    const text = plain(first);
    expect(text).toContain(`${title} `);
    expect(text).toContain('Vous n’avez rien à payer à la douane.');
    expect(text).not.toMatch(/avant paiement|À payer à la douane|figé/u);
  });

  it('asks to wait before paying while a second officer has a correction to decide', async () => {
    const pendingCorrection = '00000000-0000-4000-8000-000000000009';
    const textOf = async (changes: Partial<Declaration>): Promise<string> =>
      plain(
        (await pdfText(await receiptOf(sampleDeclaration({ status: 'validated', ...changes })))).join(' '),
      );
    expect(await textOf({})).toContain('encaisse la somme due');
    const text = await textOf({ pendingCorrection });
    expect(text).toContain('Un agent vérifie encore le montant : attendez avant de payer.');
    expect(text).not.toContain('encaisse la somme due');
  });

  it.each([
    ['submitted', 'Déclaration'],
    ['refused', 'Déclaration'],
    ['paid', 'Reçu'],
  ] as const)('of a declaration %s is named « %s » and its reference', (status, name) => {
    const declaration = sampleDeclaration({ status });
    expect(infoOf([{ declaration }]).title).toBe(`${name} ${declaration.publicId}`);
  });

  it('of one closed with nothing to pay is named as a declaration', () => {
    const { assessment } = sampleDeclaration();
    const declaration = sampleDeclaration({ status: 'paid', assessment: { ...assessment, total: 0 } });
    expect(infoOf([{ declaration }]).title).toBe(`Déclaration ${declaration.publicId}`);
  });

  it.each([
    ['submitted', 'Récapitulatif avant paiement'],
    ['paid', 'Reçu de paiement'],
    ['draft', 'Brouillon, pas encore envoyé'],
  ] as const)('of a declaration %s is titled « %s »', async (status, title) => {
    const [first = ''] = await pdfText(await receiptOf(sampleDeclaration({ status })));
    expect(first).toContain(title);
  });

  it.each([
    ['submitted', 'TVA À payer'],
    ['paid', 'TVA Payé'],
    ['refused', 'TVA Calculé'],
    ['cancelled', 'TVA Calculé'],
    ['abandoned', 'TVA Calculé'],
    ['re-exported', 'TVA Calculé'],
    ['seized', 'TVA Calculé'],
  ] as const)('of a declaration %s has the amounts of its goods under « %s »', async (status, heads) => {
    const [first = ''] = await pdfText(await receiptOf(sampleDeclaration({ status })));
    expect(plain(first)).toContain(heads);
    if (!heads.endsWith('À payer')) expect(plain(first)).not.toContain('À payer');
  });

  it('heads what is carried, which nobody paid, as a sum', async () => {
    const { assessment } = sampleDeclaration();
    const [line] = assessment.shoppingProducts;
    if (line === undefined) throw new Error('no line');
    const explanation = [
      { code: 'cash-owes-nothing', text: 'Rien n’est dû.', legalBasis: null, figures: {} },
    ];
    const sum = { ...line, explanation };
    const headed = async (shoppingProducts: Declaration['assessment']['shoppingProducts']): Promise<string> =>
      plain(
        (
          await pdfText(
            await receiptOf(sampleDeclaration({ assessment: { ...assessment, shoppingProducts } })),
          )
        ).join(' '),
      );
    expect(await headed([line])).toContain('Article Prix payé Valeur');
    expect(await headed([sum])).toContain('Article Somme Valeur');
    expect(await headed([line, { ...sum, customId: 's' }])).toContain('Article Prix ou somme Valeur');
  });

  it('counts no money in the value of the articles, and says that it owes no tax', async () => {
    const { assessment } = sampleDeclaration();
    const [line] = assessment.shoppingProducts;
    if (line === undefined) throw new Error('no line');
    const sum: typeof line = {
      ...line,
      customId: 's',
      status: 'unlimited',
      ...{ value: 12_345.67, customDuty: 0, excise: 0, vat: 0, total: 0 },
      restriction: { code: 'cash', severity: 'regulated' },
      explanation: [{ code: 'cash-owes-nothing', text: 'Rien n’est dû.', legalBasis: null, figures: {} }],
    };
    const shoppingProducts = [...assessment.shoppingProducts, sum];
    const totalValue = Math.round((assessment.totalValue + sum.value) * 100) / 100;
    const declaration = sampleDeclaration({ assessment: { ...assessment, totalValue, shoppingProducts } });
    const text = plain((await pdfText(await receiptOf(declaration))).join(' '));
    expect(text).toContain('12 345,67 € 0,00 € 0,00 € 0,00 € À présenter');
    expect(text).not.toContain(plain(formatEurosAmount(totalValue)));
    expect(text).toContain('valeur sans les sommes');
  });

  it('of what was closed with nothing to pay says nowhere that something was paid', async () => {
    const { assessment } = sampleDeclaration();
    const [free = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ status: 'paid', assessment: { ...assessment, total: 0 } })),
    );
    expect(plain(free)).toContain('TVA Calculé');
    expect(plain(free)).not.toMatch(/Payé|Reçu/u);
  });

  it('says whether the value of its goods counts what was handed over', async () => {
    const declaration = sampleDeclaration();
    const [first, ...others] = declaration.assessment.shoppingProducts;
    const handed = first === undefined ? [] : [{ ...first, status: 'handed-over' as const }];
    const assessment = { ...declaration.assessment, shoppingProducts: [...handed, ...others] };
    const textOf = async (of: Declaration): Promise<string> => (await pdfText(await receiptOf(of))).join(' ');
    const said = /valeur des articles remis/u;
    expect(await textOf(declaration)).not.toMatch(said);
    expect(await textOf({ ...declaration, assessment })).toMatch(said);
  });

  it('says that the value of its goods counts what may not enter, where its other sums do not', async () => {
    const declaration = sampleDeclaration({ status: 'submitted' });
    const { assessment } = declaration;
    const [first, ...others] = assessment.shoppingProducts;
    const restriction = { code: 'ivory', severity: 'forbidden' } as const;
    const forbidden = first === undefined ? [] : [{ ...first, restriction }];
    const { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat } = assessment;
    const detail = {
      ...{ mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat },
      lines: others,
    };
    const withoutForbidden = { total: 12, totalIsMinimum: false, detail };
    const textOf = async (status: Declaration['status']): Promise<string> => {
      const shoppingProducts = [...forbidden, ...others];
      const of = {
        ...declaration,
        status,
        assessment: { ...assessment, shoppingProducts, withoutForbidden },
      };
      return (await pdfText(await receiptOf(of))).join(' ');
    };
    expect(await textOf('submitted')).toMatch(/valeur des articles interdits comprise/u);
    expect(await textOf('seized')).toMatch(/valeur des articles interdits comprise/u);
    expect(await textOf('paid')).not.toMatch(/interdits comprise/u);
  });

  it('says how much of each allowance an officer took off, as the screens do', async () => {
    const { assessment } = sampleDeclaration();
    const takenOff: Declaration['assessment'] = {
      ...assessment,
      allowances: [{ pot: 'value', limit: 430, used: 0, usedElsewhere: 300.5 }],
      quantityAllowances: [{ pot: 'tobacco', usedPercent: 50, exceeded: false, usedElsewherePercent: 33.33 }],
    };
    const textOf = async (changes: Partial<Declaration>): Promise<string> =>
      plain((await pdfText(await receiptOf(sampleDeclaration(changes)))).join(' '));
    const text = await textOf({ assessment: takenOff });
    expect(text).toContain('Franchise en valeur : 300,50 € déjà utilisés hors de cette déclaration');
    expect(text).toContain('Franchise de tabac : 33,33 % déjà utilisés hors de cette déclaration');
    expect(await textOf({})).not.toContain('déjà utilisés');
  });

  it('groups the digits of a French telephone number', async () => {
    const [first = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ declarantPhoneNumber: '+33612345678' })),
    );
    expect(first).toContain('06 12 34 56 78');
  });

  it('says what is left to do, and nothing of a check that was made', async () => {
    const textOf = async (changes: Partial<Declaration>): Promise<string> =>
      (await pdfText(await receiptOf(sampleDeclaration(changes)))).join(' ');
    expect(await textOf({ status: 'submitted' })).toContain(
      'Un agent lit le code, vérifie vos achats et encaisse',
    );
    const correction = { at: '2026-11-21T10:00:00Z', reason: 'Un vase de plus.' };
    const { assessment } = sampleDeclaration({});
    const free = await textOf({ status: 'submitted', assessment: { ...assessment, total: 0 } });
    expect(free).toContain('Un agent lit le code et vérifie vos achats.');
    expect(free).not.toContain('encaisse');
    for (const changes of [
      { status: 'validated' },
      { status: 'submitted', correction },
      { status: 'submitted', authorType: 'agent' },
    ] as const) {
      const examined = await textOf(changes);
      expect(examined).toContain('il lit le code et encaisse la somme due.');
      expect(examined).not.toMatch(/vérifie vos achats|Présentez-vous|calculé sur ce qui est déclaré/u);
    }
  });

  it('says how it was paid', async () => {
    const [first = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ status: 'paid', payment: 'cash' })),
    );
    expect(first).toContain('Payé en espèces, le 21 novembre 2026 à 10 h 05.');
  });

  it('says why it was refused, and what was corrected', async () => {
    const correction = { at: '2026-11-21T10:00:00.000Z', reason: 'Prix lu\nsur la facture.' };
    const [first = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ status: 'refused', reason: 'Article interdit.', correction })),
    );
    expect(first).toMatch(/Déclaration refusée.*Refusée par un agent le 21 novembre 2026 à 10 h 05\./su);
    expect(first).toContain('Raison donnée par l’agent : Article interdit.');
    expect(first).toContain('Corrigée par un agent le 21 novembre 2026 à 11 h 00 : Prix lu sur la facture.');
  });

  it('wraps a long name inside its column without cutting it, and leaves no head of a table alone', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss';
    const forbidden = (code: string) => ({
      code,
      severity: 'forbidden' as const,
      message: 'Viande, charcuterie et plats qui en contiennent : entrée interdite. '.repeat(5),
      legalBasis: null,
      customIds: ['a'],
    });
    const { assessment } = sampleDeclaration();
    for (let count = 1; count <= 8; count += 1) {
      const warnings = Array.from({ length: count }, (_, at) => forbidden(`meat-${at}`)).map(
        (warning, at) => ({
          ...warning,
          message: `${at} ${warning.message}`,
        }),
      );
      const pages = await pdfText(
        await receiptOf(
          sampleDeclaration({ declarantLastName: name, assessment: { ...assessment, warnings } }),
        ),
      );
      expect(pages.join(' ')).toContain(name);
      const [, head = ''] =
        pages.find((page) => page.includes('Achats déclarés'))?.split('Achats déclarés') ?? [];
      expect(head, `${count} laws`).toContain('Vase');
    }
  });

  it('draws no code of a cancelled declaration, and says that it is void', async () => {
    const file = await receiptOf(sampleDeclaration({ status: 'cancelled' }));
    expect(file.toString('latin1')).not.toContain('/Figure');
    expect((await pdfText(file)).join(' ')).toContain('ce document ne vaut plus rien');
    expect((await receiptOf(sampleDeclaration())).toString('latin1')).toContain('/Figure');
  });

  it('goes on over pages, and numbers them', async () => {
    const { assessment } = sampleDeclaration();
    const shoppingProducts = assessment.shoppingProducts
      .slice(0, 1)
      .flatMap((line) =>
        Array.from({ length: 60 }, (_, at) => ({ ...line, customName: `Article numéro ${at + 1}` })),
      );
    const declaration = sampleDeclaration({ assessment: { ...assessment, shoppingProducts } });
    const pages = await pdfText(await receiptOf(declaration));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`page ${pages.length} sur ${pages.length}`);
    const text = pages.join(' ');
    for (let at = 1; at <= 60; at += 1) expect(text).toContain(`Article numéro ${at} `);
  });

  it('never leaves the total alone at the head of a page', async () => {
    const { assessment } = sampleDeclaration();
    const broken = new Set<boolean>();
    for (let count = 8; count <= 26; count += 1) {
      const shoppingProducts = assessment.shoppingProducts
        .slice(0, 1)
        .flatMap((line) =>
          Array.from({ length: count }, (_, at) => ({ ...line, customName: `Article numéro ${at + 1}` })),
        );
      const pages = await pdfText(
        await receiptOf(sampleDeclaration({ assessment: { ...assessment, shoppingProducts } })),
      );
      const withTotal = pages.find((page) => page.includes('TVA : taxe')) ?? '';
      expect(withTotal, `${count} articles`).toContain(`Article numéro ${count} `);
      broken.add(withTotal.includes('Achats déclarés'));
    }
    // On one page, then over two.
    expect(broken.size).toBe(2);
  });

  it('is tagged, in French, with its fonts inside, and the same each time', async () => {
    const file = await receiptOf(sampleDeclaration());
    const source = file.toString('latin1');
    for (const mark of ['/StructTreeRoot', '/Lang (fr-FR)', '/MarkInfo', '/FontFile']) {
      expect(source).toContain(mark);
    }
    expect((await receiptOf(sampleDeclaration())).equals(file)).toBe(true);
  });

  it.each([
    ['王 小明', '王 小明'],
    ['渡辺 さくら', '渡辺 さくら'],
    ['김민준', '김민준'],
    ['Αλέξανδρος', 'Αλέξανδρος'],
    ['Иван Жуков', 'Иван Жуков'],
    // Extracted from left to right, read from right to left.
    ['محمد علي', 'علي محمد'],
    ['דוד לוי', 'לוי דוד'],
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['Nguyễn Thị Hương', 'Nguyễn Thị Hương'],
    ['😀 🎁', '😀 🎁'],
    // No face draws Ethiopic: in Latin letters rather than not at all.
    ['አበበ', "'abebe"],
  ])('prints %s', async (name, printed) => {
    const [text = ''] = await pdfText(await receiptOf(sampleDeclaration({ declarantLastName: name })));
    expect(text).toContain(`${printed} Élodie`);
    expect(text).not.toContain('?');
  });

  it('calls an article what the nomenclature calls it, with its unit, and says what its owner called it', async () => {
    const { assessment } = sampleDeclaration();
    const [vase, watch] = assessment.shoppingProducts;
    if (vase === undefined || watch === undefined) throw new Error('two lines are expected');
    const shoppingProducts = [
      { ...vase, id: 'bijou-or', customName: 'Parfum', amount: 2, originalValue: 1_234.5, currency: 'EUR' },
      { ...watch, id: 'whisky', customName: 'Whisky', amount: 1.5, alcoholDegree: 40 },
    ];
    const [text = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ assessment: { ...assessment, shoppingProducts } })),
    );
    expect(text).toContain('2 × Bijou en or ou platine');
    expect(text).toContain('taxé, déclaré comme « Parfum »');
    expect(text).toContain('1 234,50 €');
    expect(text).toContain('Whisky, 1,5 L à 40 %');
    expect(text).not.toContain('bijou-or');
  });

  it('says in words what is still to be assessed, never « 0,00 € »', async () => {
    const { assessment } = sampleDeclaration();
    const shoppingProducts = assessment.shoppingProducts.map((line) => ({
      ...line,
      status: 'to-assess' as const,
      customDuty: 0,
      vat: 0,
      total: 0,
    }));
    const nothing = { total: 0, totalCustomDuty: 0, totalVat: 0, totalIsMinimum: true };
    const [text = ''] = await pdfText(
      await receiptOf(sampleDeclaration({ assessment: { ...assessment, ...nothing, shoppingProducts } })),
    );
    expect(text).toContain('À payer à la douane À évaluer ');
    expect(text).not.toContain(' 0,00 €');
    expect(text).not.toContain('Rien à payer');
  });

  it('speaks of the frontier where there may be one, and nowhere else', async () => {
    const fromTheStates = await pdfText(await receiptOf(sampleDeclaration({ border: true })));
    const fromSwitzerland = await pdfText(
      await receiptOf(sampleDeclaration({ border: true, country: 'CH', meanOfTransport: 'car' })),
    );
    expect(fromTheStates.join(' ')).not.toContain('frontalier');
    expect(fromSwitzerland.join(' ')).toContain('frontalier');
  });
});
