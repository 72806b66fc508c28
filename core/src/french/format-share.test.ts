import { expect, it } from 'vitest';
import { formatShare } from './format-share';

it.each([
  [49.99, '50\u00A0%'],
  [33.33, '33,3\u00A0%'],
  [67.5, '67,5\u00A0%'],
  [100, '100\u00A0%'],
])('says %s as « %s »', (percent, said) => expect(formatShare(percent)).toBe(said));
