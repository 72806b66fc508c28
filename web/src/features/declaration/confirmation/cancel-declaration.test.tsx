import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, saveSentDeclaration, useAppStore } from '../../../store';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { type CancelOutcome, cancelDeclaration } from './cancel-declaration';
import { answerJson, refusal, servedDeclaration } from './testing/served-declaration';

const sent = sentDeclaration();
const isCancelled = () => answerJson(servedDeclaration(sent, { status: 'cancelled' }));
const isValidated = () => answerJson(servedDeclaration(sent, { status: 'validated' }));
const comesTooLate = () => refusal(412, 'stale-version');
const isBusy = () => refusal(503, 'busy');
const isRefused = () => refusal(422, 'validation');
const isUnreadable = () => answerJson({});

let isOnline = true;
/** The connection breaks, and is taken up again. */
const breaks = (): never => {
  throw new TypeError('Failed to fetch');
};
const networkGoes = (): never => {
  isOnline = false;
  return breaks();
};

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useAppStore.setState(initialAppState, true);
  saveSentDeclaration(sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each call has the next answer, and the last one from then on. */
async function cancelWith(...answers: readonly (() => Response)[]): Promise<CancelOutcome> {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return answers[Math.min(calls, answers.length) - 1]?.();
  });
  const outcome = cancelDeclaration(sent);
  await vi.advanceTimersByTimeAsync(30_000);
  return outcome;
}

const statusNow = () => useAppStore.getState().declaration.declarationResponse.sent[0]?.status;

it.each([
  ['cancelled', 'at the first try', [isCancelled]],
  ['cancelled', 'at a later try', [breaks, isCancelled]],
  ['too-late', 'as an agent came first', [comesTooLate, isValidated]],
  ['failed', 'as the service refuses it', [isRefused]],
  ['uncertain', 'as the network goes before the answer', [networkGoes]],
  ['uncertain', 'as the network goes after a first try', [breaks, networkGoes]],
  ['uncertain', 'as every try breaks', [breaks]],
  ['uncertain', 'as a try breaks before the service is busy', [breaks, isBusy]],
  ['uncertain', 'as what answers is not understood', [isUnreadable]],
  ['uncertain', 'as what came first cannot be read', [comesTooLate, breaks]],
] as const)('a declaration is told to be %s %s', async (outcome, _, answers) => {
  expect(await cancelWith(...answers)).toBe(outcome);
});

it('a declaration is told to be uncertain as no answer comes in time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await cancelWith(breaks)).toBe('uncertain');
});

it('keeps why it was not cancelled, until it is', async () => {
  const error = () => useAppStore.getState().declaration.declarationResponse.error;
  await cancelWith(isRefused);
  expect(error()).not.toBeNull();
  await cancelWith(isCancelled);
  expect(error()).toBeNull();
});

it('is not cancelled where nothing leaves the device', async () => {
  isOnline = false;
  expect(await cancelWith(breaks)).toBe('failed');
  expect(statusNow()).toBe('submitted');
});
