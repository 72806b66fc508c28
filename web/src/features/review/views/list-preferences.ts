import { type ListPreferences, readListPreferencesRoute, saveListPreferencesRoute } from '@retour/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';
import { type FailedWrite, runFreely } from '../acts/write-outcome';

/** The lists and the columns that the agent keeps; chosen on another device, they are read again there. */
const listPreferencesQuery = queryOptions({
  queryKey: ['review-preferences'],
  queryFn: ({ signal }): Promise<ListPreferences> => callRoute(readListPreferencesRoute, { signal }),
  staleTime: 60_000,
});

const nothingKept: ListPreferences = { views: [] };

export interface KeptPreferences extends ListPreferences {
  /** Undefined once they are written; what stopped it otherwise, and they are as they were. */
  readonly keep: (changes: Partial<ListPreferences>) => Promise<FailedWrite | undefined>;
}

export function useListPreferences(): KeptPreferences {
  const client = useQueryClient();
  const { data: kept = nothingKept } = useQuery(listPreferencesQuery);
  return {
    ...kept,
    keep: async (changes) => {
      const body: ListPreferences = { ...kept, ...changes };
      await client.cancelQueries({ queryKey: listPreferencesQuery.queryKey });
      client.setQueryData(listPreferencesQuery.queryKey, body);
      const outcome = await runFreely(() => callRoute(saveListPreferencesRoute, { body }));
      client.setQueryData(listPreferencesQuery.queryKey, outcome.kind === 'saved' ? outcome.answer : kept);
      return outcome.kind === 'saved' ? undefined : outcome;
    },
  };
}
