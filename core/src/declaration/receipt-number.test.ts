import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatReceiptNumber, parseReceiptNumber } from './receipt-number';

const receipts = fc.record({
  officeId: fc.stringMatching(/^[a-z][a-z\d]{0,8}(?:-[a-z\d]{1,8}){0,3}$/),
  year: fc.integer({ min: 2026, max: 2099 }),
  number: fc.integer({ min: 1, max: 999_999_999 }),
});

it('names its office, its year and a number that sorts', () => {
  const receipt = { officeId: 'port-calais', year: 2026, number: 12 };
  expect(formatReceiptNumber(receipt)).toBe('PORT-CALAIS-2026-000012');
  expect(formatReceiptNumber({ ...receipt, number: 1_234_567 })).toBe('PORT-CALAIS-2026-1234567');
});

it('is written alike for no two receipts', () => {
  fc.assert(
    fc.property(receipts, receipts, (one, other) => {
      const isSame =
        one.officeId === other.officeId && one.year === other.year && one.number === other.number;
      expect(formatReceiptNumber(one) === formatReceiptNumber(other)).toBe(isSame);
    }),
  );
});

it('is read as it is shown, in any case, with spaces or the hyphens of a keyboard, « Reçu » before it or not', () => {
  const writings: readonly ((shown: string) => string)[] = [
    (shown) => shown,
    (shown) => ` ${shown.toLowerCase()} `,
    (shown) => shown.replaceAll('-', ' '),
    (shown) => shown.replaceAll('-', '‑'),
    (shown) => shown.replaceAll('-', '-\u2060'),
    (shown) => `Reçu ${shown}`,
    (shown) => `recu n° ${shown}`,
  ];
  fc.assert(
    fc.property(receipts, fc.constantFrom(...writings), (receipt, write) => {
      expect(parseReceiptNumber(write(formatReceiptNumber(receipt)))).toEqual(receipt);
    }),
  );
});

it.each(['recu', 'recup', 'reculver', 'recu-nord', 'recun', 'recu2'])(
  'is not taken for a word before it: the office %s',
  (officeId) => {
    const receipt = { officeId, year: 2026, number: 12 };
    const shown = formatReceiptNumber(receipt);
    for (const typed of [shown, shown.toLowerCase(), `Reçu ${shown}`, `reçu n° ${shown}`]) {
      expect(parseReceiptNumber(typed)).toEqual(receipt);
    }
  },
);

it('is read without its zeros, and of before it named its office', () => {
  const read = { year: 2026, number: 12 };
  expect(parseReceiptNumber('port-calais-2026-12')).toEqual({ ...read, officeId: 'port-calais' });
  expect(parseReceiptNumber('Reçu 2026-000012')).toEqual({ ...read, officeId: null });
});

it.each([
  ['000012', { officeId: null, year: null, number: 12 }],
  [' 012345 ', { officeId: null, year: null, number: 12_345 }],
  ['Reçu 000012', { officeId: null, year: null, number: 12 }],
  ['RECU N° 12', { officeId: null, year: null, number: 12 }],
  ['2026000012', { officeId: null, year: 2026, number: 12 }],
  ['reçu 2026000012', { officeId: null, year: 2026, number: 12 }],
  ['PortCalais2026000012', { officeId: 'portcalais', year: 2026, number: 12 }],
  ['port-calais 2026000012', { officeId: 'port-calais', year: 2026, number: 12 }],
])('is read alone, or without what parts it: « %s »', (text, read) => {
  expect(parseReceiptNumber(text)).toEqual(read);
  expect(parseReceiptNumber(formatReceiptNumber(read))).toEqual(read);
});

it.each([
  'N° AEROPORT-CDG-2026-000001',
  'n°AEROPORT-CDG-2026-000001',
  'Nº aeroport-cdg-2026-000001',
  '№ AEROPORT-CDG-2026-000001',
  'aéroport CDG 2026 000001',
  'Reçu n° aéroport-cdg-2026-000001',
  'AEROPORT/CDG/2026/000001',
  'AEROPORT.CDG.2026.000001',
  'aeroport_cdg_2026_000001',
  'AEROPORT CDG / 2026 / 1',
  'ＡＥＲＯＰＯＲＴ－ＣＤＧ－２０２６－０００００１',
  'AEROPORT-CDG-٢٠٢٦-٠٠٠٠٠١',
  'AEROPORT-CDG-۲۰۲۶-۰۰۰۰۰۱',
])('is read with a « N° », an accent, other signs or other figures: « %s »', (text) => {
  expect(parseReceiptNumber(text)).toEqual({ officeId: 'aeroport-cdg', year: 2026, number: 1 });
});

it.each([
  ['n° 000001', { officeId: null, year: null, number: 1 }],
  ['№ 1', { officeId: null, year: null, number: 1 }],
  ['reçu n° 1', { officeId: null, year: null, number: 1 }],
  ['recu000001', { officeId: null, year: null, number: 1 }],
  ['٠٠٠٠٠١', { officeId: null, year: null, number: 1 }],
  ['n° 2026-000001', { officeId: null, year: 2026, number: 1 }],
  ['2026/000001', { officeId: null, year: 2026, number: 1 }],
  ['recu2026000001', { officeId: null, year: 2026, number: 1 }],
  ['reçu2026000001', { officeId: null, year: 2026, number: 1 }],
  ['CDG/2026/000001', { officeId: 'cdg', year: 2026, number: 1 }],
  ['CDG.2026.000001', { officeId: 'cdg', year: 2026, number: 1 }],
  ['CDG_2026_000001', { officeId: 'cdg', year: 2026, number: 1 }],
  ['cdg2026000001', { officeId: 'cdg', year: 2026, number: 1 }],
  ['recun2026000001', { officeId: 'recun', year: 2026, number: 1 }],
])('is read short, « %s »', (text, read) => expect(parseReceiptNumber(text)).toEqual(read));

it.each([
  '',
  '12',
  '00012',
  '123456',
  '0000012',
  'reçu',
  'Dupont',
  '2026',
  '2026-12',
  'K7Q-2MX-9TP',
  '06 12 34 56 78',
  '+33 6 12 34 56 78',
  'AF 2026',
  '12 rue 2026',
  'n° 12 rue de Lyon',
  'n°',
  '01/02/2026',
  '01/02/2026 14',
  '12.11.2026.5',
  '2026/11/27',
  '06.12.34.56.78',
  '06/12/34/56/78',
  'AF.2026',
  'jean.2026@exemple.fr',
  'jean_2026_12@exemple.fr',
  'K7Q.2MX.9TP',
  'Noël',
  'Nº',
])('is not « %s »', (text) => expect(parseReceiptNumber(text)).toBeNull());
