import { withSignature, writeDeclarationCode } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { noFilters } from './list-filters';
import { isTypo, lacksCountryCode, readSearch } from './read-search';

const uuid = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';

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
    ['00000000o', { kind: 'reference', reference: '000-000-000' }],
    ['ooo-ooo-ooo', { kind: 'reference', reference: '000-000-000' }],
    ['Réf. 000-000-000', { kind: 'reference', reference: '000-000-000' }],
    ['référence : ooo ooo ooo', { kind: 'reference', reference: '000-000-000' }],
    [
      'https://retour.exemple/agent/declaration/000-000-000?x=1',
      { kind: 'reference', reference: '000-000-000' },
    ],
    [code, { kind: 'reference', reference: '000-000-000' }],
    [code.toLowerCase(), { kind: 'reference', reference: '000-000-000' }],
    [code.replaceAll('-', '‑').replaceAll('~', ' '), { kind: 'reference', reference: '000-000-000' }],
    [` ${code.replaceAll('-', '–').replaceAll('~', '˜')} `, { kind: 'reference', reference: '000-000-000' }],
    [code.slice(0, -4), { kind: 'reference', reference: '000-000-000' }],
    ['TJB', { kind: 'name', search: 'TJB' }],
    ['AF123', { kind: 'name', search: 'AF123' }],
    ['AF 0123', { kind: 'name', search: 'AF 0123' }],
    ['Réf. 000-00', { kind: 'beginning', searchPublicId: '000-00' }],
    ['Ng', { kind: 'name', search: 'Ng' }],
    ['Smyth', { kind: 'name', search: 'Smyth' }],
    ['06 12 34 56 78', { kind: 'name', search: '06 12 34 56 78' }],
    ['+33 6 12 34 56 78', { kind: 'name', search: '+33 6 12 34 56 78' }],
    ['020 7946 0958', { kind: 'name', search: '020 7946 0958' }],
    ['0207 946-0958', { kind: 'name', search: '0207 946-0958' }],
    [`https://retour.exemple/declaration/${uuid.toUpperCase()}`, { kind: 'reference', reference: uuid }],
    [
      'https://retour.exemple/agent/declaration?status=submitted&search=Dupont',
      { kind: 'list', filters: { ...noFilters, status: ['submitted'], search: 'Dupont' } },
    ],
    ['https://retour.exemple/agent/declaration/', { kind: 'list', filters: noFilters }],
    ['https://[', { kind: 'name', search: 'https://[' }],
    ['https://exemple.fr/autre', { kind: 'name', search: 'https://exemple.fr/autre' }],
    ['Réfaat', { kind: 'name', search: 'Réfaat' }],
  ])('%s', (typed, expected) => expect(readSearch(typed)).toEqual(expected));

  it('tells a reference with a typo', () => {
    expect(isTypo('000-000-001')).toBe(true);
    expect(isTypo('000-000')).toBe(false);
    expect(isTypo('000-000-000')).toBe(false);
  });

  it.each(['020 7946 0958', '00000000000', '000-000-001-1'])('%s is too long for one', (typed) => {
    expect(isTypo(typed)).toBe(false);
  });

  it('tells a telephone that lacks its country', () => {
    expect(lacksCountryCode('020 7946 0958')).toBe(true);
    expect(lacksCountryCode('+44 20 7946 0958')).toBe(false);
    expect(lacksCountryCode('000-000-001')).toBe(false);
    expect(lacksCountryCode('Dupont')).toBe(false);
  });
});
