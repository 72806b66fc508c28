import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReferenceRefresh, useCatalogue } from '../../features/reference';
import { CallError } from '../../lib/http';
import { isRecord } from '../../lib/shape';
import {
  answerDeclarantAge,
  initialAppState,
  readDraft,
  saveDraft,
  startSubmission,
  useAppStore,
} from '../../store';
import { createQueryClient, startData, startTravellerData } from './data';

const minute = 60_000;
const hour = 60 * minute;
const answers: Record<string, () => Response> = {};
const asked: string[] = [];

const callsTo = (path: string): number => asked.filter((address) => address === path).length;

beforeEach(() => {
  asked.length = 0;
  answers['/api/product/'] = () => Response.json(products);
  answers['/api/currency/'] = () => Response.json(currencies);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers[address]?.() ?? Response.json(address.includes('products') ? products : currencies);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches products and currencies at the start, and again every 24 hours', async () => {
  startReferenceRefresh(createQueryClient());
  await vi.advanceTimersByTimeAsync(minute);
  expect([callsTo('/api/product/'), callsTo('/api/currency/')]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(23 * hour);
  expect([callsTo('/api/product/'), callsTo('/api/currency/')]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(hour);
  expect([callsTo('/api/product/'), callsTo('/api/currency/')]).toEqual([2, 2]);
});

it('takes over what another tab wrote after this one was read, and before it follows the others', () => {
  const age = (): unknown => useAppStore.getState().simulator.simulatorRequest.age;
  const { simulator } = initialAppState;
  useAppStore.setState({
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, age: 34 } },
  });
  const written = (localStorage.getItem('app-storage') ?? '').replace('"age":34', '"age":35');
  localStorage.setItem('app-storage', written);
  expect(age()).toBe(34);
  startData();
  expect(age()).toBe(35);
  useAppStore.setState(initialAppState, true);
});

it('asks again for what is read once it is five minutes old, and no sooner', async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const open = async (): Promise<void> => {
    renderHook(() => useCatalogue(), { wrapper });
    await vi.advanceTimersByTimeAsync(1_000);
    cleanup();
  };
  await open();
  await vi.advanceTimersByTimeAsync(5 * minute - 3_000);
  await open();
  expect(callsTo('/api/product/')).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  await open();
  expect(callsTo('/api/product/')).toBe(2);
});

it('asks three times more, after 1, 2 and 4 seconds, for what nobody set otherwise', async () => {
  const failing = vi.fn(() =>
    Promise.reject(new CallError({ kind: 'unexpected-answer', status: 503, body: '' })),
  );
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['thing'], queryFn: failing });
  const stop = observer.subscribe(() => undefined);
  const tries: number[] = [];
  for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    tries.push(failing.mock.calls.length);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(observer.getCurrentResult().isError).toBe(true);
  stop();
});

it('forgets a replaced simulation when its time is over, whatever page is loaded again', async () => {
  saveDraft('formerSimulation', { until: Date.now() + minute });
  startData();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(readDraft('formerSimulation', isRecord)).toBeDefined();
  saveDraft('formerSimulation', { until: Date.now() + minute });
  startData();
  await vi.advanceTimersByTimeAsync(1);
  expect(readDraft('formerSimulation', isRecord)).toBeDefined();
  await vi.advanceTimersByTimeAsync(minute);
  expect(readDraft('formerSimulation', isRecord)).toBeUndefined();
});

it('tries to send what another tab left to be sent, though nothing waited as this one was opened', async () => {
  startTravellerData();
  await vi.advanceTimersByTimeAsync(1_000);
  const identity = { declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'a'.repeat(43) };
  answerDeclarantAge(34, identity);
  startSubmission({ date: '2026-11-28', shownTotal: 0, askedAt: '2026-11-28T10:00:00.000Z' });
  // What is missing in it is said by the try.
  const { declaration } = useAppStore.getState();
  expect(declaration.declarationResponse.error).toBeNull();
  await vi.waitFor(() => expect(useAppStore.getState().declaration.declarationResponse.error).not.toBeNull());
  useAppStore.setState(initialAppState, true);
});
