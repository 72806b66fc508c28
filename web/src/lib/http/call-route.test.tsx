import { problemSchema, type RouteContract } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError, type CallFailure, callRoute, retryDelayMs } from '.';

const route = {
  method: 'POST',
  path: '/api/thing/:thingId/',
  access: 'agent',
  summary: 'A thing',
  tag: 'health',
  body: z.object({ name: z.string() }),
  responses: { 200: z.object({ size: z.number() }), 422: problemSchema },
} as const satisfies RouteContract;

const problem = { type: 'about:blank', title: 'Non', status: 422, detail: 'Indiquez un nom.', code: 'name' };
const fetchMock = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('The call was expected to fail with a CallError');
  return error.failure;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('callRoute', () => {
  it('sends the body and reads the answer as the contract says', async () => {
    fetchMock.mockResolvedValue(json({ size: 3, more: true }));
    const answer = await callRoute(route, {
      params: { thingId: 'a b' },
      query: { status: ['x', 'y'], none: undefined, limit: 2 },
      body: { name: 'n' },
    });
    expect(answer).toEqual({ size: 3 });
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/thing/a%20b/?status=x&status=y&limit=2');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"n"}' });
  });

  it('recognises problem details', async () => {
    fetchMock.mockResolvedValue(json(problem, 422));
    expect(await failureOf(callRoute(route))).toEqual({ kind: 'problem', status: 422, problem });
  });

  it('recognises the page of a Wi-Fi portal', async () => {
    fetchMock.mockResolvedValue(
      new Response('<html>Bienvenue</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    expect(await failureOf(callRoute(route))).toEqual({ kind: 'captive-portal' });
  });

  it('does not take an answer of another shape', async () => {
    fetchMock.mockResolvedValue(json({ size: 'big' }));
    expect(await failureOf(callRoute(route))).toMatchObject({ kind: 'unexpected-answer', status: 200 });
  });

  it('tells no network, time out and abort apart', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(callRoute(route))).toEqual({ kind: 'network' });
    fetchMock.mockImplementation(untilAborted);
    expect(await failureOf(callRoute(route, { timeoutMs: 5 }))).toEqual({ kind: 'timeout' });
    const controller = new AbortController();
    const call = failureOf(callRoute(route, { signal: controller.signal }));
    controller.abort();
    expect(await call).toEqual({ kind: 'aborted' });
  });

  it('says that there was no network only of what could not leave', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetchMock.mockImplementation(async () => {
      onLine.mockReturnValue(false);
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(callRoute(route))).toEqual({ kind: 'network' });
    expect(await failureOf(callRoute(route))).toEqual({ kind: 'offline' });
    onLine.mockRestore();
  });

  it('retries three times, one second later then doubling, only where asked', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(async () => json('down', 503));
    expect(await failureOf(callRoute(route))).toMatchObject({ status: 503 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const retried = failureOf(callRoute(route, { retry: true }));
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 3999);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(await retried).toMatchObject({ status: 503 });
    expect(fetchMock).toHaveBeenCalledTimes(5);
  });

  it('waits as long as the server asks for, and gives up at once when that is long', async () => {
    vi.useFakeTimers();
    const later = (seconds: string): Response =>
      new Response(JSON.stringify({ ...problem, status: 429 }), {
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': seconds },
      });
    fetchMock.mockResolvedValueOnce(later('7')).mockResolvedValueOnce(json({ size: 1 }));
    const call = callRoute(route, { retry: true });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ size: 1 });
    fetchMock.mockResolvedValueOnce(later('50'));
    expect(await failureOf(callRoute(route, { retry: true }))).toMatchObject({
      status: 429,
      retryAfterMs: 50_000,
    });
    expect(fetchMock).toHaveBeenCalledTimes(3);
    fetchMock.mockResolvedValueOnce(later('Wed, 21 Oct 2026 07:28:00 GMT'));
    expect(await failureOf(callRoute(route))).toMatchObject({ status: 429, retryAfterMs: undefined });
  });

  it('does not retry what will not pass by itself', async () => {
    fetchMock.mockImplementation(async () => json(problem, 422));
    await failureOf(callRoute(route, { retry: true }));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

it('waits at most thirty seconds between two tries', () => {
  expect([0, 1, 2, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 16000, 30000, 30000]);
});

const untilAborted: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
