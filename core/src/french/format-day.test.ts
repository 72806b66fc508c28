import { expect, it } from 'vitest';
import { formatDay } from './format-day';

it.each(['2026-11', '2026-13-01', '2026-00-10', '21/11/2026', ''])(
  'gives « %s », which is no day, back as it is',
  (text) => expect(formatDay(text)).toBe(text),
);

it('writes the first and the last month', () => {
  expect(['2026-01-31', '2026-12-01'].map((day) => formatDay(day).replaceAll('\u00A0', ' '))).toEqual([
    '31 janvier 2026',
    '1er décembre 2026',
  ]);
});
