import type { RecordedExport } from '@retour/contract';
import { expect, it } from 'vitest';
import { exportFilterWords, exportOutcomeWords } from './export-words';

const plain = (text: string): string => text.replace(/\s/gu, ' ');
const recorded: RecordedExport = {
  id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  at: '2026-11-23T10:00:00.000Z',
  by: 'Nadia Roux',
  chosen: {},
  typed: [],
  reason: 'control',
};

it('says what an export was narrowed to, and never what was typed', () => {
  expect(exportFilterWords(recorded, [])).toBe('Toutes les déclarations');
  const chosen = {
    status: ['paid', 'unheard-of'],
    meanOfTransports: ['plane'],
    startDate: ['2026-11-01'],
    flight: ['AF012'],
    office: ['ory'],
    minAmount: ['10'],
  };
  const offices = [{ id: 'ory', name: 'Paris-Orly', aliases: [] }];
  expect(plain(exportFilterWords({ ...recorded, chosen, typed: ['search'] }, offices))).toBe(
    'recherche (texte non gardé) · payée ou close sans rien à payer · avion · vol AF 12 · bureau : Paris-Orly · à partir de 10 € · depuis le 1er novembre 2026',
  );
});

it('says how many rows left, and when the file is not whole', () => {
  expect(plain(exportOutcomeWords({ ...recorded, rows: 1, outcome: 'whole' }))).toBe('1 ligne');
  expect(plain(exportOutcomeWords({ ...recorded, rows: 2, outcome: 'broken' }))).toBe(
    '2 lignes, fichier interrompu',
  );
  expect(plain(exportOutcomeWords(recorded))).toBe('en cours ou interrompu');
});
