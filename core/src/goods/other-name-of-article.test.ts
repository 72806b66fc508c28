import { expect, it } from 'vitest';
import { otherNameOfArticle } from './other-name-of-article';

const gold = { name: 'Or : lingots, pièces d’or', kind: 'value-product' } as const;
const other = { name: 'Autre article', kind: 'custom-product' } as const;

it.each([
  ['its own, with its no-break spaces', gold, 'Or\u00A0: lingots, pièces d’or', null],
  ['its own, as it is typed', gold, " or :  lingots, pieces d'or", null],
  ['another', gold, "Pièces d'or", 'Pièces d’or'],
  ['none', gold, null, null],
  ['one that the nomenclature has not', other, 'Lampe', null],
  ['that of an unlisted article, from right to left', null, 'عطر', null],
])('says beside the name of an article the one that was typed: %s', (_, product, customName, said) =>
  expect(otherNameOfArticle(product, customName)).toBe(said),
);
