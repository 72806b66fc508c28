import type { AccessClaims } from '@retour/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../../lib/session';
import { LiveRegionProvider } from '../../../ui';
import { EndOfSession } from './end-of-session';

const start = Date.parse('2026-11-21T08:00:00Z');
const minuteMs = 60_000;

/** A token of fifteen minutes. */
function tokenFrom(atMs: number, lastRefresh: boolean): string {
  const claims: AccessClaims = {
    sub: '00000000-0000-4000-8000-000000000001',
    userId: '00000000-0000-4000-8000-000000000001',
    email: 'claire@test.example',
    isAgent: true,
    exp: (atMs + 15 * minuteMs) / 1_000,
    lastRefresh,
  };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

const asked: string[] = [];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  asked.length = 0;
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  saveTokens({ accessToken: tokenFrom(start, false), refreshToken: 'r1' });
  const last = { accessToken: tokenFrom(start + 15 * minuteMs, true), refreshToken: 'r2', lastRefresh: true };
  // As the server does: the first token is refused once it is over, and is renewed for the last time.
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    if (address.includes('/refresh/')) return Response.json(last);
    if (new Headers(init?.headers).get('authorization')?.includes(last.accessToken)) return Response.json({});
    const problem = { type: 'about:blank', title: 'Non', status: 401, detail: 'Non.', code: 'agents-only' };
    return Response.json(problem, { status: 401, headers: { 'content-type': 'application/problem+json' } });
  });
  render(
    <LiveRegionProvider>
      <EndOfSession />
    </LiveRegionProvider>,
  );
});

afterEach(() => {
  cleanup();
  clearTokens();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
const renewals = (): number => asked.filter((address) => address.includes('/refresh/')).length;

it('is announced on a page that asks for nothing by itself', async () => {
  await wait(14 * minuteMs);
  expect(asked).toEqual([]);
  expect(screen.queryByRole('complementary')).toBeNull();
  await wait(2 * minuteMs);
  const end = await screen.findByRole('complementary', { name: 'Fin de session' });
  expect(end.textContent).toMatch(/^Votre session se termine à/);
  expect(renewals()).toBe(1);
});

it('is asked about by no tab that nobody sees, and by one as soon as it is seen again', async () => {
  visibility = 'hidden';
  await wait(30 * minuteMs);
  expect(asked).toEqual([]);
  visibility = 'visible';
  await wait(2_000);
  expect(await screen.findByRole('complementary')).toBeDefined();
  expect(renewals()).toBe(1);
});
