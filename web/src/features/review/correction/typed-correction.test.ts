import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { type CorrectionDraft, emptyCorrection } from './correction-draft';
import { typedRows } from './typed-correction';

const shoppingProducts = [
  { customId: 'a', customName: 'Lampe', originalValue: 12, currency: 'EUR' },
  { customId: 'b', customName: 'Vase', originalValue: 9, currency: 'USD' },
  // Counted as what it is bought with: it has a price.
  {
    customId: 'm',
    customName: 'Montre et argent liquide',
    originalValue: 90,
    currency: 'EUR',
    restrictionAnswers: { cash: 'yes' as const },
  },
];
const assessment = assessedBasket([
  assessedLine({ customId: 'm', id: null, customName: 'Montre et argent liquide' }),
]);
const plain = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const told = (draft: Partial<CorrectionDraft>): readonly string[] =>
  typedRows({ ...emptyCorrection, ...draft }, { shoppingProducts, assessment }, () => null).map(
    ({ name, words }) => plain(`${name} | ${words.join(' | ')}`),
  );

it.each<[string, Partial<CorrectionDraft>, readonly string[]]>([
  [
    'a line, as it was typed, be it wrong',
    {
      lines: {
        a: { price: { text: '12,5O' }, priceBasis: 'each', count: { text: '2' }, originCountry: 'CN' },
      },
    },
    [
      'Lampe | Prix d’un article : 12,5O | Devise : EUR | Nombre d’articles identiques : 2 | Pays de fabrication : Chine',
    ],
  ],
  [
    'the price of a whole line',
    { lines: { b: { price: { text: '30' }, priceBasis: 'all' } } },
    ['Vase | Prix payé pour toute la ligne : 30 | Devise : USD'],
  ],
  [
    'the price and the currency that is corrected with it',
    { lines: { b: { price: { text: '30' }, currency: 'JPY' } } },
    ['Vase | Prix d’un article : 30 | Devise : JPY'],
  ],
  [
    'no currency beside what is no price',
    { lines: { b: { price: { text: ' ' }, count: { text: '3' } } } },
    ['Vase | Nombre d’articles identiques : 3'],
  ],
  [
    'a sum that is carried',
    { lines: { a: { price: { text: '12000' }, restrictionAnswers: { cash: 'yes' } } } },
    ['Lampe | Somme ou valeur transportée : 12000 | Devise : EUR'],
  ],
  [
    'the sum of each of several',
    { lines: { a: { price: { text: '50' }, count: { text: '2' }, restrictionAnswers: { cash: 'yes' } } } },
    ['Lampe | Somme ou valeur de chacun : 50 | Devise : EUR | Nombre d’articles identiques : 2'],
  ],
  [
    'the price of what is bought beside cash, as its field says',
    { lines: { m: { price: { text: '120' } } } },
    ['Montre et argent liquide | Prix d’un article : 120 | Devise : EUR'],
  ],
  [
    'a line that goes, whatever was typed of it',
    { lines: { a: { price: { text: '9' } } }, removed: ['a'] },
    ['Lampe | retiré'],
  ],
  [
    'an article found',
    { added: { c: { name: 'Montre', currency: 'USD' } } },
    ['Article trouvé au contrôle | Nom de l’article : Montre | Devise : USD'],
  ],
  [
    'the person and the trip',
    { declared: { lastName: 'Durand', age: { isMinimum: false, text: '16' }, country: 'CH' } },
    ['Voyageur et voyage | Nom de famille : Durand | Âge : 16 ans | Pays d’achat : Suisse'],
  ],
  ['an allowance', { allowances: { value: '300' } }, ['Franchise déjà utilisée | Franchise en valeur : 300']],
  [
    'why, after what it is about',
    { removed: ['b'], standard: 'invoice', reason: ' Vue au comptoir ' },
    ['Vase | retiré', 'Raison de la correction | Facture présentée. Vue au comptoir'],
  ],
  [
    'another reason, which is typed',
    { standard: 'other', reason: 'Ticket illisible' },
    ['Raison de la correction | Ticket illisible'],
  ],
  ['nothing of a reason that is chosen alone', { standard: 'invoice' }, []],
])('tells of a correction that is not saved %s', (_, draft, expected) => {
  expect(told(draft)).toEqual(expected);
});
