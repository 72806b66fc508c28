import type { WarningSeverity } from '../assessment/assessment';

/** What the law says of goods; `information` forbids and asks nothing, it is only good to know. */
export type RestrictionSeverity = Exclude<WarningSeverity, 'doubtful'>;

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
  'animals',
  'cultural-goods',
  'nicotine-pouches',
  'sale-ban',
  'dangerous-products',
  'child-abuse-images',
  'rough-diamonds',
  'formalities',
  'trade-defence',
] as const;
export type RestrictedGoodId = (typeof restrictedGoodIds)[number];

/** The traveller's answer about a free article: it is one of these goods, or none of them. */
export const restrictionAnswers = [...restrictedGoodIds, 'none'] as const;
export type RestrictionAnswer = (typeof restrictionAnswers)[number];
