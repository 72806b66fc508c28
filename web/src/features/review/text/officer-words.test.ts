import { lawOn } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { officerReason } from './officer-words';

const wordsOf = (code: string, isOver = false, figures = {}): string => {
  const reason = { code, text: 'Dit au voyageur.', legalBasis: null, figures };
  return officerReason(reason, assessedLine(), lawOn('2026-11-21'), isOver)
    .replace(/\s/gu, ' ')
    .replaceAll('\u2060', '');
};

it('names no flat rate of 0 % where no duty is due', () => {
  expect(wordsOf('custom-estimate', false, { rate: 2.5 })).toMatch(
    /droit forfaitaire de 2,5 % et TVA de 20 %/u,
  );
  expect(wordsOf('custom-waived', false, { rate: 0 })).toMatch(
    /aucun droit de douane depuis ce territoire, et TVA de 20 %/u,
  );
});

it('asks for the rest of an excise that the tables do not hold whole, and asks for nothing any more once it is over', () => {
  expect(wordsOf('excise-to-confirm')).toMatch(/vérifiez-la au tarif/u);
  expect(wordsOf('excise-to-confirm', true)).toBe('L’accise de ce tabac n’est pas comptée en entier.');
  expect(wordsOf('vat')).toBe('Dit au voyageur.');
});
