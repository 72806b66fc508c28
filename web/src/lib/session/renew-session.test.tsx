import { refreshSessionRoute } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../http/call-failure';
import { loseSession, withRenewedSession } from './renew-session';
import { lastSessionNews, tellSessionNews } from './session-news';
import { clearTokens, readTokens, saveTokens } from './token-cookies';

const held = { accessToken: 'first', refreshToken: 'r1' };
const renewed = { accessToken: 'second', refreshToken: 'r2', lastRefresh: false };
const elsewhere = { accessToken: 'third', refreshToken: 'r3' };

const fetchMock = vi.fn<typeof fetch>();
const unauthorized = new CallError({
  kind: 'problem',
  status: 401,
  problem: { type: 'about:blank', title: 'Non', status: 401, detail: 'Non.', code: 'x' },
});
const refusal = (status: number, code = 'x'): Response =>
  Response.json(
    { type: 'about:blank', title: 'Non', status, detail: 'Non.', code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const renew = (call: (token: string) => Promise<string>, isPublic = false) =>
  withRenewedSession('first', call, { isPublic });
const echo = async (token: string): Promise<string> => token;

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json(renewed));
  vi.stubGlobal('fetch', fetchMock);
  saveTokens(held);
});

afterEach(() => {
  clearTokens();
  vi.unstubAllGlobals();
});

describe('a session renewed', () => {
  it('is asked for with the tokens held, kept, told, and the call made with it', async () => {
    expect(await renew(echo)).toEqual({ answer: 'second' });
    expect(readTokens()).toEqual({ accessToken: 'second', refreshToken: 'r2' });
    expect(lastSessionNews()).toBe('renewed');
    const [[address, init] = []] = fetchMock.mock.calls;
    expect(address).toBe(refreshSessionRoute.path);
    expect(JSON.parse(String(init?.body))).toEqual({ ...held, lastRefresh: false });
  });

  it('is asked for once by calls refused together, and again by a later one', async () => {
    await Promise.all([renew(echo), renew(echo)]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await withRenewedSession('second', echo, { isPublic: false });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is the one that another tab has already renewed', async () => {
    saveTokens(elsewhere);
    expect(await renew(echo)).toEqual({ answer: 'third' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('gives way to the one signed in again while it was on its way', async () => {
    fetchMock.mockImplementation(async () => {
      saveTokens(elsewhere);
      return Response.json(renewed);
    });
    expect(await renew(echo)).toEqual({ answer: 'third' });
    expect(readTokens()).toEqual(elsewhere);
  });

  it('lets through the fault of the call that it was renewed for', async () => {
    const fault = new CallError({ kind: 'offline' });
    await expect(renew(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(readTokens()?.accessToken).toBe('second');
  });
});

describe('a session that is over', () => {
  it.each([400, 401, 403, 422])('when its renewal is refused with %i', async (status) => {
    fetchMock.mockImplementation(async () => refusal(status));
    expect(await renew(echo)).toBeUndefined();
    expect(readTokens()).toBeNull();
    expect(lastSessionNews()).toBe('expired');
  });

  it('when its account was closed, which is told apart', async () => {
    fetchMock.mockImplementation(async () => refusal(403, 'agent-disabled'));
    expect(await renew(echo)).toBeUndefined();
    expect([readTokens(), lastSessionNews()]).toEqual([null, 'closed']);
  });

  it('which a tab that sees its tokens go knows the reason of at once', async () => {
    fetchMock.mockImplementation(async () => refusal(403, 'agent-disabled'));
    const seen: unknown[] = [];
    const watched = vi.spyOn(document, 'cookie', 'set');
    watched.mockImplementation(() => seen.push(lastSessionNews()));
    await renew(echo);
    watched.mockRestore();
    expect(seen).toEqual(['closed', 'closed']);
  });

  it('when even the renewed token is refused', async () => {
    expect(await renew(() => Promise.reject(unauthorized))).toBeUndefined();
    expect(readTokens()).toBeNull();
    expect(lastSessionNews()).toBe('expired');
  });

  it('is not ended for a token that another took the place of', async () => {
    const answer = await renew(() => {
      saveTokens(elsewhere);
      return Promise.reject(unauthorized);
    });
    expect(answer).toBeUndefined();
    expect(readTokens()).toEqual(elsewhere);
  });

  it.each([404, 409, 429, 500, 503])('is not over for an answer of %i: it is tried later', async (status) => {
    fetchMock.mockImplementation(async () => refusal(status));
    await expect(renew(echo)).rejects.toBeInstanceOf(CallError);
    expect(readTokens()).toEqual(held);
    expect(lastSessionNews()).toBeUndefined();
  });
});

describe('a session whose tokens are gone', () => {
  beforeEach(() => saveTokens({ accessToken: 'first', refreshToken: '' }));

  it('is told to an agent’s page as ended', async () => {
    expect(await renew(echo)).toBeUndefined();
    expect(lastSessionNews()).toBe('expired');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('leaves a public page without a word, and without what is left of it', async () => {
    expect(await renew(echo, true)).toBeUndefined();
    expect(lastSessionNews()).toBeUndefined();
    expect(document.cookie).not.toContain('accessToken');
  });
});

describe('a session lost without a word', () => {
  it('refuses the call as the server would', () => {
    expect(loseSession().failure).toMatchObject({
      kind: 'problem',
      status: 401,
      problem: { code: 'session-ended' },
    });
    expect(lastSessionNews()).toBe('expired');
  });

  it.each(['signed-out', 'closed'] as const)('stays what was told of it: %s', (news) => {
    tellSessionNews(news);
    loseSession();
    expect(lastSessionNews()).toBe(news);
  });
});
