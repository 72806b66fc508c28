import { filterRanges, reviewFilters } from '@retour/contract';
import { expect, it } from 'vitest';
import { listText } from '../text/list-text';
import { noFilters } from './list-filters';
import { checkTyped, fieldsOf } from './typed-filters';

const typed = fieldsOf(noFilters);

it('reads a flight and amounts in any writing', () => {
  const none = Object.fromEntries(Object.keys(typed).map((name) => [name, undefined]));
  expect(checkTyped(typed)).toEqual({ kind: 'valid', valid: none });
  const some = { ...typed, flight: ' af 0123', minAmount: '1\u202F234,50 €', maxAmount: '2000' };
  expect(checkTyped(some)).toEqual({
    kind: 'valid',
    valid: { ...none, flight: 'AF123', minAmount: 1_234.5, maxAmount: 2_000 },
  });
});

it('shows what it reads', () => {
  const filters = { flight: 'AF123', minAmount: 1_234.5, maxAmount: 2_000, handledDate: '2026-11-20' };
  const fields = fieldsOf({ ...noFilters, ...filters });
  expect(fields).toMatchObject({ flight: 'AF\u00A0123', maxAmount: '2000', handledDate: '2026-11-20' });
  expect(checkTyped(fields)).toMatchObject({ kind: 'valid', valid: filters });
});

it.each([
  [{ flight: 'nuage' }, { flight: reviewFilters.flight.fault }],
  [{ minAmount: 'beaucoup' }, { minAmount: listText.wrongAmount }],
  [{ maxAmount: '99999999' }, { maxAmount: listText.wrongAmount }],
  [{ minAmount: '5', maxAmount: '4' }, { maxAmount: filterRanges.amount.fault }],
])('says what is wrong with %o', (given, problems) => {
  expect(checkTyped({ ...typed, ...given })).toEqual({ kind: 'faulty', problems });
});
