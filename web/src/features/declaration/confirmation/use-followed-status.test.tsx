import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  initialAppState,
  type SentDeclaration,
  saveDeclarationError,
  saveSentDeclaration,
  useAppStore,
} from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { answerJson, servedDeclaration } from './testing/served-declaration';
import { useFollowedStatus } from './use-followed-status';

const sent: SentDeclaration = {
  id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  publicId: 'K7Q-2MX-9TD',
  status: 'paid',
  version: 4,
  submittedAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  code: 'https://example.org/K7Q-2MX-9TD',
  meanOfTransport: 'plane',
  hasEmail: false,
  declarant: 'Martin Chloé',
  shownTotal: 12,
  assessment: assessedBasket(),
};

/** Answers each look with the state that the server has then, and counts the looks. */
function serve(status: SentDeclaration['status']): { state: SentDeclaration['status']; looks: number } {
  const server = { state: status, looks: 0 };
  vi.stubGlobal('fetch', () => {
    server.looks += 1;
    return Promise.resolve(answerJson(servedDeclaration(sent, { status: server.state })));
  });
  return server;
}

const shownStatus = () => useAppStore.getState().declaration.declarationResponse.sent[0]?.status;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  useAppStore.setState(initialAppState, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the state of a sent declaration', () => {
  it.each([
    ['paid', 'validated'],
    ['seized', 'submitted'],
    ['refused', 'submitted'],
  ] as const)(
    'is asked of the server when its page is opened, %s too: a supervisor may undo it',
    async (known, now) => {
      const server = serve(now);
      saveSentDeclaration({ ...sent, status: known });
      renderHook(() => useFollowedStatus({ ...sent, status: known }));
      await waitFor(() => expect(shownStatus()).toBe(now));
      expect(server.looks).toBe(1);
    },
  );

  it('is asked again of a payment when the page is seen again, not from minute to minute', async () => {
    const server = serve('paid');
    saveSentDeclaration(sent);
    renderHook(() => useFollowedStatus(sent));
    await waitFor(() => expect(server.looks).toBe(1));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.looks).toBe(1);
    server.state = 'validated';
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(shownStatus()).toBe('validated'));
  });

  it('brings the name of who declares as an agent put it right', async () => {
    const corrected = servedDeclaration(sent, { declarantLastName: 'Durand' });
    const erased = { ...corrected, version: 6, declarantLastName: '', declarantFirstName: '' };
    const answers = [corrected, erased];
    vi.stubGlobal('fetch', () => Promise.resolve(answerJson(answers.shift() ?? erased)));
    const kept = () => useAppStore.getState().declaration.declarationResponse.sent[0];
    saveSentDeclaration(sent);
    renderHook(() => useFollowedStatus(sent));
    await waitFor(() => expect(kept()?.declarant).toBe('Chloé Durand'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(kept()?.version).toBe(6));
    expect(kept()?.declarant).toBe('Chloé Durand');
  });

  it('is asked from minute to minute while an agent may decide', async () => {
    const server = serve('submitted');
    saveSentDeclaration({ ...sent, status: 'submitted' });
    renderHook(() => useFollowedStatus({ ...sent, status: 'submitted' }));
    await waitFor(() => expect(server.looks).toBe(1));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.looks).toBeGreaterThan(3);
  });

  it('is not the error of the declaration in hand where it cannot be read: it may be that of another', async () => {
    const response = () => useAppStore.getState().declaration.declarationResponse;
    saveSentDeclaration({ ...sent, status: 'submitted' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = renderHook(() => useFollowedStatus({ ...sent, status: 'submitted' }));
    await waitFor(() => expect(result.current).toBe('stale'));
    expect(response().error).toBeNull();

    saveDeclarationError('of the declaration in hand');
    serve('validated');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(shownStatus()).toBe('validated'));
    expect(response().error).toBe('of the declaration in hand');
  });

  it('is not asked of what its author cancelled: nobody takes it up again', async () => {
    const server = serve('cancelled');
    saveSentDeclaration({ ...sent, status: 'cancelled' });
    renderHook(() => useFollowedStatus({ ...sent, status: 'cancelled' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.looks).toBe(0);
  });
});
