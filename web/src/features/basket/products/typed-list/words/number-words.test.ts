import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { numberInWords, wordsInDigits } from './number-words';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const french = { 20: 'vingt', 30: 'trente', 40: 'quarante', 50: 'cinquante', 60: 'soixante' };
const swiss = { ...french, 70: 'septante', 80: 'huitante', 90: 'nonante' };

/** As grammars write them, apart from how they are read. */
function tensInWords(value: number, tens: Readonly<Record<number, string>>): string {
  if (value < 20) return small[value] ?? '';
  if (value === 80 && tens[80] === undefined) return 'quatre-vingts';
  const ten = value - (value % 10);
  const isScore = tens[ten] === undefined;
  const base = ten < 80 || !isScore ? (isScore ? 60 : ten) : 80;
  const word = tens[base] ?? 'quatre-vingt';
  const unit = value - base;
  if (unit === 0) return word;
  const isAnd = (unit === 1 || unit === 11) && (base !== 80 || tens[80] !== undefined);
  return isAnd ? `${word} et ${small[unit]}` : `${word}-${small[unit]}`;
}

function inWords(value: number, tens: Readonly<Record<number, string>>): string {
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor((value % 1000) / 100);
  const rest = value % 100;
  return [
    thousands > 1 ? inWords(thousands, tens).replace(/(cent|vingt)s$/u, '$1') : '',
    thousands > 0 ? 'mille' : '',
    hundreds > 1 ? small[hundreds] : '',
    hundreds > 0 ? (hundreds > 1 && rest === 0 ? 'cents' : 'cent') : '',
    rest > 0 ? tensInWords(rest, tens) : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

it('writes the examples of this suite as they are written', () => {
  expect([71, 80, 81, 91, 1200, 9999].map((value) => inWords(value, french))).toEqual([
    'soixante et onze',
    'quatre-vingts',
    'quatre-vingt-un',
    'quatre-vingt-onze',
    'mille deux cents',
    'neuf mille neuf cent quatre-vingt-dix-neuf',
  ]);
  expect([71, 80, 99].map((value) => inWords(value, swiss))).toEqual([
    'septante et un',
    'huitante',
    'nonante-neuf',
  ]);
});

it('reads every number of four digits back, with its dashes, without, and with all of 1990', () => {
  for (let value = 1; value <= 9_999; value += 1) {
    for (const tens of [french, swiss]) {
      const written = inWords(value, tens);
      const ways = [written, written.replaceAll('-', ' '), written.replaceAll(' ', '-')];
      expect(ways.map(numberInWords), written).toEqual([value, value, value]);
    }
  }
});

it('reads numbers of six digits back', () =>
  assert(
    property(integer({ min: 1, max: 999_999 }), (value) => {
      expect(numberInWords(inWords(value, french))).toBe(value);
    }),
  ));

it.each([
  'quinze neuf cents',
  'deux trois',
  'vingt vingt',
  'mille mille',
  'cinquante dix',
  'cents',
  'vingts',
  'cent zéro',
  'parfum',
])('reads no number in « %s »', (written) => expect(numberInWords(written)).toBeUndefined());

it('reads « zéro » and the hundreds above ten', () =>
  expect(['zéro', 'douze cents', 'QUINZE CENT'].map(numberInWords)).toEqual([0, 1200, 1500]));

it.each([
  ['sac mille deux cents euros', 'sac 1200 euros'],
  ['iPhone quinze neuf cents', 'iPhone quinze 900'],
  ['chaussettes d’une paire', 'chaussettes d’une paire'],
  ['Richard Mille cinq cents', 'Richard Mille 500'],
  ['vingtaine', 'vingtaine'],
])('« %s » in digits is « %s »', (text, digits) => expect(wordsInDigits(text, () => true)).toBe(digits));
