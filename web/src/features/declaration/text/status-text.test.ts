import type { SimulationAnswer } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { statusText } from './status-text';

const correction = { at: '2026-11-26T10:00:00Z', reason: 'Un parfum de moins.' };
const meaningOf = (changes: Partial<SentDeclaration>): string =>
  statusText(sentDeclaration(changes)).meaning.replaceAll(/\s/gu, ' ').replaceAll('\u2060', '');

function answer(total: number, changes: Partial<SimulationAnswer> = {}): SimulationAnswer {
  return assessedBasket([assessedLine({ status: total > 0 ? 'taxed' : 'relieved', total })], changes);
}
const warned = (code: string, severity: 'forbidden' | 'regulated'): Partial<SimulationAnswer> => ({
  warnings: [{ code, severity, message: 'Dites-le.', legalBasis: null, customIds: ['a'] }],
});

describe('what is said of a validated declaration', () => {
  const validated = (assessment: SimulationAnswer): string => meaningOf({ status: 'validated', assessment });

  it.each([
    [answer(0), 'Vous n’avez rien à payer à la douane'],
    [answer(12), 'Payez ce qui est dû'],
    [answer(0, { totalIsMinimum: true }), 'Payez ce qui est dû'],
  ])('is to be paid only where something is owed', (assessment, expected) => {
    expect(validated(assessment)).toContain(expected);
  });

  it('is never that a vehicle owes nothing', () => {
    expect(validated(answer(0, warned('vehicle', 'regulated')))).not.toMatch(/rien à payer/u);
  });

  it('is of what stays, where what may not enter was computed with it', () => {
    const rest = { total: 0, totalIsMinimum: false } as SimulationAnswer['withoutForbidden'];
    const said = validated(answer(40, { ...warned('meat', 'forbidden'), withoutForbidden: rest }));
    expect(said).toContain('Remettez-lui ce qui est interdit. Un agent doit encore la clore.');
    expect(said).not.toMatch(/pay/iu);
  });
});

it('a corrected declaration no longer waits for its traveller to come', () => {
  const meaning = meaningOf({ correction });
  expect(meaning).not.toContain('attend votre passage');
  expect(meaning).toContain('corrigée');
});

describe('after a hand-over that an agent recorded', () => {
  const handOver = { at: '2026-11-26T10:20:00Z', reason: 'Statuette remise.', handedOver: 1 };

  it.each([[undefined], [[handOver]]])(
    'an agent has it in hand, and corrected nothing: %j',
    (corrections) => {
      const meaning = meaningOf({ correction: handOver, corrections });
      expect(meaning).toBe('Un agent l’a en main. Il vous dit la suite.');
    },
  );

  it('it stays corrected where it was before', () => {
    const meaning = meaningOf({ correction: handOver, corrections: [correction, handOver] });
    expect(meaning).toContain('corrigée');
  });
});
