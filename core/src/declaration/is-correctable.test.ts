import { expect, it } from 'vitest';
import { correctableStatuses, isCorrectable } from './is-correctable';

it('is what was sent, until it is paid for, refused or cancelled', () => {
  expect(correctableStatuses).toEqual(['submitted', 'validated']);
  expect(isCorrectable('draft')).toBe(false);
});
