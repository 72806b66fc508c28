import type { HistoryEntry } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { stateMoment } from './state-moment';

const entry = (version: number, changes: Partial<HistoryEntry>): HistoryEntry => ({
  version,
  at: `2026-11-21T${String(8 + version).padStart(2, '0')}:30:00.000Z`,
  by: { type: 'agent' },
  action: 'status-changed',
  from: null,
  to: 'submitted',
  ...changes,
});

const history = [
  entry(1, { action: 'created', to: 'draft' }),
  entry(2, { from: 'draft' }),
  entry(3, { from: 'submitted', to: 'validated' }),
  entry(4, { action: 'corrected', from: 'validated', to: 'validated' }),
  entry(5, { from: 'validated', to: 'paid' }),
  entry(6, { action: 'anonymised', from: 'paid', to: 'paid' }),
];

describe('the moment beside the state', () => {
  it.each([
    ['submitted', 2, 'envoyée le 21\u00A0novembre 2026 à 11\u00A0h\u00A030'],
    ['validated', 3, 'le 21\u00A0novembre 2026 à 12\u00A0h\u00A030'],
    ['validated', 4, 'le 21\u00A0novembre 2026 à 12\u00A0h\u00A030'],
    ['paid', 5, 'le 21\u00A0novembre 2026 à 14\u00A0h\u00A030'],
    ['paid', 6, 'le 21\u00A0novembre 2026 à 14\u00A0h\u00A030'],
  ] as const)('of a %s declaration at version %i: %s', (status, version, expected) => {
    expect(stateMoment(reviewedDeclaration({ status, version }), history)).toBe(expected);
  });

  it.each(['validated', 'paid', 'refused', 'seized', 'cancelled'] as const)(
    'is right at once, before the history of an act is read: %s',
    (status) => {
      const done = reviewedDeclaration({ status, version: 5, updatedAt: '2026-11-21T13:30:00.000Z' });
      const entries = [...history.slice(0, 4), entry(5, { to: status, at: done.updatedAt })];
      expect(stateMoment(done, undefined)).toBe('le 21\u00A0novembre 2026 à 14\u00A0h\u00A030');
      expect(stateMoment(done, undefined)).toBe(stateMoment(done, entries));
    },
  );

  it('is that of the reversal, and says so, of what is no longer paid or closed', () => {
    const reversed = { settledAt: '2026-11-21T13:30:00.000Z' };
    const back = entry(6, { action: 'reversed', from: 'paid', to: 'validated' });
    const declaration = reviewedDeclaration({
      status: 'validated',
      version: 6,
      reversed,
      updatedAt: back.at,
    });
    const expected = 'remise en attente le 21\u00A0novembre 2026 à 15\u00A0h\u00A030';
    expect(stateMoment(declaration, [...history.slice(0, 5), back])).toBe(expected);
    expect(stateMoment(declaration, undefined)).toBe(expected);
  });

  it('is that of the reopening, and says so, of what waits again', () => {
    const ended = entry(3, { from: 'submitted', to: 'seized' });
    const again = entry(4, { action: 'reopened', from: 'seized', to: 'submitted' });
    const entries = [...history.slice(0, 2), ended, again];
    const waits = reviewedDeclaration({ status: 'submitted', version: 4, reopened: { at: again.at } });
    const expected = 'rouverte le 21\u00A0novembre 2026 à 13\u00A0h\u00A030';
    expect(stateMoment(waits, entries)).toBe(expected);
    expect(stateMoment(waits, undefined)).toBe(expected);
    // Of a version that another one took the place of, what was known then.
    expect(stateMoment(reviewedDeclaration({ status: 'submitted', version: 2 }), entries)).toBe(
      'envoyée le 21\u00A0novembre 2026 à 11\u00A0h\u00A030',
    );
  });

  it('is that of the validation of what was validated again since', () => {
    const back = entry(6, { action: 'reversed', from: 'paid', to: 'validated' });
    const again = entry(9, { from: 'submitted', to: 'validated' });
    const declaration = reviewedDeclaration({ status: 'validated', version: 9 });
    expect(stateMoment(declaration, [...history.slice(0, 5), back, again])).toBe(
      'le 21\u00A0novembre 2026 à 18\u00A0h\u00A030',
    );
  });

  it('is that of the validation, too, of what was taken up again since, until the history is read', () => {
    const declaration = reviewedDeclaration({
      status: 'validated',
      reversed: { settledAt: '2026-11-21T13:30:00.000Z' },
      reopened: { at: '2026-11-21T14:30:00.000Z' },
      updatedAt: '2026-11-21T15:30:00.000Z',
    });
    expect(stateMoment(declaration, undefined)).toBe('le 21\u00A0novembre 2026 à 16\u00A0h\u00A030');
  });

  it('is the sending, named, until the history is read of what was corrected since', () => {
    const updatedAt = '2026-11-21T13:30:00.000Z';
    const correction = { at: updatedAt, reason: 'Prix de la facture.' };
    const corrected = reviewedDeclaration({ status: 'validated', version: 5, updatedAt, correction });
    expect(stateMoment(corrected, undefined)).toBe('envoyée le 21\u00A0novembre 2026 à 10\u00A0h\u00A000');
  });

  it('is the creation, named, of what was never sent', () => {
    const { submittedAt, ...draft } = reviewedDeclaration({ status: 'draft' });
    expect(stateMoment(draft, undefined)).toBe('créée le 21\u00A0novembre 2026 à 9\u00A0h\u00A000');
  });
});
