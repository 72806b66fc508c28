import { minuteMs } from '@retour/contract';
import { expect, it } from 'vitest';
import { createRecentRequests, outcomeOf } from './recent-requests';

it.each([
  [200, 'answered'],
  [304, 'answered'],
  [422, 'answered'],
  [429, 'refused'],
  [499, 'answered'],
  [500, 'failed'],
  [503, 'refused'],
  [504, 'failed'],
] as const)('an answer %i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

it('forgets a minute once it is five minutes old', () => {
  let at = 3 * minuteMs;
  const recent = createRecentRequests(() => at);
  expect(recent.counts()).toEqual({ answered: 0, refused: 0, failed: 0, abandoned: 0 });
  recent.count('answered');
  recent.count('failed');
  at += 4 * minuteMs;
  recent.count('answered');
  recent.count('abandoned');
  expect(recent.counts()).toEqual({ answered: 2, refused: 0, failed: 1, abandoned: 1 });
  at += minuteMs;
  expect(recent.counts()).toEqual({ answered: 1, refused: 0, failed: 0, abandoned: 1 });
  recent.count('refused');
  at += 9 * minuteMs;
  expect(recent.counts()).toEqual({ answered: 0, refused: 0, failed: 0, abandoned: 0 });
});
