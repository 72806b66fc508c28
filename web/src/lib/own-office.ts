import { chooseOfficeRoute, type OwnOffice, readOwnOfficeRoute } from '@retour/contract';
import { phrase, typeset } from '@retour/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callRoute } from './http';
import { searchNames } from './search/search-names';

const freshMs = 60_000;

/** Whether the agent has an office to say: the installation has several, and they chose none. Not known is no. */
export function lacksOffice(own: OwnOffice | undefined): boolean {
  return own !== undefined && own.office === undefined && own.offices.length > 1;
}

/**
 * The offices, and the one that the agent works for. It is kept with them by the service, and by no tab: a choice that another tab
 * may have made since is read again wherever it would be asked for, one that is made is believed for a minute.
 */
export const ownOfficeQuery = queryOptions({
  queryKey: ['identity', 'office'],
  queryFn: ({ signal }) => callRoute(readOwnOfficeRoute, { signal }),
  // Chosen on another device, it is read again there; the list is that of the installation.
  staleTime: ({ state: { data } }: { readonly state: { readonly data?: OwnOffice | undefined } }) =>
    lacksOffice(data) ? 0 : freshMs,
  networkMode: 'always',
});

/** Works for this office from now on. Rejects with a CallError. */
export async function chooseOffice(queries: QueryClient, office: string): Promise<void> {
  const chosen = await callRoute(chooseOfficeRoute, { body: { office } });
  // What was being read may be of before.
  await queries.cancelQueries({ queryKey: ownOfficeQuery.queryKey });
  queries.setQueryData(ownOfficeQuery.queryKey, chosen);
}

/** The field where an office is chosen: its words, and the offices that are found by what is typed. */
export function officeField(
  offices: OwnOffice['offices'],
  typed: string,
  most: number,
): {
  readonly label: string;
  readonly hint: string;
  readonly emptyText: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly minimumLength: number;
  readonly acceptsTyped: true;
} {
  return {
    label: 'Bureau',
    hint: phrase`Tapez un nom, une ville ou un code (exemple : CDG).`,
    emptyText: phrase`Aucun bureau de la liste ne porte ce nom.`,
    items: searchNames(offices, typed)
      .slice(0, most)
      .map(({ id, name }) => ({ id, label: typeset(name) })),
    minimumLength: 2,
    acceptsTyped: true,
  };
}
