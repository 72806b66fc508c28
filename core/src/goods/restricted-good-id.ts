/** What the law says of goods; `information` forbids and asks nothing, it is only good to know. */
export type RestrictionSeverity = 'forbidden' | 'regulated' | 'information';

export const restrictedGoodIds = [
  'meat',
  'dairy',
  'pet-food',
  'fish',
  'animal-products',
  'infant-food',
  'composite-food',
  'plants',
  'soil-and-potatoes',
  'sand-and-stones',
  'ivory',
  'protected-species',
  'caviar',
  'composition',
  'counterfeits',
  'drugs',
  'cbd',
  'weapons',
  'explosives',
  'cash',
  'fuel',
  'medicine',
  'narcotic-medicine',
  'animals',
  'cultural-goods',
  'nicotine-pouches',
  'sale-ban',
  'dangerous-products',
  'child-abuse-images',
  'rough-diamonds',
  'formalities',
  'trade-defence',
  'alcohol',
  'tobacco',
  'vehicle',
] as const;
export type RestrictedGoodId = (typeof restrictedGoodIds)[number];

/** Taxed by their quantity: a listed article carries it, a free one does not. */
export const taxedByQuantity: ReadonlySet<RestrictedGoodId> = new Set(['alcohol', 'tobacco']);

/** Searched as listed articles, which say the rule themselves: it is no result beside them. */
export const foundAsArticles: ReadonlySet<RestrictedGoodId> = new Set([...taxedByQuantity, 'vehicle']);

/** What was answered of a free article before each good was asked about: it is one of these goods, or `none`. */
export const restrictionAnswers = [...restrictedGoodIds, 'none'] as const;
export type RestrictionAnswer = (typeof restrictionAnswers)[number];

/** Whether a free article is one of these goods. */
export const doubtAnswers = ['yes', 'no'] as const;
export type DoubtAnswer = (typeof doubtAnswers)[number];

/** Good by good, what the author of a free article answered of it; a good that was not asked about is absent. */
export type RestrictionAnswers = Readonly<Partial<Record<RestrictedGoodId, DoubtAnswer>>>;
