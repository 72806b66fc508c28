import { expect, it } from 'vitest';
import { formatTerm } from './format-term';

it.each([
  [1, 'un jour'],
  [30, '30 jours'],
  [364, '364 jours'],
  [365, 'un an'],
  [400, '400 jours'],
  [1_095, '3 ans'],
])('%i days: %s', (days, words) => expect(formatTerm(days)).toBe(words));
