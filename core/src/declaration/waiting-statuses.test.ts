import { expect, it } from 'vitest';
import { isCorrectable, isWaiting, type WaitingStatus, waitingStatuses } from './waiting-statuses';

it('is what was sent, until it is paid for, refused or cancelled', () => {
  const statuses: readonly WaitingStatus[] = ['submitted', 'validated'];
  expect(waitingStatuses).toEqual(statuses);
  expect([isWaiting('validated'), isWaiting('draft'), isWaiting('paid')]).toEqual([true, false, false]);
  expect(isCorrectable('draft')).toBe(false);
});
