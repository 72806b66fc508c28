import type { RestrictedGoodId } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { closingOf } from './closing';

/** What an agent vouches for who closes a declaration of one relieved article that is regulated so. */
function vouched(code: RestrictedGoodId): string {
  const line = assessedLine({ status: 'relieved', total: 0, restriction: { code, severity: 'regulated' } });
  const answer = { ...assessedBasket([line]), total: 0, totalIsMinimum: false };
  return (closingOf(answer, () => 'Article')?.vouch?.text ?? '')
    .replace(/\s/gu, ' ')
    .replaceAll('\u2060', '');
}

it('says that nothing is to be paid for what is regulated, but for a vehicle, whose taxes nobody computed', () => {
  expect(vouched('medicine')).toBe(
    'Documents à présenter pour : Article. S’il en manque un, refusez la déclaration. Rien n’est à payer.',
  );
  expect(vouched('vehicle')).not.toContain('Rien n’est à payer');
  // The papers first: of what one is missing is not read of the taxes.
  expect(vouched('vehicle')).toMatch(/S’il en manque un, .+ établissez-les d’abord\.$/u);
});
