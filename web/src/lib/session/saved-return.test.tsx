import { beforeEach, expect, it } from 'vitest';
import { forgetReturn, readReturn, saveReturn } from './saved-return';

beforeEach(() => sessionStorage.clear());

it.each(['/agent', '/agent/declaration?search=x#y', '/agent?x'])('leads back to %s', (address) => {
  saveReturn(address);
  expect(readReturn()).toBe(address);
  forgetReturn();
  expect(readReturn()).toBeUndefined();
});

it.each(['https://exemple.fr/agent', '//exemple.fr/agent', '/agents', '/', 'agent', ''])(
  'leads nowhere with “%s”',
  (address) => {
    saveReturn(address);
    expect(readReturn()).toBeUndefined();
  },
);
