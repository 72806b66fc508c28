import {
  type ProductHistoryEntry,
  readProductHistoryRoute,
  reviewLimits,
  saveProductLookupRoute,
} from '@retour/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

const historyQuery = queryOptions({
  queryKey: ['nomenclature', 'history'],
  queryFn: async ({ signal }): Promise<readonly ProductHistoryEntry[]> =>
    (await callRoute(readProductHistoryRoute, { signal })).productsHistory,
  staleTime: 60_000,
});

export interface ProductHistory {
  /** Newest first; undefined while they are being read. */
  readonly entries: readonly ProductHistoryEntry[] | undefined;
  readonly isUnreadable: boolean;
  /** Remembers that a search led to a product; a failure only costs this memory. */
  readonly keep: (productId: string, searchValue: string) => void;
}

/** What this agent looked up, on any device. */
export function useProductHistory(): ProductHistory {
  const client = useQueryClient();
  const { data, isError } = useQuery(historyQuery);
  const { mutate } = useMutation({
    mutationFn: (body: { productId: string; searchValue: string }) =>
      callRoute(saveProductLookupRoute, { body }),
    onSuccess: ({ productsHistory }) => client.setQueryData(historyQuery.queryKey, productsHistory),
  });
  return {
    entries: data,
    isUnreadable: isError && data === undefined,
    keep: (productId, searchValue) =>
      mutate({ productId, searchValue: searchValue.trim().slice(0, reviewLimits.searchValue) }),
  };
}
