import { lawOn, typeset } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { statedFacts } from '../../basket/restrictions/stated-facts';
import { officerReason, officerWarning } from './officer-words';

const plain = (text: string): string => typeset(text).replace(/\s/gu, ' ').replaceAll('\u2060', '');

const regulated = (code: string) => ({
  code,
  severity: 'regulated' as const,
  message: '',
  legalBasis: null,
  customIds: ['a'],
});

const wordsOfRegulated = (code: string): string =>
  plain(officerWarning(regulated(code), [], lawOn('2026-11-28')));

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

it('asks to check the appellation of a sweet wine, and asks for nothing any more once it is over', () => {
  expect(wordsOf('excise-with-appellation', false, { rate: 52.39 })).toBe(
    'Un vin doux naturel d’appellation d’origine a un droit d’accise plus bas, 52,39 € par hectolitre : vérifiez-le avant d’encaisser.',
  );
  expect(wordsOf('excise-with-appellation', true, { rate: 52.39 })).toBe(
    'Le droit d’accise est compté sans appellation d’origine.',
  );
});

it('asks to measure what is counted without the cap of its duty, and asks for nothing any more once it is over', () => {
  const figures = { specificDuty: 'max 2.8 EUR/m2' };
  expect(wordsOf('duty-cap-to-confirm', false, figures)).toBe(
    'Ce droit est compté sans son plafond de 2,80 € par m² : il peut être plus bas. Relevez la surface avant d’encaisser. Si le droit est plus bas, faites faire pour l’article une déclaration en douane : retirez-le de celle-ci, ou refusez-la s’il est seul.',
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
    /^Aucun produit de la nomenclature n’est choisi : corrigez l’article pour en choisir un\. Si aucun ne convient, .*retirez-le de celle-ci, ou refusez-la s’il est seul\.$/u,
  );
});

it('tells an officer to choose the product of what may be food, and the fact alone once it is over', () => {
  expect(wordsOf('food-allowance')).toBe(
    'Si c’est un aliment, choisissez son produit : il a sa propre franchise.',
  );
  expect(wordsOf('food-allowance', true)).toBe('Un aliment a sa propre franchise.');
});

it('orders nothing more of what may be food once it is over', () => {
  const fact = 'Un aliment a sa propre franchise, de 300 €.';
  const warning = {
    code: 'unknown-name',
    severity: 'information' as const,
    message: `${fact} Choisissez-le dans la liste.`,
    later: { declared: `${fact} Dites-le à l’agent.`, closed: fact },
    legalBasis: null,
    customIds: ['a'],
  };
  const law = lawOn('2026-11-21');
  expect(officerWarning(warning, [], law)).toBe(warning.message);
  expect(officerWarning(warning, [], law, true)).toBe(fact);
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

it.each([
  ['cash', 'sans papiers'],
  ['fish', 'sans papiers'],
  ['sand-and-stones', 'sans papiers'],
  ['medicine', 'avec papiers'],
  ['weapons', 'avec papiers'],
] as const)('asks an officer for papers where the law names one: %s, %s', (code, which) => {
  const words = wordsOfRegulated(code);
  if (which === 'avec papiers')
    expect(words).toMatch(/les papiers que la loi demande\. S’il en manque un, refusez/u);
  else {
    expect(words).toMatch(/Faites présenter l’article et contrôlez-le d’après la règle, puis décidez\.$/u);
    expect(words).not.toMatch(/papiers|S’il en manque un/u);
  }
});

describe('money that is carried', () => {
  const law = lawOn('2026-11-28');
  const { law: rule, advice } = law.restrictions.cash;
  const message = typeset(`${rule} ${advice}`);

  it('has its own declaration, that the officer checks, without the end of an advice to travellers', () => {
    const said = plain(officerWarning({ ...regulated('cash'), message }, [], law));
    expect(said).toContain(
      'se déclare pas en dessous. Si la somme est à déclarer, vérifiez que la déclaration d’argent liquide a été faite. Faites présenter',
    );
    expect(said).not.toContain('gratuite');
    expect(plain(officerWarning({ ...regulated('cash'), message }, [], law, true))).toBe(plain(rule));
    expect(wordsOfRegulated('fish')).not.toContain('argent liquide');
  });

  it.each(Object.entries(law.restrictions))('leaves no orphan of the advice on %s', (_, good) => {
    for (const words of [good.advice, good.limitedAdvice ?? '']) {
      expect(plain(statedFacts(words))).not.toMatch(/(?:^|[.?] )(?:Elle|Il)s? /u);
    }
  });
});

describe('what is forbidden elsewhere, and admitted within limits from where it comes', () => {
  const law = lawOn('2026-11-28');
  const said = (severity: 'regulated' | 'doubtful' | 'forbidden', country: string, code = 'meat') =>
    plain(
      officerWarning(
        { code, severity, message: '', legalBasis: null, customIds: ['a'] },
        [{ customId: 'a', name: 'Jambon', country }],
        law,
      ),
    );

  it.each(['meat', 'dairy', 'pet-food'])('is told with its limit and no ban: %s', (code) => {
    const limit = plain(law.restrictions[code as 'meat'].limitedLaw ?? '');
    expect(said('regulated', 'FO', code)).toContain(limit);
    expect(said('regulated', 'FO', code)).not.toContain('interdite');
    expect(said('doubtful', 'GL', code)).toContain(limit);
    expect(said('doubtful', 'GL', code)).not.toContain('interdite');
  });

  it('is told with its ban from anywhere else', () => {
    expect(said('doubtful', 'US')).toContain('interdite');
    expect(said('forbidden', 'US')).toContain('interdite');
  });
});

it('asks for no papers of a pocket knife, as it asks them of a gun', () => {
  const said = (productId: string): string =>
    plain(
      officerWarning(regulated('weapons'), [{ customId: 'a', name: '', productId }], lawOn('2026-11-28')),
    );
  expect(said('couteau-pliant')).toMatch(/puis décidez\.$/u);
  expect(said('couteau-fixe')).toMatch(/S’il en manque un/u);
});

describe('what the words of a product state beside the rule', () => {
  const law = lawOn('2026-11-28');
  const words = 'Si le cuir vient d’un animal protégé (crocodile, python…), un permis CITES est à présenter.';
  const said = (severity: 'information' | 'regulated' | 'forbidden', advice: string, isOver = false) => {
    const code = 'composition';
    const message = typeset(`${law.restrictions[code].law} ${advice}`);
    const article = { customId: 'a', name: 'Sac à main en cuir', productId: 'sac-a-main-cuir' };
    const warning = { code, severity, message, legalBasis: null, customIds: ['a'] };
    return plain(officerWarning(warning, [article], law, isOver));
  };

  it('names to an officer the paper that travellers are told of, before the act', () => {
    const rule = plain(law.restrictions.composition.law);
    expect(said('information', words)).toBe(`${rule} ${words} Contrôlez l’article si vous avez un doute.`);
    expect(said('regulated', words)).toContain(words);
  });

  it('leaves out the advice to who carries the goods, and what is forbidden or over to its rule', () => {
    const advice = law.restrictions.composition.advice;
    expect(said('information', advice)).not.toContain('montrez');
    expect(said('information', words, true)).not.toContain('CITES');
    expect(said('forbidden', words)).not.toContain('CITES');
  });
});
