import { expect, test } from 'vitest';
import { startupDelays } from './startup-moments';

test('a page that starts at once mounts at 300 ms, fades at 1200 ms, is clear at 1500 ms', () => {
  expect(startupDelays(0)).toEqual({ mount: 300, fade: 1200, remove: 1500 });
});

test('time already spent is not waited twice', () => {
  expect(startupDelays(250)).toEqual({ mount: 50, fade: 950, remove: 1250 });
});

test('a page that took long to arrive shows its content at once and only fades', () => {
  expect(startupDelays(4000)).toEqual({ mount: 0, fade: 0, remove: 300 });
});
