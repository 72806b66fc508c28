import { expect, it } from 'vitest';
import { typedCode, widerCodes } from './typed-code';

it.each([
  ['85', '85'],
  ['8525', '8525'],
  ['85.25', '8525'],
  ['8525 89', '852589'],
  ['8525\u00A089\u00A000', '85258900'],
  ['8525-89-00', '85258900'],
  ['85258900', '85258900'],
  ['8525 89 00 19', '85258900'],
  ['NC 8525', '8525'],
  ['nc8525', '8525'],
  ['Code NC : 8525 89 00', '85258900'],
  ['SH 8525', '8525'],
  ['chapitre 85', '85'],
])('« %s » is the code %s', (query, code) => {
  expect(typedCode(query)).toBe(code);
});

it.each(['', '8', '8525 89 00 19 1', '1664 bière', 'iPhone 15', 'chapitre', 'nc', '12 €', '- 85'])(
  '« %s » is no code',
  (query) => {
    expect(typedCode(query)).toBeNull();
  },
);

it('widens a code to its subheading and its heading, never to its chapter', () => {
  expect(widerCodes('85258900')).toEqual(['85258900', '852589', '8525']);
  expect(widerCodes('85258')).toEqual(['85258', '8525']);
  expect(widerCodes('8525')).toEqual(['8525']);
  expect(widerCodes('85')).toEqual(['85']);
});
