import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useFetchAhead } from '../../../../lib/use-fetch-ahead';
import { EmptyState } from '../../../../ui';
import { useCurrencies } from '../../../reference';
import { useArrival } from '../../restrictions/use-arrival';
import { useBasketSession } from '../../session/basket-session';
import { readSearchedList } from './reading/read-typed-list';
import { TypedList, type TypedListProps } from './typed-list';
import { UncountedNotice } from './waiting/uncounted';

/** Of the pages that follow, where something of the list waits for an answer. */
const nextParts = [UncountedNotice.fetchAhead];

export interface TypedSearchProps extends Omit<TypedListProps, 'articles'> {
  readonly onList: (isList: boolean) => void;
  /** What an officer is told of several. */
  readonly oneByOne: string | undefined;
  /** While nobody knows yet whether it is one. */
  readonly waiting: ReactNode;
  /** What the words find, when they are no list. */
  readonly children: ReactNode;
}

/**
 * The articles of what is typed when it is a list; otherwise what is sought, as ever. An officer adds one after the other: what is found
 * of several would stand for all.
 */
export function TypedSearch({ onList, oneByOne, waiting, children, ...list }: TypedSearchProps): ReactNode {
  useFetchAhead(nextParts);
  const { defaultCurrency } = useBasketSession().request;
  const currencies = useCurrencies()?.currencies;
  const { typed, catalogue } = list;
  const arrival = useArrival();
  const named = useMemo(() => ({ catalogue, arrival }), [catalogue, arrival]);
  const articles = useMemo(
    () => currencies && readSearchedList(typed, { currencies, defaultCurrency }, named),
    [typed, currencies, defaultCurrency, named],
  );
  const isSought = articles === null || (oneByOne !== undefined && articles?.length === 1);
  useLayoutEffect(() => {
    onList(!isSought);
    return () => onList(false);
  }, [isSought, onList]);
  if (articles === undefined) return waiting;
  if (isSought) return children;
  if (oneByOne !== undefined) return <EmptyState>{oneByOne}</EmptyState>;
  return <TypedList {...list} articles={articles} />;
}
