import {
  type Arrival,
  foldText,
  type RestrictedWords,
  restrictionsSought,
  type SoughtRestrictions,
} from '@retour/core';

/** « Poulet en peluche » is a toy first; what its other words name is a doubt, shown after the products. */
const isPlush = (query: string): boolean => /(?:^|[^a-z])peluches?(?![a-z])/.test(foldText(query));

/** What a search shows of restricted goods: before the products what it names, after them what it may mean. */
export function soughtGoods(query: string, arrival: Arrival, words: RestrictedWords): SoughtRestrictions {
  const sought = restrictionsSought(query, arrival, words);
  if (!isPlush(query)) return sought;
  return { named: [], begun: [...sought.named, ...sought.begun] };
}
