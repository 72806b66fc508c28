import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../../../lib/session';
import { initialAppState, useAppStore } from '../../../../store';
import { takeWorkOver } from '../../../../store/drafts/work-owner';
import { claire, completeRequest, haveInHand, hugo, pending, tokenOf } from '../testing/pending-declaration';
import { startOutbox, tryNow } from './outbox';

const refusal = { type: 'x', title: 'Non', status: 422, detail: 'Ce pays n’est pas accepté.', code: 'x' };

const fetchMock = vi.fn<typeof fetch>();
const error = () => useAppStore.getState().declaration.declarationAgentResponse.error;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () =>
    Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  useAppStore.setState(initialAppState, true);
});

afterEach(() => {
  clearTokens();
  vi.unstubAllGlobals();
});

it('sends in the name of whoever prepared it alone: not of a colleague who has just signed in', async () => {
  takeWorkOver(claire);
  saveTokens({ accessToken: tokenOf(hugo), refreshToken: 'r' });
  startOutbox();
  haveInHand({ request: completeRequest, pending });
  await vi.waitFor(() => expect(error()).toMatchObject({ code: 'session-ended' }));
  expect(fetchMock).not.toHaveBeenCalled();

  saveTokens({ accessToken: tokenOf(claire), refreshToken: 'r' });
  tryNow();
  await vi.waitFor(() => expect(error()).toEqual(refusal));
  const [[address, init] = []] = fetchMock.mock.calls;
  expect(String(address)).toContain(completeRequest.declarationId);
  expect(new Headers(init?.headers).get('authorization')).toContain(tokenOf(claire));
});
