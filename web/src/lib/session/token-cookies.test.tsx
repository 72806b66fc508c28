import { afterEach, expect, it, vi } from 'vitest';
import { clearTokens, readTokens, saveTokens } from './token-cookies';

afterEach(() => {
  vi.useRealTimers();
  clearTokens();
});

it('keeps the tokens seven days, and not a second more', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  saveTokens({ accessToken: 'a', refreshToken: 'r' });
  vi.setSystemTime(new Date('2026-11-28T07:59:59Z'));
  expect(readTokens()).toEqual({ accessToken: 'a', refreshToken: 'r' });
  vi.setSystemTime(new Date('2026-11-28T08:00:01Z'));
  expect(readTokens()).toBeNull();
});

it('writes cookies that no other site’s page sends', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  saveTokens({ accessToken: 'a', refreshToken: 'r' });
  expect(written.mock.calls).toEqual([
    ['accessToken=a; Path=/; Max-Age=604800; SameSite=Strict'],
    ['refreshToken=r; Path=/; Max-Age=604800; SameSite=Strict'],
  ]);
  written.mockRestore();
});
