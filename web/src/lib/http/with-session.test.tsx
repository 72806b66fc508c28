import { claimTokenHeader, type RouteContract, refreshSessionRoute } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearTokens, lastSessionNews, readTokens, saveTokens, tellSessionNews } from '../session';
import { CallError, callRoute, fetchFile } from '.';

const route = {
  method: 'GET',
  path: '/api/thing/',
  access: 'agent',
  summary: 'A thing',
  tag: 'declaration',
  responses: { 200: z.object({ for: z.string() }) },
} as const satisfies RouteContract;

const fetchMock = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number): Response =>
  json(
    { type: 'about:blank', title: 'Non', status, detail: 'Votre session est terminée.', code: 'x' },
    status,
  );

/** A server for which `valid` is the only access token; the public is served without any. */
function serve(valid: string, refresh: () => Response | Promise<Response>): void {
  fetchMock.mockImplementation(async (address, init) => {
    if (address === refreshSessionRoute.path) return refresh();
    const given = new Headers(init?.headers).get('authorization');
    if (given === null) return json({ for: 'public' });
    return given === `Bearer ${valid}` ? json({ for: 'agent' }) : refusal(401);
  });
}

const renewed = { accessToken: 'second', refreshToken: 'r2', lastRefresh: false };
const refreshes = (): number =>
  fetchMock.mock.calls.filter(([address]) => address === refreshSessionRoute.path).length;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  history.replaceState(null, '', '/agent/declaration');
  saveTokens({ accessToken: 'first', refreshToken: 'r1' });
});

afterEach(() => {
  clearTokens();
  vi.unstubAllGlobals();
});

it('sends the token held, and none without one', async () => {
  serve('first', () => refusal(401));
  expect(await callRoute(route)).toEqual({ for: 'agent' });
  clearTokens();
  history.replaceState(null, '', '/simulateur');
  expect(await callRoute(route)).toEqual({ for: 'public' });
});

it('makes a traveller’s call in nobody’s name, whoever is signed in on this browser', async () => {
  serve('first', () => refusal(401));
  const headers = { [claimTokenHeader]: 'a'.repeat(43) };
  expect(await callRoute(route, { headers })).toEqual({ for: 'public' });
  await fetchFile('/receipt.pdf', { headers, type: 'application/json' });
  const [, given] = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(given?.has('authorization')).toBe(false);
  expect(given?.get(claimTokenHeader)).toBe('a'.repeat(43));
});

/** Cookies cleared by the browser or by hand: nothing was told. */
it.each([
  ['declaration', 'both cookies', clearTokens],
  ['review', 'both cookies', clearTokens],
  ['simulation', 'both cookies', clearTokens],
  ['identity', 'both cookies', clearTokens],
  ['declaration', 'one cookie', () => saveTokens({ accessToken: 'old', refreshToken: '' })],
] as const)(
  'never sends an agent’s %s call as the public’s without %s: the session is over',
  async (tag, _, lose) => {
    serve('first', () => refusal(401));
    lose();
    await expect(callRoute({ ...route, tag })).rejects.toMatchObject({
      failure: { kind: 'problem', status: 401 },
    });
    expect(fetchMock.mock.calls.every(([, init]) => new Headers(init?.headers).has('authorization'))).toBe(
      true,
    );
    expect(lastSessionNews()).toBe('expired');
  },
);

it('fetches no file as the public on an agent’s page', async () => {
  clearTokens();
  serve('first', () => refusal(401));
  await expect(fetchFile('/file.pdf', { type: 'application/pdf' })).rejects.toMatchObject({
    failure: { kind: 'problem', status: 401 },
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('tells nothing more of a session that the person ended', async () => {
  clearTokens();
  tellSessionNews('signed-out');
  await expect(callRoute({ ...route, tag: 'review' })).rejects.toBeInstanceOf(CallError);
  expect(lastSessionNews()).toBe('signed-out');
});

it.each(['reference', 'health'] as const)('goes on without a session for %s', async (tag) => {
  clearTokens();
  serve('first', () => refusal(401));
  expect(await callRoute({ ...route, tag })).toEqual({ for: 'public' });
});

it('renews once for every call refused at the same time, then makes each again', async () => {
  serve('second', () => json(renewed));
  const answers = await Promise.all([callRoute(route), callRoute(route), callRoute(route)]);
  expect(answers).toEqual([{ for: 'agent' }, { for: 'agent' }, { for: 'agent' }]);
  expect(refreshes()).toBe(1);
  expect(readTokens()).toEqual({ accessToken: 'second', refreshToken: 'r2' });
  expect(lastSessionNews()).toBe('renewed');
});

it('takes the token that another tab renewed meanwhile', async () => {
  serve('second', () => refusal(401));
  fetchMock.mockImplementationOnce(async () => {
    saveTokens(renewed);
    return refusal(401);
  });
  expect(await callRoute(route)).toEqual({ for: 'agent' });
  expect(refreshes()).toBe(0);
});

it('fetches files in the same way', async () => {
  fetchMock.mockImplementation(async (address, init) => {
    if (address === refreshSessionRoute.path) return json(renewed);
    if (new Headers(init?.headers).get('authorization') !== 'Bearer second') return refusal(401);
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'x-export-cut': 'true' } });
  });
  const seen: (string | null)[] = [];
  const onHeaders = (headers: Headers): unknown => seen.push(headers.get('x-export-cut'));
  expect((await fetchFile('/file.pdf', { type: 'application/pdf', onHeaders })).size).toBe(4);
  expect(seen).toEqual(['true']);
});

it('ends the session when the renewal is refused, and tells an agent’s page', async () => {
  serve('second', () => refusal(401));
  await expect(callRoute(route)).rejects.toMatchObject({ failure: { kind: 'problem', status: 401 } });
  expect(readTokens()).toBeNull();
  expect(lastSessionNews()).toBe('expired');
});

it.each(['/simulateur/produits', '/agent/authentification', '/agent/authentification/inscription', '/'])(
  'goes on as the public on %s when the session is over',
  async (address) => {
    history.replaceState(null, '', address);
    serve('second', () => refusal(401));
    expect(await callRoute(route)).toEqual({ for: 'public' });
    expect(readTokens()).toBeNull();
  },
);

it.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server', () => refusal(503)],
  ['a throttle', () => refusal(429)],
])('signs nobody out when %s stops the renewal', async (_, refresh) => {
  serve('second', refresh);
  await expect(callRoute(route)).rejects.toBeInstanceOf(CallError);
  expect(readTokens()).toEqual({ accessToken: 'first', refreshToken: 'r1' });
});

it('drops an access token that nothing can renew', async () => {
  clearTokens();
  saveTokens({ accessToken: 'first', refreshToken: '' });
  history.replaceState(null, '', '/faqs');
  serve('second', () => json(renewed));
  expect(await callRoute(route)).toEqual({ for: 'public' });
  expect(document.cookie).not.toContain('accessToken');
});

it('leaves signed out whoever signed out during the renewal', async () => {
  serve('second', () => {
    clearTokens();
    return json(renewed);
  });
  await expect(callRoute(route)).rejects.toBeInstanceOf(CallError);
  expect(readTokens()).toBeNull();
});

/** What a proxy answers in the place of the service. */
const bare401s: readonly (readonly [string, () => Response])[] = [
  ['no body', () => new Response(null, { status: 401 })],
  [
    'a page',
    () =>
      new Response('<h1>401 Authorization Required</h1>', {
        status: 401,
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['words', () => new Response('Unauthorized', { status: 401, headers: { 'content-type': 'text/plain' } })],
  ['other JSON', () => json({ message: 'Unauthorized' }, 401)],
];

describe.each(bare401s)('a bare 401 with %s', (_name, bare) => {
  it('renews the session once, then makes the call again', async () => {
    serve('second', () => json(renewed));
    fetchMock.mockImplementationOnce(async () => bare());
    expect(await callRoute(route)).toEqual({ for: 'agent' });
    expect(refreshes()).toBe(1);
    expect(readTokens()).toEqual({ accessToken: 'second', refreshToken: 'r2' });
  });

  it('renews the session once for a file too', async () => {
    fetchMock.mockImplementation(async (address, init) => {
      if (address === refreshSessionRoute.path) return json(renewed);
      if (new Headers(init?.headers).get('authorization') !== 'Bearer second') return bare();
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    });
    expect((await fetchFile('/file.pdf', { type: 'application/pdf' })).size).toBe(4);
    expect(refreshes()).toBe(1);
  });

  it('ends a session that is refused even renewed', async () => {
    fetchMock.mockImplementation(async (address) =>
      address === refreshSessionRoute.path ? json(renewed) : bare(),
    );
    await expect(callRoute(route)).rejects.toMatchObject({ failure: { status: 401 } });
    expect(refreshes()).toBe(1);
    expect(readTokens()).toBeNull();
    expect(lastSessionNews()).toBe('expired');
  });

  it('ends a session whose renewal it refuses', async () => {
    fetchMock.mockImplementation(async () => bare());
    await expect(callRoute(route)).rejects.toMatchObject({ failure: { status: 401 } });
    expect(readTokens()).toBeNull();
    expect(lastSessionNews()).toBe('expired');
  });
});
