import { lawOn } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { officerReason, officerWarning } from './officer-words';

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

it('asks to measure what is counted without the cap of its duty, and asks for nothing any more once it is over', () => {
  const figures = { specificDuty: 'max 2.8 EUR/m2' };
  expect(wordsOf('duty-cap-to-confirm', false, figures)).toBe(
    'Ce droit est compté sans son plafond de 2,80 € par m² : il peut être plus bas. Relevez la surface, puis établissez ce qui est dû avant d’encaisser.',
  );
  expect(wordsOf('duty-cap-to-confirm', false, { specificDuty: 'max 3 EUR/m2/an' })).toMatch(
    /^Ce droit est compté sans son plafond par surface :/u,
  );
  expect(wordsOf('duty-cap-to-confirm', true, figures)).toBe(
    'Ce droit est compté sans son plafond de 2,80 € par m².',
  );
});

it('says that no product is chosen, not that the list has none: « Montre » has several', () => {
  expect(wordsOf('to-assess', false, { flatRateCeiling: 700 })).toMatch(
    /^Aucun produit de la nomenclature n’est choisi : choisissez-le/u,
  );
});

it('says of a vehicle the law of where it was bought', () => {
  const law = lawOn('2026-11-21');
  const { legalBasis, unionTexts } = law.restrictions.vehicle;
  const warningOf = (severity: 'information' | 'regulated', basis = '') =>
    officerWarning({ code: 'vehicle', severity, message: '', legalBasis: basis, customIds: ['a'] }, [], law);
  expect(warningOf('information', unionTexts.legalBasis)).toMatch(/quitus fiscal/u);
  expect(warningOf('information', unionTexts.legalBasis)).not.toMatch(/se déclare/u);
  expect(warningOf('regulated', legalBasis)).toMatch(/se déclare/u);
});

it('never says of a vehicle of the list that it is not in it', () => {
  const restriction = { code: 'vehicle', severity: 'regulated' } as const;
  const reasonOf = (code: string, changes: Parameters<typeof assessedLine>[0]): string => {
    const reason = { code, text: '', legalBasis: null, figures: { rate: 2.5 } };
    return officerReason(reason, assessedLine(changes), lawOn('2026-11-21')).replace(/\s/gu, ' ');
  };
  for (const code of ['custom-estimate', 'custom-waived', 'to-assess', 'not-managed']) {
    expect(reasonOf(code, { id: 'voiture', restriction })).not.toContain('Aucun produit de la nomenclature');
  }
  expect(reasonOf('custom-estimate', { id: 'voiture', restriction })).toBe(
    'Le service n’applique pas le tarif des véhicules : droit forfaitaire de 2,5 % et TVA de 20 %.',
  );
  expect(reasonOf('custom-estimate', { id: null, restriction })).toContain(
    'Aucun produit de la nomenclature',
  );
  expect(reasonOf('custom-estimate', { id: 'autre-produit' })).toContain('Aucun produit de la nomenclature');
});
