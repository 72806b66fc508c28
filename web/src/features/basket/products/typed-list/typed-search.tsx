import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useFetchAhead } from '../../../../lib/use-fetch-ahead';
import { useCurrencies } from '../../../reference';
import { useArrival } from '../../restrictions/use-arrival';
import { useBasketSession } from '../../session/basket-session';
import { readSearchedList } from './read-typed-list';
import { TypedList, type TypedListProps } from './typed-list';
import { UncountedNotice } from './uncounted';

/** Of the pages that follow, where something of the list waits for an answer. */
const nextParts = [UncountedNotice.fetchAhead];

export interface TypedSearchProps extends Omit<TypedListProps, 'articles'> {
  readonly onList: (isList: boolean) => void;
  /** While nobody knows yet whether it is one. */
  readonly waiting: ReactNode;
  /** What the words find, when they are no list. */
  readonly children: ReactNode;
}

/** The articles of what is typed when it is a list; otherwise what is sought, as ever. */
export function TypedSearch({ onList, waiting, children, ...list }: TypedSearchProps): ReactNode {
  useFetchAhead(nextParts);
  const { defaultCurrency } = useBasketSession().request;
  const currencies = useCurrencies()?.currencies;
  const { typed, catalogue } = list;
  const arrival = useArrival();
  const articles = useMemo(
    () => currencies && readSearchedList(typed, { currencies, defaultCurrency }, { catalogue, arrival }),
    [typed, currencies, defaultCurrency, catalogue, arrival],
  );
  const isSought = articles === null;
  useLayoutEffect(() => {
    onList(!isSought);
    return () => onList(false);
  }, [isSought, onList]);
  if (articles === undefined) return waiting;
  return articles === null ? children : <TypedList {...list} articles={articles} />;
}
