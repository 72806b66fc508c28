import { afterEach, expect, it } from 'vitest';
import { saveReturn } from '../../../lib/session';
import { startAddress } from './start-address';

afterEach(() => sessionStorage.clear());

it('has the provider ask who it is, unless the person is still at work', () => {
  expect(startAddress({ isSame: false })).toBe('/api/agent-connect/initiate?account=other');
  expect(startAddress({ isSame: true })).toBe('/api/agent-connect/initiate');
});

it('takes the path of the page wanted along, and nothing of what it was asked to show', () => {
  saveReturn('/agent/declaration?search=Dupont#liste');
  expect(startAddress({ isSame: false })).toBe(
    '/api/agent-connect/initiate?returnTo=%2Fagent%2Fdeclaration&account=other',
  );
});
