import { type ListPreferences, readListPreferencesRoute, saveListPreferencesRoute } from '@retour/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callRoute } from '../../../lib/http';
import { type FailedWrite, runFreely } from '../acts/write-outcome';

/** The lists and the columns that the agent keeps; chosen on another device, they are read again there. */
const listPreferencesQuery = queryOptions({
  queryKey: ['review-preferences'],
  queryFn: ({ signal }): Promise<ListPreferences> => callRoute(readListPreferencesRoute, { signal }),
  staleTime: 60_000,
});

const nothingKept: ListPreferences = { views: [] };

/** What an agent asks to change of what is kept. */
type PreferencesChange = (kept: ListPreferences) => ListPreferences;

export interface KeptPreferences extends ListPreferences {
  /** Undefined once it is written; what stopped it otherwise, and what is kept is as it was. */
  readonly keep: (change: PreferencesChange) => Promise<FailedWrite | undefined>;
}

/**
 * All is written at once: a change is made to what is kept now, which another window may have changed, and to nothing at all while
 * that cannot be read.
 */
async function write(client: QueryClient, change: PreferencesChange): Promise<FailedWrite | undefined> {
  const { queryKey } = listPreferencesQuery;
  const outcome = await runFreely(async () => {
    const kept = await callRoute(readListPreferencesRoute);
    client.setQueryData(queryKey, kept);
    return callRoute(saveListPreferencesRoute, { body: change(kept) });
  });
  if (outcome.kind !== 'saved') return outcome;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, outcome.answer);
  return undefined;
}

export function useListPreferences(): KeptPreferences {
  const client = useQueryClient();
  const { data: kept = nothingKept } = useQuery(listPreferencesQuery);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return {
    ...kept,
    keep: (change) => {
      // One after the other: each is made to what the one before left.
      const written = before.current.then(() => write(client, change));
      before.current = written.catch(() => undefined);
      return written;
    },
  };
}
