import type { AccessEntry } from '@retour/contract';
import { expect, it } from 'vitest';
import { actionText, precisionOf } from './access-log-text';

const entry = { id: '1-1', at: '2026-11-21T10:00:00.000Z' } as const;

it.each([
  [
    { action: 'declarations-searched', rows: 1, details: { filters: ['status', 'search'] } },
    'filtres : mots cherchés, état ; 1 ligne',
  ],
  [
    {
      action: 'declarations-listed',
      rows: 2,
      details: { filters: ['minAmount', 'maxAmount', 'startDate', 'endDate', 'handledDate'] },
    },
    'filtres : montant minimal, montant maximal, début de période, fin de période, jour de traitement ; 2 lignes',
  ],
  [{ action: 'declarations-listed', rows: 0, details: { filters: [] } }, 'rien trouvé'],
  [{ action: 'accounts-listed', rows: 1200 }, '1 200 lignes'],
  [{ action: 'declarations-listed', rows: 2, details: { filters: ['unknown', 4] } }, '2 lignes'],
  [{ action: 'declaration-read', rows: 0 }, 'rien à cette référence'],
  [{ action: 'declaration-read', rows: 1 }, ''],
  [{ action: 'version-read', rows: 1, details: { version: 4 } }, 'version 4'],
  [{ action: 'version-read', rows: 0, details: { version: 4 } }, 'version 4 ; rien à cette référence'],
] as const)('%j: « %s »', (given, words) => {
  const said = precisionOf({ ...entry, ...given } as AccessEntry);
  expect(said.replace(/\s/g, ' ')).toBe(words);
});

it.each([
  ['role-changed', { role: 'supervisor' }, 'rôle de superviseur donné'],
  ['role-changed', { role: 'agent' }, 'rôle de superviseur retiré'],
  ['role-changed', {}, ''],
  ['declaration-erased', { ground: 'person' }, 'à la demande de la personne'],
  ['declaration-erased', { ground: 'mistake' }, 'erreur de saisie'],
  ['account-approved', undefined, ''],
] as const)('%s, %j: « %s »', (action, details, words) => {
  const given: AccessEntry = {
    ...entry,
    action,
    ...(details === undefined ? {} : { details: { ...details } }),
  };
  expect(precisionOf(given)).toBe(words);
});

it('does not say of who opened a sheet, which reads the version that was sent, that they opened that version', () => {
  expect(actionText['version-read']).toBe('Version lue, seule ou avec la fiche');
});
