import { expect, it } from 'vitest';
import { filedName, spokenName } from './person-name';

it('says a name as people do, and files it by surname', () => {
  const names = { firstName: 'Chloé', lastName: 'Martin' };
  expect([spokenName(names), filedName(names)]).toEqual(['Chloé Martin', 'Martin Chloé']);
});

it('says nothing of an erased name, and no more than what is there', () => {
  const erased = { firstName: '', lastName: '' };
  expect([spokenName(erased), filedName(erased)]).toEqual(['', '']);
  expect(filedName({ ...erased, lastName: 'Martin' })).toBe('Martin');
});
