import { describe, expect, it } from 'vitest';
import { noFilters } from './list-filters';
import {
  isLikeAnAddress,
  isLikeAPartOfPhone,
  isTypo,
  readSearch,
  scannedPlace,
  searchPlace,
} from './read-search';

const typed = (search: string, searchPublicId = '') => ({ kind: 'typed', typed: { search, searchPublicId } });

describe('readSearch', () => {
  it.each([
    ['  ', { kind: 'nothing' }],
    [' Dupont ', typed('Dupont')],
    ['TJB', typed('TJB')],
    ['AF 0123', typed('AF 0123')],
    ['06 12 34 56 78', typed('06 12 34 56 78')],
    ['2026-000012', typed('2026-000012')],
    ['k7q 2m', typed('', 'k7q 2m')],
    ['Réf. 000-00', typed('', '000-00')],
    ['00000000o', { kind: 'declaration', reference: '000-000-000' }],
    ['RF1~000000000~x', { kind: 'declaration', reference: '000-000-000' }],
    ['RF1~x', typed('RF1~x')],
    [
      'https://retour.exemple/agent/declaration?status=submitted&search=Dupont',
      { kind: 'list', filters: { ...noFilters, status: ['submitted'], search: 'Dupont' } },
    ],
    ['https://retour.exemple/agent/declaration/', { kind: 'list', filters: noFilters }],
    ['https://exemple.fr/autre', typed('https://exemple.fr/autre')],
  ])('%s', (text, expected) => expect(readSearch(text)).toEqual(expected));

  it('asks the server for no more than it reads', () => {
    expect(readSearch('a'.repeat(300))).toEqual(typed('a'.repeat(100)));
    expect(readSearch(`Réf. ${'1'.repeat(300)}`)).toEqual(typed('', '1'.repeat(100)));
  });

  it('tells a reference with a typo', () => {
    expect(isTypo('000-000-001')).toBe(true);
    expect(isTypo('000-000')).toBe(false);
    expect(isTypo('000-000-000')).toBe(false);
  });

  it.each(['020 7946 0958', '00000000000', '000-000-001-1'])('%s is too long for one', (text) => {
    expect(isTypo(text)).toBe(false);
  });
});

it.each([
  ['rue des Lilas', true],
  ['12 bis, av. Foch', true],
  ['12 rue Monge', true],
  ['bd Voltaire', true],
  ['75011 Paris', true],
  ['Lyon 69003', true],
  ['Allée des Pins', true],
  ['Larue', false],
  ['Rue', false],
  ['Dupont Marie', false],
  ['Courson Jean', false],
  ['k7q 2mx', false],
])('takes « %s » for a postal address: %s', (typed, expected) => {
  expect(isLikeAnAddress(typed)).toBe(expected);
});

it.each([
  ['5678', true],
  ['56 78', true],
  ['345678', true],
  ['123', false],
  ['0612345678', false],
  ['k7q2', false],
])('takes « %s » for a part of a telephone: %s', (typed, expected) => {
  expect(isLikeAPartOfPhone(typed)).toBe(expected);
});

it('opens what a scanner read of ours, the receipts of a number too, and nothing else', () => {
  expect(scannedPlace('RF1~000000000~x')).toEqual({ to: '/agent/declaration/000-000-000', state: null });
  const receipt = 'PORT-CALAIS-2026-000012';
  expect(scannedPlace(receipt)).toEqual({
    to: '/agent/declaration',
    state: { typed: { search: receipt, searchPublicId: '' } },
  });
  for (const other of ['Dupont', '3760123456789', '000012']) expect(scannedPlace(other)).toBeUndefined();
});

it.each([
  ['RF1~AX0JRT8CA~0~x', '/agent/declaration/AX0JRT8CA'],
  ['rf1#ax0jrt8ca#0#x', '/agent/declaration/ax0jrt8ca'],
  ['RF1~x', '/agent/declaration/RF1'],
  ['RF1~ajout~x', '/agent/declaration/RF1'],
])('leads a scanned code of ours whose reference is wrong to the page that says so: %s', (text, to) => {
  expect(scannedPlace(text)).toEqual({ to, state: null });
});

describe('searchPlace', () => {
  it('leads to one declaration, or to the list with what is typed out of its address', () => {
    expect(searchPlace('')).toBeUndefined();
    expect(searchPlace('ooo-ooo-ooo')).toEqual({ to: '/agent/declaration/000-000-000', state: null });
    expect(searchPlace('Dupont')).toEqual({
      to: '/agent/declaration',
      state: { typed: { search: 'Dupont', searchPublicId: '' } },
    });
    expect(searchPlace('https://x.fr/agent/declaration?status=paid')?.to).toBe(
      '/agent/declaration?status=paid',
    );
  });
});
