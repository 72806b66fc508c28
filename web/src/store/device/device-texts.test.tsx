import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDeviceText, saveDeviceText } from './device-texts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('gives back what was kept, as it was', () => {
  expect(readDeviceText('signingKeys')).toBeNull();
  saveDeviceText('signingKeys', '{"keys":[]}');
  expect(readDeviceText('signingKeys')).toBe('{"keys":[]}');
});

it('tells one text from the others of its kind', () => {
  saveDeviceText('readNews', '["a"]', 'claire');
  expect(readDeviceText('readNews', 'claire')).toBe('["a"]');
  expect(readDeviceText('readNews', 'hugo')).toBeNull();
});

it.each([
  ['nomenclature-country', 'nomenclatureCountry', ''],
  ['news-read:claire', 'readNews', 'claire'],
  ['signing-keys', 'signingKeys', ''],
] as const)('finds what stands on devices under %s', (key, name, which) => {
  localStorage.setItem(key, 'gardé');
  expect(readDeviceText(name, which)).toBe('gardé');
});

it('keeps nothing, and says nothing, where the browser forbids it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  saveDeviceText('nomenclatureCountry', 'JP');
  expect(readDeviceText('nomenclatureCountry')).toBeNull();
  vi.unstubAllGlobals();
});
