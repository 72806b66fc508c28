import { describe, expect, it } from 'vitest';
import { actText } from '../text/act-text';
import { buildRefusalReason } from './refusal-reason';

const built = (standard: string, details: string) => buildRefusalReason({ standard, details });

describe('buildRefusalReason', () => {
  it('asks for one of the standard reasons, whatever was typed', () => {
    expect(built('', 'Contrefaçon remise à la douane.')).toEqual({
      kind: 'faulty',
      field: 'standard',
      message: actText.standardMissing,
    });
  });

  it('takes a standard reason alone, or with what is added to it', () => {
    const reason = 'Déclaration faite en double, l’autre compte, rien à renvoyer.';
    expect(built('duplicate', '  ')).toEqual({ kind: 'valid', reason });
    expect(built('duplicate', ' Voir K7Q-2MX-9TD ')).toEqual({
      kind: 'valid',
      reason: `${reason} Voir K7Q-2MX-9TD`,
    });
  });

  it.each(['', 'non', 'neuf mots', '!!!!!!!!!!!! non', 'aaaaaaaaa'])(
    'does not take « %s » for another reason: too short',
    (details) => {
      expect(built('other', details)).toEqual({
        kind: 'faulty',
        field: 'details',
        message: expect.stringContaining('10 lettres ou chiffres au moins'),
      });
    },
  );

  it.each(['aaaaaaaaaa', 'Sac abandonné sur place.', 'Vol AF 123 et 4'])(
    'takes « %s », ten letters or figures',
    (details) => {
      expect(built('other', details)).toEqual({ kind: 'valid', reason: details });
    },
  );

  it('says what the server would refuse', () => {
    for (const details of ['x'.repeat(500), 'Marchandise\u202Einterdite']) {
      expect(built('forbidden', details)).toMatchObject({ kind: 'faulty', field: 'details' });
    }
  });

  it('takes nothing for a reason that does not exist', () => {
    expect(built('toString', 'Sac abandonné sur place.')).toMatchObject({ field: 'standard' });
  });
});
