import type { AccessEntry } from '@retour/contract';
import { expect, it } from 'vitest';
import { precisionOf } from './access-log-text';

const entry = { id: '1-1', at: '2026-11-21T10:00:00.000Z' } as const;

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
