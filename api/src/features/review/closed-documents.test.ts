import type { Declaration } from '@retour/contract';
import { formatPastSum, indexCatalogue, lineTotals, wordJoiner } from '@retour/core';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { shippedCatalogue } from '../../../test/shipped-data';
import { describeLine, totalInSentence } from '../declaration/described-line';
import { declarationsOn } from '../declaration/testing/declarations-on';
import { pdfText } from '../declaration/testing/pdf-text';

const products = indexCatalogue(shippedCatalogue);
const agent = 'a1';
const plain = (text: string): string => text.replaceAll(wordJoiner, '').replace(/[\s\u00A0\u202F]+/gu, ' ');

const article = (customId: string, changes: object): object => ({
  customId,
  originalValue: 12,
  currency: 'EUR',
  ...changes,
});
const ivory = article('i', { customName: 'Statuette en ivoire', restriction: 'ivory', originalValue: 400 });
const lamp = article('l', { id: 'lampe-de-table', originalValue: 200 });
const perfume = article('p', { id: 'parfum', originalValue: 1_234.5 });
const sausage = article('s', { customName: 'Saucisson', restriction: 'meat', originalValue: 16_000 });
const chandelier = article('c', { customName: 'Lustre', originalValue: 16_000 });
const moped = article('m', {
  customName: 'Scooter',
  restrictionAnswers: { vehicle: 'yes' },
  originalValue: 200,
});

const euros = expect.stringMatching(/^\d{2,3},\d\d €$/u);

/** Articles, then what stands for each and in all, once their declaration is closed without a payment. */
const closed = [
  ['taxed, beside one taxed because of it', 'refused', [ivory, lamp], ['Interdit', '0,00 €'], '0,00 €'],
  ['beside one that is owed', 'seized', [ivory, perfume], ['Interdit', euros], euros],
  ['to assess, beside one that is owed', 'abandoned', [sausage, perfume], ['Interdit', euros], euros],
  [
    'beside one that nobody assessed',
    're-exported',
    [ivory, chandelier],
    ['Interdit', 'Non évalué'],
    'Non évalué',
  ],
  ['beside a vehicle', 'refused', [ivory, moped], ['Interdit', 'Non évalué'], 'Non évalué'],
  ['alone, and to assess', 'seized', [sausage], ['Interdit'], 'Interdit'],
  ['alone', 'refused', [ivory], ['Interdit'], 'Interdit'],
  ['alone, and taxed', 'refused', [{ ...ivory, originalValue: 900 }], ['Interdit'], 'Interdit'],
] as const;

describe.each(engines)(
  'what may not enter, once it is closed without a payment, on the $name',
  ({ open }) => {
    const { api } = declarationsOn(open);

    it.each(closed)('is left apart by every document: %s', async (_, status, goods, amounts, sum) => {
      const { id } = await api.submitted({ shoppingProducts: goods });
      const body = { status, reason: 'Articles laissés au service.' };
      const ended = await api.call('PATCH', `${id}/`, { agent, body });
      expect(ended.statusCode, ended.body).toBe(200);
      const declaration: Declaration = ended.json();
      const totals = lineTotals(declaration);
      const lines = totals.answer.shoppingProducts.map((line) => describeLine(line, products, totals));
      expect(lines.map(({ total }) => plain(total))).toEqual(amounts);
      const written = plain(formatPastSum(totals));
      expect(written).toEqual(sum);

      const receipt = await api.call('GET', `${id}/receipt.pdf`, { agent });
      const pdf = plain((await pdfText(receipt.rawPayload)).join(' '));
      const rows = pdf.slice(pdf.indexOf('Achats déclarés'), pdf.indexOf('TVA : taxe')).trim();
      expect(rows.match(/Interdit(?= |$)/gu)).toHaveLength(sum === 'Interdit' ? 2 : 1);
      expect(rows).toContain('valeur des articles interdits comprise');
      expect(rows.endsWith(` ${written}`)).toBe(true);
      expect(rows).not.toMatch(/au moins|À remettre|interdit compris/u);

      const list = await api.exported({ searchPublicId: declaration.publicId });
      const [row]: Record<string, string>[] = parse(list.body, { bom: true, delimiter: ';', columns: true });
      expect(row?.Articles?.split('\n')).toEqual(
        lines.map((line) => {
          const beside = line.statusBesideTotal === null ? '' : `${line.statusBesideTotal}, `;
          return plain(`${line.article} : ${beside}${totalInSentence(line)}`);
        }),
      );
      expect(row?.Articles).toContain('interdit');
      // The sum of the sheet, of what may be kept, and its words where there is none.
      const isNumber = /\d/u.test(written);
      expect(row?.['Calculé sans l’interdit en euros']).toBe(isNumber ? written.replace(/ €$/u, '') : '');
      expect(row?.['Au lieu d’un montant']).toBe(isNumber ? '' : written);
      // What is computed counts all there, by the name of its column; nothing is to be collected.
      const { total } = declaration.assessment;
      if (sum === 'Interdit' && total === 0) expect(row?.['Total en euros, interdit compris']).toBe('');
      if (total > 0)
        expect(row?.['Total en euros, interdit compris']).toBe(total.toFixed(2).replace('.', ','));
      expect(row?.['À encaisser sans l’interdit en euros']).toBe('');
      expect(row?.['TVA à encaisser']).toBe('');
    });
  },
);

describe.each(engines)('the documents of what is settled, on the $name', ({ open }) => {
  const { api } = declarationsOn(open);

  it('carry the code of the version that they show, whatever its state', async () => {
    const { id } = await api.submitted();
    for (const body of [{ status: 'validated' }, { status: 'paid', payment: 'card' }]) {
      const changed: Declaration = (await api.call('PATCH', `${id}/`, { agent, body })).json();
      expect(changed.code?.split('~')[3]).toBe(String(changed.version));
    }
  });

  it('count nothing as collected of a vehicle, whose sum an officer set on the spot', async () => {
    const { id } = await api.submitted({ shoppingProducts: [moped] });
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    const settled: Declaration = (
      await api.call('PATCH', `${id}/`, { agent, body: { status: 'paid' } })
    ).json();
    expect(settled.status).toBe('paid');
    const list = await api.exported({ searchPublicId: settled.publicId });
    const [row]: Record<string, string>[] = parse(list.body, { bom: true, delimiter: ';', columns: true });
    expect(row?.['Total en euros, interdit compris']).toBe('');
    expect(row?.['Au lieu d’un montant']).toBe('Fixé par l’agent');
    expect(row?.['Encaissé en euros']).toBe('');
  });
});
