import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';
import { formatDay } from './format-day';
import { formatEuros, formatNumber, formatPercent, formatShortEuros } from './format-number';
import { phrase, typeset } from './typeset';
import { typographyFaults } from './typography-faults';

describe('typeset', () => {
  it.each([
    ['Combien ?', 'Combien\u202F?'],
    ['Attention ! Oui ; non', 'Attention\u202F! Oui\u202F; non'],
    ['Total : 430 €', 'Total\u00A0: 430\u00A0€'],
    ['« à confirmer »', '«\u00A0à confirmer\u00A0»'],
    ["l'article", 'l\u2019article'],
    ['jusqu’à 1 200 €', 'jusqu’à 1\u202F200\u00A0€'],
    ['20 % de 5 kg', '20\u00A0% de 5\u00A0kg'],
    ['1 L pour 12 USD, 3 mois', '1\u00A0L pour 12\u00A0USD, 3\u00A0mois'],
    ['à 5 lieues, 3 maisons', 'à 5 lieues, 3 maisons'],
    ['règlement nº 952/2013', 'règlement nº\u00A0952/2013'],
    ['Dir. 2007/74/CE, km/h', 'Dir. 2007/74/\u2060CE, km/h'],
    ['celui-ci, rentrez-vous', 'celui-\u2060ci, rentrez-\u2060vous'],
    ['Y a-t-il un e-mail ?', 'Y a-\u2060t-\u2060il un e-\u2060mail\u202F?'],
    ['E-mails, passe-maille', 'E-\u2060mails, passe-maille'],
    ['Réf. K7Q-2MX-9TD, ABC-DEF', 'Réf. K7Q-\u20602MX-\u20609TD, ABC-\u2060DEF'],
    ['Grande-Bretagne, cela-même', 'Grande-Bretagne, cela-même'],
    ['Saint-Marin, États-Unis, Royaume-Uni', 'Saint-\u2060Marin, États-\u2060Unis, Royaume-\u2060Uni'],
    ['Combien  ? Total  :  «  oui  »', 'Combien\u202F? Total\u00A0:  «\u00A0oui\u00A0»'],
    ['au 06 12 34 56 78', 'au 06\u00A012\u00A034\u00A056\u00A078'],
    ['jusqu’à 10 000 € et 100 000 €', 'jusqu’à 10\u202F000\u00A0€ et 100\u202F000\u00A0€'],
    ['en 2026 300 € et 1 015 100', 'en 2026 300\u00A0€ et 1\u202F015\u202F100'],
  ])('%s', (plain, expected) => {
    expect(typeset(plain)).toBe(expected);
    expect(typeset(expected)).toBe(expected);
  });

  it('typesets the fixed parts of a phrase and leaves its values alone', () => {
    const value = (rate: number) => phrase`Taux : ${rate} %, c'est tout !`;
    expect(value(5)).toBe('Taux\u00A0: 5\u00A0%, c\u2019est tout\u202F!');
    expect(phrase`${'1,5'} ${'L'} de ${'bon'} ${'vin'}`).toBe('1,5\u00A0L de bon vin');
    expect(phrase`jusqu’à ${10} L et ${'3'} unités, nº ${7}`).toBe(
      'jusqu’à 10\u00A0L et 3\u00A0unités, nº\u00A07',
    );
    expect(value(7)).toBe('Taux\u00A0: 7\u00A0%, c\u2019est tout\u202F!');
  });
});

it('compares texts without the signs that nobody sees', () => {
  expect(foldText(typeset('Rentrez-vous'))).toBe('rentrez-vous');
  expect(foldText('por\u00ADce\u200Blaine')).toBe('porcelaine');
});

describe('formats', () => {
  it.each([
    [0, '0,00\u00A0€'],
    [5, '0,05\u00A0€'],
    [123450, '1\u202F234,50\u00A0€'],
    [-3820, '−38,20\u00A0€'],
    [1_000_000_00, '1\u202F000\u202F000,00\u00A0€'],
  ])('%i cents', (cents, expected) => expect(formatEuros(cents)).toBe(expected));

  it('drops the cents of a whole amount', () => {
    expect(formatShortEuros(43000)).toBe('430\u00A0€');
    expect(formatShortEuros(120000)).toBe('1\u202F200\u00A0€');
    expect(formatShortEuros(43001)).toBe('430,01\u00A0€');
  });

  it('writes numbers, rates and days', () => {
    expect(formatNumber(1234.5)).toBe('1\u202F234,5');
    expect(formatNumber(-0.005)).toBe('−0,005');
    expect(formatNumber(12.05)).toBe('12,05');
    expect(formatNumber(1.1225)).toBe('1,1225');
    expect(formatNumber(0.1 + 0.2)).toBe('0,3');
    expect(formatNumber(2.345, { maximumFractionDigits: 0 })).toBe('2');
    expect(formatNumber(-0.000000001)).toBe('0');
    expect(formatPercent(5.5)).toBe('5,5\u00A0%');
    expect(formatDay('2026-11-21')).toBe('21\u00A0novembre 2026');
    expect(formatDay('2026-03-01')).toBe('1er\u00A0mars 2026');
    expect(formatDay('bientôt')).toBe('bientôt');
  });
});

describe('faults of typography', () => {
  it('are none in what is well set', () => {
    const right =
      'C’est prêt\u202F! Total\u00A0: 1\u202F234,50\u00A0€, dont 5,5\u00A0%. «\u00A0Chargement\u00A0»';
    expect(typographyFaults(right)).toEqual([]);
  });

  it('are shown with the twenty signs before and after', () => {
    const text = 'Le montant que vous devez payer : il est dit à la dernière page.';
    expect(typographyFaults(text)).toEqual([
      'no U+00A0 before :: “que vous devez payer : il est dit à la d”',
    ]);
    expect(typographyFaults('Prêt ! Vous partez maintenant.')).toEqual([
      'no U+202F before ; ! ?: “Prêt ! Vous partez maint”',
    ]);
  });

  it.each([
    "C'est",
    'Prêt !',
    'Prêt?',
    'Total :',
    'Total: 3',
    '12 €',
    '5,5%',
    '« mot »',
    '"mot"',
    '1.50 L',
    '1 234 objets',
    'a...',
  ])('are seen in %j', (wrong) => {
    expect(typographyFaults(wrong)).not.toEqual([]);
  });
});
