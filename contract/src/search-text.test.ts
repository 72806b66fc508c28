import { publicIdFromRandom, withSignature, writeDeclarationCode } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { lacksCountryCode, mayBeginReference, readReference, readSearchText } from './search-text';

const uuid = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
const reference = '000-000-000';

/** What a scanner types: the whole text of a code. */
const codeOf = (publicId: string): string =>
  withSignature(
    writeDeclarationCode({
      declarationId: uuid,
      publicId,
      version: 2,
      total: 1_250,
      totalIsMinimum: false,
      edition: '2026-11',
      keyId: 'k1',
    }),
    new Uint8Array(64),
  );
const code = codeOf(reference);

const publicIds = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(publicIdFromRandom);

describe('what is typed to find a declaration', () => {
  it.each([
    ['  ', { kind: 'nothing' }],
    ['Dupont', { kind: 'words', text: 'Dupont' }],
    [' Jean-Luc ', { kind: 'words', text: 'Jean-Luc' }],
    ['elodie2@exemple.fr', { kind: 'words', text: 'elodie2@exemple.fr' }],
    ['TJB', { kind: 'words', text: 'TJB' }],
    ['Ng', { kind: 'words', text: 'Ng' }],
    ['Réfaat', { kind: 'words', text: 'Réfaat' }],
    ['020 7946 0958', { kind: 'words', text: '020 7946 0958' }],
    ['12 rue', { kind: 'words', text: '12 rue' }],
    ['12 bis', { kind: 'words', text: '12 bis' }],
    ['123 rue des Lilas', { kind: 'words', text: '123 rue des Lilas' }],
    ['k7q 2m', { kind: 'beginning', start: 'k7q 2m' }],
    ['Réf. 000-00', { kind: 'beginning', start: '000-00' }],
    ['Réf. TJB', { kind: 'beginning', start: 'TJB' }],
    ['000-000-001', { kind: 'beginning', start: '000-000-001' }],
    ['00000000o', { kind: 'reference', reference }],
    ['ooo-ooo-ooo', { kind: 'reference', reference }],
    ['Réf. 000-000-000', { kind: 'reference', reference }],
    ['Réf. n° 000-000-000', { kind: 'reference', reference }],
    ['référence : ooo ooo ooo', { kind: 'reference', reference }],
    ['https://retour.exemple/agent/declaration/000-000-000?x=1', { kind: 'reference', reference }],
    [`https://retour.exemple/declaration/${uuid.toUpperCase()}`, { kind: 'reference', reference: uuid }],
    [
      ' reçu port-calais-2026-000012',
      {
        kind: 'receipt',
        receipt: { officeId: 'port-calais', year: 2026, number: 12 },
        text: 'reçu port-calais-2026-000012',
      },
    ],
    ['000012', { kind: 'receipt', receipt: { officeId: null, year: null, number: 12 }, text: '000012' }],
    ['123456', { kind: 'beginning', start: '123456' }],
    [
      '2026-000012',
      { kind: 'receipt', receipt: { officeId: null, year: 2026, number: 12 }, text: '2026-000012' },
    ],
    ['AF123', { kind: 'flight', flight: 'AF123', text: 'AF123' }],
    ['af 0123', { kind: 'flight', flight: 'AF123', text: 'af 0123' }],
    ['06 12 34 56 78', { kind: 'phone', phone: '+33612345678', text: '06 12 34 56 78' }],
    ['+33 6 12 34 56 78', { kind: 'phone', phone: '+33612345678', text: '+33 6 12 34 56 78' }],
    ['https://exemple.fr/autre', { kind: 'address', address: 'https://exemple.fr/autre' }],
    ['https://autre.exemple/simulateur/partage#1.WzE4', { kind: 'simulation', text: '1.WzE4' }],
    [' HTTPS://AUTRE.EXEMPLE/SIMULATEUR/PARTAGE#1.wZe4 ', { kind: 'simulation', text: '1.wZe4' }],
    [
      'https://exemple.fr/simulateur/partage',
      { kind: 'address', address: 'https://exemple.fr/simulateur/partage' },
    ],
    ['https://[', { kind: 'address', address: 'https://[' }],
    [code, { kind: 'code', text: code, reference }],
    [code.toLowerCase(), { kind: 'code', text: code.toLowerCase(), reference }],
    [` ${code.slice(0, -4)} `, { kind: 'code', text: code.slice(0, -4), reference }],
    ['RF1~abc', { kind: 'code', text: 'RF1~abc', reference: null }],
  ])('%j', (typed, expected) => expect(readSearchText(typed)).toEqual(expected));

  it.each(['‑ ', '– ˜', '- \u00A0'])('knows a code whose signs a keyboard altered: %j', (signs) => {
    const altered = code.replaceAll('-', signs.charAt(0)).replaceAll('~', signs.at(-1) ?? ' ');
    expect(readSearchText(altered)).toEqual({ kind: 'code', text: altered, reference });
  });

  it('opens no declaration for nine letters in one block, which are a name', () => {
    const name = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(fc.string({ unit: name, minLength: 9, maxLength: 9 }), (text) => {
        expect(readSearchText(text)).toEqual({ kind: 'words', text });
      }),
      { numRuns: 500 },
    );
  });

  it('reads any reference as people write, paste and scan it', () => {
    const writings: readonly ((id: string) => string)[] = [
      (id) => id,
      (id) => ` ${id.toLowerCase()}\n`,
      (id) => id.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
      (id) => `Réf. ${id}`,
      (id) => `réf : ${id.toLowerCase()}`,
      (id) => `Référence nº ${id}`,
      (id) => `https://retour.exemple/agent/declaration/${id}/versions/1`,
    ];
    fc.assert(
      fc.property(publicIds, fc.constantFrom(...writings), (id, write) => {
        expect(readSearchText(write(id))).toEqual({ kind: 'reference', reference: id });
      }),
    );
    fc.assert(
      fc.property(publicIds, (id) => {
        expect(readSearchText(codeOf(id))).toMatchObject({ kind: 'code', reference: id });
      }),
    );
  });

  it('reads anything at all, and never loses it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const read = readSearchText(typed);
        expect(read.kind === 'nothing').toBe(typed.trim() === '');
        if (read.kind === 'words') expect(read.text).toBe(typed.trim());
      }),
    );
  });
});

it('takes for words, as it stands, what is longer than any number', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  const text = `a${'\u0315'.repeat(5_000)}${'\u0327'.repeat(5_000)}`;
  expect(readSearchText(text)).toEqual({ kind: 'words', text });
  expect(normalise).not.toHaveBeenCalled();
  normalise.mockRestore();
});

it('names a declaration by its reference or its identifier, and nothing else', () => {
  expect(readReference(' ooo ooo ooo ')).toBe(reference);
  expect(readReference(uuid.toUpperCase())).toBe(uuid);
  expect(readReference('000-000-001')).toBeUndefined();
});

it.each([
  ['TJB', true],
  ['AF123', true],
  ['Dupont', false],
  ['UA 12', false],
  ['Ng', false],
  ['DSD-JCX', true],
  ['dsd jcx 8', true],
  ['kim lee', true],
  ['abc dupont', false],
])('%s may begin a reference: %s', (text, expected) => expect(mayBeginReference(text)).toBe(expected));

it('tells a telephone that lacks its country', () => {
  expect(lacksCountryCode('020 7946 0958')).toBe(true);
  expect(lacksCountryCode('+44 20 7946 0958')).toBe(false);
  expect(lacksCountryCode('000-000-001')).toBe(false);
  expect(lacksCountryCode('Dupont')).toBe(false);
});
