import { withSignature, writeDeclarationCode } from '@retour/core';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isTypo,
  noFilters,
  readFilters,
  readSearch,
  toListQuery,
  writeFilters,
} from './list-filters';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('readFilters', () => {
  it('reads back every filter that it writes', () => {
    const filters = {
      search: 'Été',
      searchPublicId: 'k7q-2',
      status: ['submitted', 'paid'],
      meanOfTransports: ['plane'],
      startDate: '2026-11-01',
      endDate: '2026-11-21',
      limit: 50,
      offset: 100,
    } as const;
    expect(read(writeFilters(filters))).toEqual({ filters, isFaulty: false });
    expect(countFilters(filters)).toBe(5);
  });

  it('writes nothing when nothing is filtered', () => {
    expect(writeFilters(noFilters)).toBe('');
    expect(read('')).toEqual({ filters: noFilters, isFaulty: false });
  });

  it.each([
    'status=teleported',
    'meanOfTransports=rocket',
    'startDate=2026-02-30',
    'endDate=demain',
    'startDate=2026-11-21&endDate=2026-11-01',
    'limit=0',
    'limit=1e3',
    'offset=-20',
    'offset=99999999999999999999',
    `search=${'a'.repeat(101)}`,
    'search=%00',
  ])('leaves aside what cannot be understood: %s', (address) => {
    expect(read(address)).toEqual({ filters: noFilters, isFaulty: true });
  });

  it('keeps the sound part of a half-altered address', () => {
    const { filters, isFaulty } = read('status=paid&status=%3Cb%3E&search=dupont');
    expect(filters).toEqual({ ...noFilters, status: ['paid'], search: 'dupont' });
    expect(isFaulty).toBe(true);
  });

  it('asks the API for what is chosen only, the reference as the server writes it', () => {
    expect(toListQuery({ ...noFilters, searchPublicId: 'ko-1l', status: ['paid'] })).toEqual({
      limit: 20,
      offset: 0,
      searchPublicId: 'K011',
      status: ['paid'],
    });
  });
});

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
