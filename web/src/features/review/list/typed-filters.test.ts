import { filterRanges, reviewFilters } from '@retour/contract';
import { expect, it } from 'vitest';
import { listText } from '../text/list-text';
import { checkTyped } from './typed-filters';

const typed = { flight: '', minAmount: '', maxAmount: '', handledDate: '' };
const none = { flight: undefined, minAmount: undefined, maxAmount: undefined, handledDate: undefined };

it('reads a flight and amounts in any writing', () => {
  expect(checkTyped(typed)).toEqual({ kind: 'valid', valid: none });
  const some = { ...typed, flight: ' af 0123', minAmount: '1\u202F234,50 €', maxAmount: '2000' };
  expect(checkTyped(some)).toEqual({
    kind: 'valid',
    valid: { ...none, flight: 'AF123', minAmount: 1_234.5, maxAmount: 2_000 },
  });
});

it.each([
  [{ flight: 'nuage' }, { flight: reviewFilters.flight.fault }],
  [{ minAmount: 'beaucoup' }, { minAmount: listText.wrongAmount }],
  [{ maxAmount: '99999999' }, { maxAmount: listText.wrongAmount }],
  [{ minAmount: '5', maxAmount: '4' }, { maxAmount: filterRanges.amount.fault }],
])('says what is wrong with %o', (given, problems) => {
  expect(checkTyped({ ...typed, ...given })).toEqual({ kind: 'faulty', problems });
});
