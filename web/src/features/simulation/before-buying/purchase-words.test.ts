import type { SimulationRequest } from '@retour/contract';
import {
  type CurrencyTable,
  lawOn,
  type MeanOfTransport,
  type ProductCatalogue,
  regimeOf,
} from '@retour/core';
import currencyTable from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { initialAppState } from '../../../store';
import { createCalculator } from '../../basket/assessment/calculator';
import { type ArticleDraft, emptyDraft } from '../../basket/products/article-draft';
import { unknownAnswer } from '../../basket/products/unknown-answer';
import { articleErrors } from '../../basket/text/article-text';
import { offeredCatalogue } from '../../reference/offered-catalogue';
import { plain } from '../testing/show-purchases';
import { assessPurchase } from './assess-purchase';
import { type Choice, considerArticle, nameArticle, noChoice } from './considered-article';
import { type PurchaseWords, purchaseWords } from './purchase-words';

const day = '2026-11-22';
const law = lawOn(day);
const catalogue = products as ProductCatalogue;
const { currencies } = currencyTable as CurrencyTable;
const calculator = createCalculator(catalogue, currencyTable as CurrencyTable, day);
const traveller = { age: 34, border: false } as const;

function wordsFor(
  choice: Partial<Choice>,
  price: string,
  typed: Partial<ArticleDraft> = {},
  basket: SimulationRequest['shoppingProducts'] = [],
  country = 'US',
  meanOfTransport: MeanOfTransport = 'plane',
): PurchaseWords {
  const request = { ...traveller, country, meanOfTransport };
  const trip = { country, regime: regimeOf(request), law, meanOfTransport };
  const offered = offeredCatalogue(catalogue, request, law);
  const whole = { ...noChoice, ...choice };
  const asked = { ...initialAppState.simulator.simulatorRequest, ...request };
  const named = nameArticle(whole, offered, trip, (group) =>
    unknownAnswer(group, { request: asked, calculator, arrival: trip, words: offered.restrictedWords }),
  );
  const buyer = { age: 34, arrival: trip, words: offered.restrictedWords };
  const considered = considerArticle(named, whole, buyer);
  const first = calculator.assess({ ...request, shoppingProducts: basket });
  if (first.kind !== 'assessed') throw new Error('An empty basket is assessed.');
  const draft = {
    ...emptyDraft(considered.product, { currency: 'EUR', name: whole.name }),
    price: { text: price },
    ...typed,
  };
  const question = {
    before: first.answer,
    calculator,
    request,
    draft,
    considered,
    currencies,
    likelyCurrencies: ['USD'],
    trip,
  };
  const words = purchaseWords(
    first.answer,
    assessPurchase({ ...question, request: { ...request, shoppingProducts: basket } }),
    considered,
    catalogue,
  );
  return {
    ...words,
    title: plain(words.title),
    left: words.left && plain(words.left),
    lines: words.lines.map(plain),
  };
}

it.each([
  ['', {}, 'Il vous reste 430,00 €'],
  ['318', {}, 'Rien de plus à payer, sous réserve d’un contrôle'],
  ['318', { name: 'parfum' }, 'Rien de plus à payer'],
  ['500', { name: 'parfum' }, /^Vous paieriez \d+,\d\d € de plus à la douane$/],
  ['100', { name: 'Robe' }, 'Rien de plus à payer'],
  ['900', { name: 'T-shirt, débardeur' }, /^Vous paieriez (?:entre )?\d+,\d\d €/],
  ['800', { name: 'Sac à main' }, /^Vous paieriez entre \d+,\d\d € et \d+,\d\d € de plus/],
  ['900', { name: 'Sac à main' }, /^Vous paieriez entre \d+,\d\d € et \d+,\d\d € de plus/],
  ['20', { name: 'viande' }, 'Interdit en provenance des États-Unis : ne l’achetez pas'],
  ['20', { name: 'ivoire' }, 'Interdit depuis tout pays hors de l’Union européenne : ne l’achetez pas'],
  ['', { name: 'cocaïne' }, 'Interdit : ne l’achetez pas'],
  ['100', { name: 'pièce' }, 'Rien de plus à payer'],
  ['10000', { name: 'pièce' }, 'Réglementé : Argent liquide, or et titres au porteur'],
  ['15000', { name: 'or' }, 'Réglementé : Argent liquide, or et titres au porteur'],
  ['', { name: 'médicaments' }, 'Réglementé : Médicaments'],
  ['20', { name: 'une bonne vodka maison' }, 'Dites d’abord ce que c’est'],
  ['20', { name: 'Vin' }, 'Il vous reste 4 L de vin'],
] as const)('says of %s € and %j: %s', (price, choice, title) => {
  expect(wordsFor(choice, price).title).toMatch(title);
});

it('promises nothing of what may be food, taxed above an allowance of its own', () => {
  const { title, lines } = wordsFor({ name: 'Chocolats artisanaux' }, '400', {}, [], 'AD');
  expect(title).toBe('Rien de plus à payer, sous réserve d’un contrôle');
  expect(lines.join(' ')).toContain('Si c’est un aliment, il a sa propre franchise, de 300 €');
});

it('leaves out of the range the answers that have no amount, and names them', () => {
  const { lines } = wordsFor({ name: 'Sac à main' }, '800', { currency: 'USD' });
  expect(lines).toContainEqual(expect.stringMatching(/^800 USD, soit \d+,\d\d €\.$/u));
  expect(lines).toContainEqual(
    expect.stringMatching(/^À part, sans montant connu : Sac ou objet en peau exotique/u),
  );
});

it.each([
  ['4', 'Rien de plus à payer'],
  ['4,01', 'Rien de plus à payer, mais à déclarer'],
  ['4,5', 'Vous paieriez 0,28 € de plus à la douane'],
])(
  'counts an excess whose taxes round to nothing among what « Vin » may cost: %s litres, %s',
  (text, title) => {
    expect(wordsFor({ name: 'Vin' }, '10', { amount: { text } }).title).toBe(title);
  },
);

it('gives no amount of what may not enter', () => {
  expect(wordsFor({ name: 'viande' }, '20')).toMatchObject({ left: undefined, lines: [] });
});

describe('what may not board the transport of the trip', () => {
  const names = ['feu d’artifice', 'Feux d’artifice, pétards'];

  it.each(names)('is not to be bought: « %s »', (name) => {
    for (const [price, country] of [
      ['', 'TH'],
      ['10', 'TH'],
      ['10', 'ES'],
    ] as const) {
      const { title, left, lines, rules } = wordsFor({ name }, price, {}, [], country);
      expect(title).toBe('Interdit en avion : ne l’achetez pas');
      expect([left, lines]).toEqual([undefined, []]);
      expect(plain(rules[0]?.message ?? '')).toMatch(
        / : interdits en avion, .* En avion, n’en emportez pas\./u,
      );
    }
  });

  it.each(names)('is regulated by another one: « %s »', (name) => {
    const { title, left } = wordsFor({ name }, '10', {}, [], 'ES', 'car');
    expect([title, left]).toEqual([
      'Réglementé : Explosifs, pétards et feux d’artifice',
      'Pas de limite de valeur',
    ]);
  });
});

describe('money, which is no purchase', () => {
  const money = (name: string): Partial<Choice> =>
    name === 'or-investissement' ? { name: 'Or', node: name } : { name };
  const declared =
    'À partir de 10 000 € en espèces, chèques, pièces ou lingots d’or : la somme est à déclarer.';

  it.each([
    ['argent liquide', '12000', 'ES'],
    ['argent liquide', '12000', 'TH'],
    ['or-investissement', '12000', 'TH'],
  ])('takes nothing of an allowance, and is declared on DALIA: « %s », %s €, %s', (name, price, country) => {
    const { title, left, rules } = wordsFor(money(name), price, {}, [], country);
    expect(title).toBe('Réglementé : Argent liquide, or et titres au porteur');
    expect(left).toBeUndefined();
    expect(plain(rules[0]?.message ?? '')).toContain(declared);
    expect(plain(rules[0]?.message ?? '')).toContain('en ligne, sur DALIA, avant de passer la douane.');
  });

  it.each([
    ['argent liquide', '', 'ES'],
    ['argent liquide', '', 'TH'],
    ['argent liquide', '500', 'TH'],
    ['or-investissement', '', 'TH'],
    ['or-investissement', '500', 'ES'],
  ])('has its threshold said below it, or before its sum: « %s », %s €, %s', (name, price, country) => {
    const { title, left, lines } = wordsFor(money(name), price, {}, [], country);
    expect([title, left]).toEqual(['Rien de plus à payer', undefined]);
    expect(lines.join(' ')).toContain(declared);
    expect(lines.join(' ')).not.toContain('DALIA');
  });
});

it.each(['', '40'])('recalls the prescription of a medicine bought inside the Union: %s €', (price) => {
  const { title, lines } = wordsFor({ name: 'Médicament' }, price, {}, [], 'ES');
  expect(title).toBe('Rien de plus à payer');
  expect(lines).toContain(
    'Médicament pour votre usage : rien à payer. Au-delà de 3 mois de traitement, gardez l’ordonnance.',
  );
});

it('says of an article that nobody can assess what is known of it', () => {
  const { title, lines } = wordsFor({}, '900', { currency: 'USD' });
  expect(title).toBe('Le montant serait fixé par un agent');
  expect(lines).toEqual([
    expect.stringMatching(/^900 USD, soit \d+,\d\d €\.$/u),
    'Vous n’avez pas dit ce que c’est : un agent fixerait le montant.',
    expect.stringMatching(/^Ordre de grandeur : la TVA seule, à 20 %, ferait environ \d+ €\./u),
    expect.stringMatching(/^Dites ce qu’est l’article/u),
  ]);
});

it('asks which article it is, where that one alone is missing', () => {
  const { title, lines } = wordsFor({ name: 'iPhone' }, '900');
  expect(title).toBe('Dites lequel : le montant en dépend');
  expect(lines.join(' ')).not.toMatch(/agent|estimation/u);
});

it('estimates it at the flat rate as long as that one applies', () => {
  const { title, lines } = wordsFor({}, '500');
  expect(title).toMatch(/^Vous paieriez/u);
  expect(lines).toContain(
    'Vous n’avez pas dit ce que c’est : nous l’estimons au droit forfaitaire des voyageurs, 2,5 %, et à la TVA de 20 %.',
  );
});

it.each(['100', '900'])(
  'says that « montre » has its question open, where each answer owes the same: %s €',
  (price) => {
    expect(wordsFor({ name: 'montre' }, price).lines).toContain(
      'Vous n’avez pas encore répondu à la question : ici, le montant n’en dépend pas.',
    );
  },
);

it('says that the office counts a scooter of an unknown size, and nothing of a dearest case', () => {
  const { lines } = wordsFor({ name: 'Moto, scooter', node: 'moto-scooter', isUnsure: true }, '900');
  expect(lines.join(' ')).toContain('qui calcule les taxes');
  expect(lines.join(' ')).not.toContain('le cas qui coûte le plus');
});

it('keeps of a guitar that nobody can tell what the law says to know of each', () => {
  const { lines } = wordsFor({ name: 'Guitare', node: 'guitare', isUnsure: true }, '300');
  expect(lines.join(' ')).toMatch(/peut venir d’une espèce protégée/u);
});

it('says of a name that the list has not that it is not in it', () => {
  expect(wordsFor({ name: 'zorglub' }, '500').lines).toContainEqual(
    expect.stringMatching(/^Cet article n’est pas dans notre liste\./u),
  );
});

it.each([
  ['100 £', 'USD', articleErrors.otherCurrency],
  ['12,345', 'TND', articleErrors.ambiguous],
  ['12,3456', 'EUR', articleErrors.decimals],
  ['-5', 'EUR', articleErrors.price],
  ['cent', 'EUR', articleErrors.price],
  ['99999999999', 'EUR', articleErrors.price],
  ['', 'EUR', 'Tapez un prix : la réponse vient aussitôt.'],
])('says of the price « %s » in %s why it is not read', (price, currency, reason) => {
  expect(wordsFor({}, price, { currency }).lines).toEqual([plain(reason)]);
});

it.each([
  ['US', { name: 'parfum' }, '500', 'Il vous reste 430,00 € pour d’autres articles'],
  ['US', { name: 'parfum' }, '100', 'Il vous reste 330,00 €'],
  ['AD', { name: 'parfum' }, '1000', 'Il vous reste 900,00 € pour d’autres articles'],
  ['AD', { name: 'Confiture', node: 'confiture' }, '400', 'Il vous reste 300,00 € pour des aliments'],
  ['AD', { name: 'Confiture', node: 'confiture' }, '100', 'Il vous reste 200,00 € pour des aliments'],
  ['AD', { name: 'Confiture', node: 'confiture' }, '300', 'Votre franchise d’aliments est utilisée'],
])(
  'says what is left of the allowance that it counts in, and for what: %s, %j, %s',
  (country, choice, price, left) => {
    expect(wordsFor(choice, price, {}, [], country).left).toBe(left);
  },
);

it('says of an unpriced article what is left of its own allowance', () => {
  expect(wordsFor({ name: 'Confiture', node: 'confiture' }, '', {}, [], 'AD').title).toBe(
    'Il vous reste 300,00 € pour des aliments',
  );
});

describe('of tobacco and alcohol', () => {
  const whisky = { name: 'Whisky', node: 'whisky' };
  const litres = (text: string, degree = '40') => ({ amount: { text }, degree: { text: degree } });

  it.each([
    [whisky, 'US', 'Il vous reste 1 L d’alcool'],
    [whisky, 'AD', 'Il vous reste 1,5 L d’alcool'],
    [{ name: 'Cigarettes', node: 'cigarettes' }, 'US', 'Il vous reste 200 cigarettes'],
    [{ name: 'Tabac à rouler', node: 'tabac-a-rouler' }, 'US', 'Il vous reste 250 g de tabac'],
    [{ name: 'Bière', node: 'biere' }, 'US', 'Il vous reste 16 L de bière'],
    [{ name: 'Alcool', node: 'alcool' }, 'US', 'Sa franchise est une quantité'],
    [whisky, 'ES', 'Pas de limite de valeur'],
  ])(
    'says before a price the quantity that is left, which the value has no part in: %j, %s',
    (choice, country, title) => {
      expect(wordsFor(choice, '', {}, [], country).title).toBe(title);
    },
  );

  it.each([
    ['0,7', '40', 'Il vous reste 0,3 L d’alcool'],
    ['0,7', '20', 'Il vous reste 1,3 L d’alcool'],
    ['1', '40', 'Votre franchise d’alcool est utilisée'],
    ['3', '40', 'Votre franchise d’alcool est utilisée'],
  ])('says what is left after %s L at %s %%: %s', (amount, degree, left) => {
    expect(wordsFor(whisky, '35', litres(amount, degree)).left).toBe(left);
  });

  it('counts what the basket has used of it, of another kind too', () => {
    const cigars = { customId: 'c', id: 'cigares', originalValue: 30, currency: 'EUR', amount: 20 };
    const choice = { name: 'Cigarettes', node: 'cigarettes' };
    expect(wordsFor(choice, '', {}, [cigars]).title).toBe('Il vous reste 120 cigarettes');
  });

  it.each([
    ['AD', 'cigarettes', 20, 'cigarettes', '280 cigarettes'],
    ['AD', 'cigarettes', 200, 'cigarettes', '100 cigarettes'],
    ['AD', 'cigarettes', 299, 'cigarettes', '1 cigarette'],
    ['AD', 'cigarillos', 7, 'cigarettes', '286 cigarettes'],
    ['AD', 'tabac-a-rouler', 1, 'cigarettes', '299 cigarettes'],
    ['AD', 'cigarettes', 1, 'tabac-a-rouler', '398 g de tabac'],
    ['US', 'tabac-a-rouler', 249, 'cigarettes', 'franchise de tabac est utilisée'],
    ['AD', 'whisky', 0.7, 'whisky', '0,8 L d’alcool'],
    ['AD', 'vin-tranquille', 0.29, 'vin-tranquille', '4,71 L de vin'],
    ['AD', 'vin-tranquille', 0.333, 'vin-tranquille', '4,66 L de vin'],
    ['AD', 'vin-tranquille', 3, 'whisky', '1,5 L d’alcool'],
  ])('of %s, with %s of %s, is exact: of %s, %s', (country, id, amount, node, left) => {
    const used = { customId: 'u', id, originalValue: 30, currency: 'EUR', amount };
    expect(wordsFor({ name: 'x', node }, '', {}, [used], country).title).toContain(left);
  });

  it('is of what was bought outside the Union alone', () => {
    const used = { customId: 'u', id: 'cigarettes', originalValue: 30, currency: 'EUR', amount: 100 };
    const choice = { name: 'Cigarettes', node: 'cigarettes' };
    const basket = [used, { ...used, customId: 'v', purchaseCountry: 'ES' }];
    expect(wordsFor(choice, '', {}, basket, 'AD').title).toBe('Il vous reste 200 cigarettes');
  });
});

it.each([{ name: 'Voiture', node: 'voiture' }, { name: 'Scooter Vespa' }])(
  'promises nothing beyond the customs of a vehicle of the Union: %j',
  (choice) => {
    const { title, lines } = wordsFor(choice, '9000', {}, [], 'DE');
    expect(title).toBe('Rien de plus à payer à la douane');
    expect(lines.join(' ')).toMatch(/voiture ou une moto neuve, la TVA est due aux impôts/u);
  },
);

describe('of the whole basket', () => {
  const inBasket = (article: Partial<SimulationRequest['shoppingProducts'][number]>) => [
    {
      customId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
      currency: 'EUR',
      originalValue: 10,
      ...article,
    },
  ];
  const said = (article: Parameters<typeof inBasket>[0], choice: Partial<Choice>, price: string) =>
    wordsFor(choice, price, {}, inBasket(article)).lines.at(-1);

  it('compares amounts', () => {
    expect(said({ id: 'livre' }, { name: 'parfum' }, '20')).toBe(
      'À payer pour tout votre panier : 0,00 € sans cet achat, 0,00 € avec lui.',
    );
  });

  it('says that an agent sets it where something of it is to be assessed already', () => {
    const yurt = { customName: 'Yourte', originalValue: 5000 };
    expect(said(yurt, { name: 'parfum' }, '20')).toMatch(/^Votre panier contient déjà un article à évaluer/u);
  });

  it('says it without the article where that one has no amount', () => {
    const { lines } = wordsFor({ name: 'Yourte' }, '5000', {}, inBasket({ id: 'livre' }));
    expect(lines).toContain('À payer pour votre panier sans cet achat : 0,00 €.');
    expect(lines.join()).not.toContain('À évaluer');
  });
});
