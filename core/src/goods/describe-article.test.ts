import { expect, it } from 'vitest';
import { describeArticle, formatAmount, nameOfArticle } from './describe-article';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const whisky = { name: 'Whisky', kind: 'amount-product', unit: 'l' } as const;
const cigarettes = { name: 'Cigarettes', kind: 'amount-product', unit: 'cigarette' } as const;
const dress = { name: 'Robe', kind: 'value-product', unit: null } as const;
const other = { name: 'Autre article', kind: 'custom-product', unit: null } as const;

it.each([
  [1.5, 'l', '1,5 L'],
  [1, 'cigarette', '1 cigarette'],
  [2, 'cigarette', '2 cigarettes'],
  [50, 'cigare', '50 cigares'],
  [250, 'g', '250 g'],
  [3, null, '3 L'],
] as const)('writes %d %s as « %s »', (amount, unit, written) =>
  expect(plain(formatAmount(amount, unit))).toBe(written),
);

it.each([
  ['of the nomenclature, whatever it was called', dress, 'Ma robe', 'Robe'],
  ['its owner gave to another article', other, "Lampe d'Ali", 'Lampe d’Ali'],
  ['of another article, for want of its own', other, null, 'Autre article'],
  ['its owner gave to an unlisted one', null, 'Lampe', 'Lampe'],
  ['of any article, for want of all', null, null, 'Article'],
  ['of any article, for want of all, blank', null, '', 'Article'],
])('takes the name %s', (_, product, customName, name) =>
  expect(nameOfArticle(product, customName)).toBe(name),
);

it.each([
  [whisky, { name: 'Whisky', amount: 1.5, alcoholDegree: 40 }, 'Whisky, 1,5 L à 40 %'],
  [whisky, { name: 'Whisky', amount: 1.5, alcoholDegree: null }, 'Whisky, 1,5 L'],
  [whisky, { name: 'Whisky' }, 'Whisky'],
  [cigarettes, { name: 'Cigarettes', amount: 200, alcoholDegree: 40 }, 'Cigarettes, 200 cigarettes'],
  [dress, { name: 'Robe', amount: 3 }, '3 × Robe'],
  [dress, { name: 'Robe', amount: 1 }, 'Robe'],
  [dress, { name: 'Robe' }, 'Robe'],
  [null, { name: "Lampe d'Ali", amount: 1_200 }, '1 200 × Lampe d’Ali'],
])('describes %o: %o as « %s »', (product, article, written) =>
  expect(plain(describeArticle(article, product))).toBe(written),
);
