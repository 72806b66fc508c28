import { type ReactNode, useEffect, useMemo } from 'react';
import { useCurrencies } from '../../../reference';
import { useBasketSession } from '../../session/basket-session';
import { readList } from './read-list';
import { TypedList, type TypedListProps } from './typed-list';

export interface TypedSearchProps extends Omit<TypedListProps, 'articles'> {
  readonly onList: (isList: boolean) => void;
  /** What the words find, when they are no list. */
  readonly children: ReactNode;
}

/** The articles of what is typed when it is a list; otherwise what is sought, as ever. */
export function TypedSearch({ onList, children, ...list }: TypedSearchProps): ReactNode {
  const { defaultCurrency } = useBasketSession().request;
  const currencies = useCurrencies()?.currencies;
  const { typed } = list;
  const articles = useMemo(
    () => (currencies === undefined ? null : readList(typed, { currencies, defaultCurrency })),
    [typed, currencies, defaultCurrency],
  );
  const isList = articles !== null;
  useEffect(() => {
    onList(isList);
    return () => onList(false);
  }, [isList, onList]);
  return articles === null ? children : <TypedList {...list} articles={articles} />;
}
