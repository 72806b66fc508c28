import { expect, it } from 'vitest';
import { fillIn } from './fill-in';

it('puts a value wherever its name stands', () => {
  expect(fillIn('a: @PORT@\nb: @HOST@:@PORT@', { PORT: 5432, HOST: 'db1' })).toBe('a: 5432\nb: db1:5432');
});

it('refuses a name without a value, and a value without a name', () => {
  expect(() => fillIn('a: @PORT@', {})).toThrow('no value for PORT');
  expect(() => fillIn('a: 1', { PORT: 1 })).toThrow('nothing asks for PORT');
});

it('puts a value as it is, whatever signs it holds', () => {
  expect(fillIn('a: @WORD@', { WORD: '$&$1' })).toBe('a: $&$1');
});
