import {
  choiceFilterNames,
  type FilterRangeName,
  filterRangeNames,
  filterRanges,
  type ReviewFilterOf,
  type ReviewFilterValue,
  textFilterNames,
} from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { ownOfficeQuery } from '../../../lib/own-office';
import {
  type AloneFilter,
  aloneLooks,
  choiceLooks,
  type Offices,
  rangeWords,
  searchedWords,
} from './filter-looks';
import type { FilterValues } from './list-filters';

/** The offices by their name, once they are known; asked for when one is chosen. */
export function useOffices(isAsked: boolean): Offices {
  return useQuery({ ...ownOfficeQuery, enabled: isAsked }).data?.offices ?? [];
}

/** A filter in use: its words, and what the list is asked for without it. */
export interface ChosenFilter {
  readonly id: string;
  readonly words: string;
  readonly without: Partial<FilterValues>;
}

const aloneNames = Object.keys(aloneLooks) as readonly AloneFilter[];

function chosenValues<Name extends ReviewFilterOf<'choices'>>(
  name: Name,
  filters: FilterValues,
): readonly ChosenFilter[] {
  const { inUse, label } = choiceLooks[name];
  const chosen = filters[name] as readonly ReviewFilterValue<Name>[];
  return chosen.map((value) => ({
    id: `${name} ${value}`,
    words: (inUse ?? label)(value),
    without: { [name]: chosen.filter((other) => other !== value) },
  }));
}

function chosenAlone<Name extends AloneFilter>(
  name: Name,
  filters: FilterValues,
  offices: Offices,
): readonly ChosenFilter[] {
  const value = filters[name];
  if (value === undefined) return [];
  return [{ id: name, words: aloneLooks[name].inUse(value, offices), without: { [name]: undefined } }];
}

function chosenRange(range: FilterRangeName, filters: FilterValues): readonly ChosenFilter[] {
  const { low, high } = filterRanges[range];
  const words = rangeWords[range](filters);
  return words === undefined ? [] : [{ id: range, words, without: { [low]: undefined, [high]: undefined } }];
}

/** Each filter in use, typed or chosen; two bounds are one. */
export function chosenFilters(filters: FilterValues, offices: Offices): readonly ChosenFilter[] {
  const texts = textFilterNames.filter((name) => filters[name] !== '');
  return [
    ...texts.map((name) => ({
      id: name,
      words: searchedWords[name](filters[name]),
      without: { [name]: '' },
    })),
    ...choiceFilterNames.flatMap((name) => chosenValues(name, filters)),
    ...aloneNames.flatMap((name) => chosenAlone(name, filters, offices)),
    ...filterRangeNames.flatMap((range) => chosenRange(range, filters)),
  ];
}
