import { describe, expect, it } from 'vitest';
import {
  isDay,
  isInstant,
  isNumber,
  isRecord,
  isText,
  isUuid,
  listOf,
  nullable,
  objectOf,
  optional,
} from './shape';

interface Thing {
  readonly name: string;
  readonly size?: number | undefined;
  readonly note: string | null;
}
const isThing = objectOf<Thing>({ name: isText, size: optional(isNumber), note: nullable(isText) });

describe('objectOf', () => {
  it.each([
    { name: 'a', note: null },
    { name: 'a', size: 3, note: 'b', more: true },
  ])('lets %j through', (value) => {
    expect(isThing(value)).toBe(true);
  });

  it.each([null, [], 'a', {}, { name: 'a' }, { name: 'a', size: null, note: null }, { name: 3, note: null }])(
    'refuses %j',
    (value) => {
      expect(isThing(value)).toBe(false);
    },
  );
});

it('reads lists item by item', () => {
  expect(listOf(isThing)([{ name: 'a', note: null }])).toBe(true);
  expect(listOf(isThing)([{ name: 'a', note: null }, 3])).toBe(false);
  expect(listOf(isThing)({ length: 0 })).toBe(false);
});

it('takes a list for no record and no endless number for a number', () => {
  expect([isRecord([]), isRecord(null), isRecord({})]).toEqual([false, false, true]);
  expect([Number.NaN, Number.POSITIVE_INFINITY, '3', 3].map(isNumber)).toEqual([false, false, false, true]);
});

it('knows the days that exist', () => {
  const days = ['2026-11-21', '2024-02-29', '2026-02-29', '2026-13-01', '2026-11-2', 'demain', ''];
  expect(days.filter(isDay)).toEqual(['2026-11-21', '2024-02-29']);
});

it('knows instants and identifiers', () => {
  const instants = [
    '2026-11-21T06:00:00Z',
    '2026-11-21T06:00:00.123+01:00',
    '2026-11-21T06:00:00',
    '2026-11-21',
  ];
  expect(instants.filter(isInstant)).toEqual(instants.slice(0, 2));
  expect(isUuid('b3d8f5d0-2b7c-4a52-9b3f-0f6b6b7b2a10')).toBe(true);
  expect(isUuid('b3d8f5d0-2b7c-4a52-9b3f-0f6b6b7b2a1')).toBe(false);
});
