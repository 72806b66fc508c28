import { minuteMs } from '@retour/contract';
import { expect, it } from 'vitest';
import { BusyError, TooSlowError } from '../database/database';
import { createHttpServer } from './create-http-server';
import { createMetrics, observeRequests } from './metrics';
import { answeredUnderPressure } from './overload';
import { ProblemError } from './problem-error';
import { createRecentRequests } from './recent-requests';

const readOnly = Object.assign(new Error('read-only transaction'), { code: '25006' });
const delayed = {
  code: 'delayed',
  status: 503,
  isForAMoment: true,
  title: 'Retardé',
  detail: 'Recommencez.',
};

it.each([
  ['/api/a', null, { answered: 1 }],
  ['/api/a', new ProblemError('invalid-input'), { answered: 1 }],
  ['/api/a', new TooSlowError(), { answered: 1 }],
  ['/api/a', new ProblemError('too-many-requests'), { refused: 1 }],
  ['/api/a', new ProblemError('overloaded'), { refused: 1 }],
  ['/api/a', new ProblemError(delayed), { refused: 1 }],
  ['/api/a', new BusyError(), { refused: 1 }],
  // To whoever asks, a database that cannot be used is an error, however soon it comes back.
  ['/api/a', readOnly, { failed: 1 }],
  ['/api/a', new ProblemError('not-ready'), { failed: 1 }],
  ['/api/a', new ProblemError({ ...delayed, isForAMoment: false }), { failed: 1 }],
  ['/api/a', new Error('unforeseen'), { failed: 1 }],
  // Files of the site and what nobody serves would hide the calls that fail.
  ['/a', null, {}],
  ['/a', new Error('unforeseen'), {}],
  ['/a', new ProblemError('overloaded'), {}],
  ['/none', null, {}],
  // Nor what machines ask every few seconds.
  ['/api/polled', null, {}],
  ['/api/polled', new ProblemError('too-many-requests'), {}],
] as const)('counts %s that ends with %s as %j', async (path, error, counts) => {
  const app = createHttpServer({
    logLevel: 'silent',
    trustProxy: 0,
    headers: {},
    checkAnswers: false,
    isDraining: () => false,
  });
  const metrics = createMetrics();
  observeRequests(app, metrics);
  for (const [served, config] of [
    ['/a', {}],
    ['/api/a', {}],
    ['/api/polled', answeredUnderPressure],
  ] as const) {
    app.get(served, { config }, async () => {
      if (error !== null) throw error;
      return 'well';
    });
  }
  await app.inject(path);
  await app.close();
  expect(metrics.recentRequests.counts()).toEqual({
    answered: 0,
    refused: 0,
    failed: 0,
    abandoned: 0,
    ...counts,
  });
  // What the alarms take off the errors is what the page counts apart.
  const { values } = await metrics.refusedRequests.get();
  expect(values.reduce((sum, { value }) => sum + value, 0)).toBe('refused' in counts ? counts.refused : 0);
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
