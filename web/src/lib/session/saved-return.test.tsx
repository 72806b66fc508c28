import { beforeEach, expect, it } from 'vitest';
import { forgetReturn, readReturn, saveReturn } from './saved-return';

beforeEach(() => sessionStorage.clear());

it.each(['/agent', '/agent/declaration?search=x#y', '/agent?x'])('leads back to %s', (address) => {
  saveReturn(address);
  expect(readReturn()).toEqual({ address, state: null });
  forgetReturn();
  expect(readReturn()).toBeUndefined();
});

it('gives back what the page held in the history', () => {
  saveReturn('/agent/declaration', { search: 'Dupont', by: 'claire' });
  expect(readReturn()).toEqual({ address: '/agent/declaration', state: { search: 'Dupont', by: 'claire' } });
});

it('leads back to an address that an earlier version kept as it is', () => {
  sessionStorage.setItem('agent:return', '/agent/declaration?x#y');
  expect(readReturn()).toEqual({ address: '/agent/declaration?x#y', state: null });
});

it.each(['https://exemple.fr/agent', '//exemple.fr/agent', '/agents', '/', 'agent', '', '"/agent"', '[]'])(
  'leads nowhere with “%s”',
  (address) => {
    saveReturn(address);
    expect(readReturn()).toBeUndefined();
    sessionStorage.setItem('agent:return', address);
    expect(readReturn()).toBeUndefined();
  },
);
