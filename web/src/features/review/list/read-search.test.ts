import { withSignature, writeDeclarationCode } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { isTypo, readSearch } from './read-search';

/** What a scanner types: the whole text of a code. */
const code = withSignature(
  writeDeclarationCode({
    declarationId: '00000000-0000-4000-8000-000000000001',
    publicId: '000-000-000',
    version: 2,
    total: 1_250,
    totalIsMinimum: false,
    edition: '2026-11',
    keyId: 'k1',
  }),
  new Uint8Array(64),
);

describe('readSearch', () => {
  it.each([
    ['  ', { kind: 'nothing' }],
    ['Dupont', { kind: 'name', search: 'Dupont' }],
    ['Jean-Luc', { kind: 'name', search: 'Jean-Luc' }],
    ['elodie2@exemple.fr', { kind: 'name', search: 'elodie2@exemple.fr' }],
    ['k7q 2m', { kind: 'beginning', searchPublicId: 'k7q 2m' }],
    ['00000000o', { kind: 'reference', publicId: '000-000-000' }],
    ['ooo-ooo-ooo', { kind: 'reference', publicId: '000-000-000' }],
    ['Réf. 000-000-000', { kind: 'reference', publicId: '000-000-000' }],
    ['référence : ooo ooo ooo', { kind: 'reference', publicId: '000-000-000' }],
    [
      'https://retour.exemple/agent/declaration/000-000-000?x=1',
      { kind: 'reference', publicId: '000-000-000' },
    ],
    [code, { kind: 'reference', publicId: '000-000-000' }],
    [code.toLowerCase(), { kind: 'reference', publicId: '000-000-000' }],
    [code.replaceAll('-', '‑').replaceAll('~', ' '), { kind: 'reference', publicId: '000-000-000' }],
    [` ${code.replaceAll('-', '–').replaceAll('~', '˜')} `, { kind: 'reference', publicId: '000-000-000' }],
    [code.slice(0, -4), { kind: 'reference', publicId: '000-000-000' }],
    ['TJB', { kind: 'name', search: 'TJB' }],
    ['AF123', { kind: 'name', search: 'AF123' }],
    ['AF 0123', { kind: 'name', search: 'AF 0123' }],
    ['Réf. 000-00', { kind: 'beginning', searchPublicId: '000-00' }],
    ['Ng', { kind: 'name', search: 'Ng' }],
    ['Smyth', { kind: 'name', search: 'Smyth' }],
    ['06 12 34 56 78', { kind: 'name', search: '06 12 34 56 78' }],
    ['+33 6 12 34 56 78', { kind: 'name', search: '+33 6 12 34 56 78' }],
    ['https://exemple.fr/autre', { kind: 'name', search: 'https://exemple.fr/autre' }],
    ['Réfaat', { kind: 'name', search: 'Réfaat' }],
  ])('%s', (typed, expected) => expect(readSearch(typed)).toEqual(expected));

  it('tells a reference with a slip of the pen', () => {
    expect(isTypo('000-000-001')).toBe(true);
    expect(isTypo('000-000')).toBe(false);
    expect(isTypo('000-000-000')).toBe(false);
  });
});
