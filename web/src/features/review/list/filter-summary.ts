import {
  choiceFilterNames,
  type OwnOffice,
  type ReviewFilterOf,
  type ReviewFilterValue,
  textFilterNames,
} from '@retour/contract';
import { formatFlight, formatShortEurosAmount, parseFlightNumber } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { ownOfficeQuery } from '../../../lib/own-office';
import { listText } from '../text/list-text';
import { choiceLooks, searchedWords } from './filter-looks';
import type { ListFilters } from './list-filters';

type Offices = OwnOffice['offices'];

/** The offices by their name, once they are known; asked for when one is chosen. */
export function useOffices(isAsked: boolean): Offices {
  return useQuery({ ...ownOfficeQuery, enabled: isAsked }).data?.offices ?? [];
}

type OtherFilters = Pick<ListFilters, 'flight' | 'office' | 'minAmount' | 'maxAmount' | 'handledDate'>;

/** A filter in use: its words, and what the list is asked for without it. */
export interface ChosenFilter {
  readonly id: string;
  readonly words: string;
  readonly without: Partial<ListFilters>;
}

/** What is chosen beside the lists and the period, each with its words. */
function chosenOthers(
  { flight, office, minAmount, maxAmount, handledDate }: Partial<OtherFilters>,
  offices: Offices,
): readonly ChosenFilter[] {
  const name = offices.find(({ id }) => id === office)?.name ?? office;
  const [low, high] = [minAmount, maxAmount].map((bound) =>
    bound === undefined ? undefined : formatShortEurosAmount(bound),
  );
  const given: readonly (readonly [string, string | undefined, Partial<ListFilters>])[] = [
    [
      'flight',
      flight && listText.onFlight(formatFlight(parseFlightNumber(flight) ?? flight)),
      { flight: undefined },
    ],
    ['office', name && listText.atOffice(name), { office: undefined }],
    ['handledDate', handledDate && listText.handledOn(handledDate), { handledDate: undefined }],
    [
      'amount',
      low === undefined && high === undefined ? undefined : listText.amounts(low, high),
      { minAmount: undefined, maxAmount: undefined },
    ],
  ];
  return given.flatMap(([id, words, without]) => (words === undefined ? [] : [{ id, words, without }]));
}

/** The same in words alone. */
export function chosenWords(chosen: Partial<OtherFilters>, offices: Offices): readonly string[] {
  return chosenOthers(chosen, offices).map(({ words }) => words);
}

/** The period of a list, in words. */
export function periodWords(start: string | undefined, end: string | undefined): readonly string[] {
  if (start !== undefined && end !== undefined) return [listText.between(start, end)];
  if (start !== undefined) return [listText.since(start)];
  return end === undefined ? [] : [listText.until(end)];
}

function chosenValues<Name extends ReviewFilterOf<'choices'>>(
  name: Name,
  filters: ListFilters,
): readonly ChosenFilter[] {
  const { summary, label } = choiceLooks[name];
  const chosen = filters[name] as readonly ReviewFilterValue<Name>[];
  return chosen.map((value) => ({
    id: `${name} ${value}`,
    words: (summary ?? label)(value),
    without: { [name]: chosen.filter((other) => other !== value) },
  }));
}

/** Each filter in use, typed or chosen; two bounds are one. */
export function chosenFilters(filters: ListFilters, offices: Offices): readonly ChosenFilter[] {
  const texts = textFilterNames.filter((name) => filters[name] !== '');
  return [
    ...texts.map((name) => ({
      id: name,
      words: searchedWords[name](filters[name]),
      without: { [name]: '' },
    })),
    ...choiceFilterNames.flatMap((name) => chosenValues(name, filters)),
    ...chosenOthers(filters, offices),
    ...periodWords(filters.startDate, filters.endDate).map((words) => ({
      id: 'period',
      words,
      without: { startDate: undefined, endDate: undefined },
    })),
  ];
}
