import { expect, it } from 'vitest';
import { dayFiguresSchema } from './review';
import { declarationListSchema } from './review-list';

const sums = { total: 12.5, customDuty: 0, excise: 0, vat: 12.5 };
const counted = { declarations: 1, total: 12.5 };

it('reads the sums that a process of the release before answers', () => {
  const amounts = { due: sums, collected: sums };
  const list = { declarations: [], total: 1, totalIsMinimum: false, amounts };
  expect(declarationListSchema.parse(list).amounts).toEqual(amounts);
  const figures = {
    day: '2026-11-24',
    toValidate: counted,
    toCollect: counted,
    submitted: counted,
    validated: counted,
    refused: counted,
    paid: counted,
  };
  expect(dayFiguresSchema.parse(figures)).toEqual(figures);
});
