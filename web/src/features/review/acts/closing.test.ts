import type { RestrictedGoodId } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { closingOf } from './closing';

/** How an agent closes a declaration of relieved articles that are regulated so. */
function closingOfAll(...codes: readonly RestrictedGoodId[]) {
  const lines = codes.map((code) =>
    assessedLine({
      status: 'relieved',
      total: 0,
      customName: code,
      restriction: { code, severity: 'regulated' },
    }),
  );
  const answer = { ...assessedBasket(lines), total: 0, totalIsMinimum: false };
  return closingOf(answer, ({ customName }) => (codes.length < 2 ? 'Article' : (customName ?? '')));
}

/** What an agent vouches for who does. */
function vouched(...codes: readonly RestrictedGoodId[]): string {
  return (closingOfAll(...codes)?.vouch?.text ?? '').replace(/\s/gu, ' ').replaceAll('\u2060', '');
}

it('says that nothing is to be paid for what is regulated, but for a vehicle, whose taxes nobody computed', () => {
  expect(vouched('medicine')).toBe(
    'Papiers à présenter pour : Article. S’il en manque un, refusez la déclaration. Rien n’est à payer.',
  );
  expect(vouched('vehicle')).not.toContain('Rien n’est à payer');
  // The papers first: of what one is missing is not read of the taxes.
  expect(vouched('vehicle')).toMatch(
    /S’il en manque un, .+ faites-les établir d’abord par une déclaration en douane\.$/u,
  );
});

it.each(['cash', 'fish', 'sand-and-stones'] as const)(
  'asks for no document of what needs none: %s',
  (code) => {
    expect(vouched(code)).toBe('À présenter et à contrôler d’après la règle : Article. Rien n’est à payer.');
    expect(closingOfAll(code)).toMatchObject({
      label: 'Clore après contrôle',
      vouch: { confirm: 'Contrôle fait, clore' },
    });
  },
);

it('asks for no document of a pocket knife', () => {
  const line = assessedLine({
    id: 'couteau-pliant',
    status: 'relieved',
    total: 0,
    restriction: { code: 'weapons', severity: 'regulated' },
  });
  const answer = { ...assessedBasket([line]), total: 0, totalIsMinimum: false };
  expect(closingOf(answer, () => 'Opinel')?.label).toBe('Clore après contrôle');
});

it('asks for documents of those alone that need some', () => {
  expect(vouched('cash', 'medicine')).toBe(
    'Papiers à présenter pour : medicine. S’il en manque un, refusez la déclaration. À présenter et à contrôler d’après la règle : cash. Rien n’est à payer.',
  );
});
