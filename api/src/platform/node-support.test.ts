import { expect, it } from 'vitest';
import { pastEndOfLife } from './node-support';

it.each([
  ['20.19.0', '2026-04-30T23:00:00Z', null],
  ['20.19.0', '2026-05-01T00:00:00Z', '2026-04-30'],
  ['v22.3.0', '2026-11-22T00:00:00Z', null],
  ['99.0.0', '2030-01-01T00:00:00Z', null],
])('Node %s on %s: %s', (version, moment, end) => {
  expect(pastEndOfLife(version, new Date(moment))).toBe(end);
});
