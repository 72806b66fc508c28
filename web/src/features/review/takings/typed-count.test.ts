import { expect, it } from 'vitest';
import { checkCount, typedCount } from './typed-count';

const plain = (text = ''): string => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const means = (net: number) => [
  { mean: 'cash' as const, payments: 1, collected: Math.max(net, 0), refunded: Math.max(-net, 0), net },
];

function count(cash: string, net = 1200) {
  const checked = checkCount({ ...typedCount([]), cash }, ['cash'], means(net) as never);
  return checked.kind === 'valid' ? checked.valid : plain(checked.problems.cash);
}

it.each(['1 200', '1\u00A0200', '1\u202F200,00', '1200'])(
  'counts thousands however they stand apart: %j',
  (typed) => {
    expect(count(typed)).toEqual([{ mean: 'cash', counted: 1200 }]);
  },
);

it('tells how to write a sum that a space cuts in two', () => {
  expect(count('1 20')).toContain('écrivez 1,20 ou 120');
  expect(count('−1 20', -2)).toContain('écrivez −1,20 ou −120');
  expect(count('cent')).toContain('entre 0 et');
});
