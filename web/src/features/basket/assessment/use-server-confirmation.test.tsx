import type { SimulationRequest } from '@retour/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, saveSimulationError, saveSimulationResponse, useAppStore } from '../../../store';
import { emptyAnswer } from '../../../store/testing/assessed-basket';
import { isReceived, useServerConfirmation } from './use-server-confirmation';

const complaints = vi.spyOn(console, 'error');
const fetchMock = vi.fn<typeof fetch>();

const saver = { saveResponse: saveSimulationResponse, saveError: saveSimulationError };
const request = (age: number): SimulationRequest => ({
  age,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  shoppingProducts: [],
});

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  useAppStore.setState(initialAppState, true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(complaints).not.toHaveBeenCalled();
});

it('waits for the basket to settle, and sends the last one only', async () => {
  fetchMock.mockImplementation(async () => json(emptyAnswer));
  const { rerender } = renderHook(({ sent }) => useServerConfirmation(sent, saver), {
    initialProps: { sent: request(30) },
  });
  await pass(100);
  rerender({ sent: request(31) });
  await pass(350);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('drops the call under way when the basket changes', async () => {
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  const { rerender } = renderHook(({ sent }) => useServerConfirmation(sent, saver), {
    initialProps: { sent: request(30) },
  });
  await pass(500);
  const signal = fetchMock.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  rerender({ sent: request(31) });
  expect(signal?.aborted).toBe(true);
});

it('keeps the answer, and asks nothing when there is nothing to confirm', async () => {
  fetchMock.mockImplementation(async () => json(emptyAnswer));
  const basket = request(30);
  const { rerender } = renderHook(({ sent }) => useServerConfirmation(sent, saver), {
    initialProps: { sent: null as SimulationRequest | null },
  });
  await pass(2_000);
  expect(fetchMock).not.toHaveBeenCalled();
  rerender({ sent: basket });
  await pass(500);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(useAppStore.getState().simulator.simulatorResponse).toEqual(emptyAnswer);
});

it('says the failure at once, keeps the body as the error and tries again later', async () => {
  fetchMock
    .mockImplementationOnce(async () => json('down', 503))
    .mockImplementation(async () => json(emptyAnswer));
  const basket = request(30);
  const { result } = renderHook(() => useServerConfirmation(basket, saver));
  await pass(500);
  expect(result.current.failure).toMatchObject({ kind: 'unexpected-answer', status: 503 });
  expect(useAppStore.getState().simulator.error).toBe('down');
  await pass(1_100);
  await pass(10);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(useAppStore.getState().simulator).toMatchObject({ simulatorResponse: emptyAnswer, error: null });
});

it('tries at once when asked to', async () => {
  fetchMock.mockImplementation(async () => json('down', 503));
  const basket = request(30);
  const { result } = renderHook(() => useServerConfirmation(basket, saver));
  await pass(500);
  fetchMock.mockImplementation(async () => json(emptyAnswer));
  act(() => result.current.retry());
  await pass(10);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(result.current.failure).toBeNull();
  expect(useAppStore.getState().simulator).toMatchObject({ simulatorResponse: emptyAnswer, error: null });
});

it('does not repeat a request that the server refuses', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: 'Non.', code: 'x', errors: [] };
  fetchMock.mockImplementation(async () => json(problem, 422));
  const basket = request(30);
  const { result } = renderHook(() => useServerConfirmation(basket, saver));
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(result.current.failure).toMatchObject({ kind: 'problem', status: 422 });
  expect(useAppStore.getState().simulator.error).toEqual(problem);
});

it('knows an answer again that another tab had read anew, and none that came before the page', async () => {
  const answer = { ...emptyAnswer, edition: '2026-12' };
  expect(isReceived(answer)).toBe(false);
  fetchMock.mockImplementation(async () => json(answer));
  const basket = request(30);
  renderHook(() => useServerConfirmation(basket, saver));
  await pass(500);
  const kept = localStorage.getItem('app-storage') ?? '';
  expect(isReceived(JSON.parse(kept).state.simulator.simulatorResponse)).toBe(true);
  expect(isReceived({ ...answer, edition: '2027-01' })).toBe(false);
});
