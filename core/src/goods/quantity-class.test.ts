import { expect, it } from 'vitest';
import { amountProducts } from './product';
import { isCountedInUnits, isDrink } from './quantity-class';

it('tells drinks, what is weighed and what is counted apart', () => {
  expect(amountProducts.filter(isDrink)).toEqual([
    'spiritDrink',
    'alcoholIntermediate',
    'wine',
    'sparklingWine',
    'beer',
  ]);
  expect(amountProducts.filter(isCountedInUnits)).toEqual(['cigarette', 'cigarillos', 'cigar']);
});
