import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { purchaseEffect } from './purchase-effect';

const before = assessedBasket([assessedLine({ customId: 'a', status: 'taxed', total: 12.5 })]);
type Line = Parameters<typeof assessedLine>[0];
type Changes = Parameters<typeof assessedBasket>[1];
const withArticle = (line: Line, changes?: Changes) =>
  assessedBasket([...before.shoppingProducts, assessedLine({ customId: 'b', ...line })], changes);
const about = (code: string, severity: 'forbidden' | 'regulated' | 'information', customIds = ['b']) => ({
  warnings: [{ code, severity, message: `${code}.`, legalBasis: null, customIds }],
});

it.each([
  ['what is owed more, to the cent', withArticle({ status: 'taxed', total: 57.7 }), 'owed', 57_70],
  ['nothing more', withArticle({ status: 'relieved', total: 0 }), 'nothing', 0],
  [
    'what is to assess',
    withArticle({ status: 'to-assess', total: 0 }, { totalIsMinimum: true }),
    'to-assess',
    0,
  ],
  [
    'the law before any amount',
    withArticle({ status: 'taxed', total: 5 }, about('meat', 'forbidden')),
    'forbidden',
    5_00,
  ],
  [
    'nothing of what is forbidden elsewhere in the basket',
    withArticle({ status: 'relieved', total: 0 }, about('meat', 'forbidden', ['a'])),
    'nothing',
    0,
  ],
  [
    'what nobody knows as unidentified',
    withArticle({ status: 'relieved', total: 0 }, about('unknown-name', 'information')),
    'unidentified',
    0,
  ],
] as const)('says %s', (_, after, verdict, added) => {
  const effect = purchaseEffect(before, after, 'b');
  expect(effect).toMatchObject({ verdict, added });
});

it('tells the law of the article, and that an amount of an unknown one is worth what it is declared as', () => {
  const after = withArticle({ status: 'taxed', total: 5 }, about('unknown-name', 'information'));
  expect(purchaseEffect(before, after, 'b')).toMatchObject({ isUnidentified: true, rules: [] });
  const meat = withArticle({ total: 0 }, about('meat', 'forbidden'));
  expect(purchaseEffect(before, meat, 'b')?.rules).toMatchObject([{ message: 'meat.' }]);
  expect(purchaseEffect(before, before, 'b')).toBeUndefined();
});
