import { expect, it } from 'vitest';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { handedOverAlone } from './handed-over-alone';

const line = (customId: string, handedOver?: boolean, originalValue = 100) => ({
  customId,
  originalValue,
  currency: 'EUR',
  ...(handedOver === undefined ? {} : { handedOver }),
});

const request = (...shoppingProducts: ReturnType<typeof line>[]): StoredRequest =>
  ({ age: 34, country: 'US', shoppingProducts }) as unknown as StoredRequest;

it.each([
  ['one', request(line('a'), line('b')), request(line('a', true), line('b')), 1],
  ['two', request(line('a'), line('b')), request(line('a', true), line('b', true)), 2],
  ['one more', request(line('a', true), line('b')), request(line('a', true), line('b', true)), 1],
  ['one given back', request(line('a', true)), request(line('a', false)), 0],
  ['one, one given back', request(line('a', true), line('b')), request(line('a'), line('b', true)), 0],
  ['a price too', request(line('a'), line('b')), request(line('a', true), line('b', undefined, 90)), 0],
  ['one, another gone', request(line('a'), line('b')), request(line('a', true)), 0],
  ['none', request(line('a')), request(line('a')), 0],
])('counts what was handed over, where nothing else changed: %s', (_, before, after, expected) => {
  expect(handedOverAlone(before, after)).toBe(expected);
});
