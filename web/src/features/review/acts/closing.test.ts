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
  expect(vouched('medicine')).toContain('Documents à présenter pour : Article. Rien n’est à payer.');
  expect(vouched('vehicle')).not.toContain('Rien n’est à payer');
  expect(vouched('vehicle')).toContain('établissez-les d’abord');
});
