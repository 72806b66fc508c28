import { chooseOfficeRoute, type OwnOffice, readOwnOfficeRoute } from '@retour/contract';
import { phrase, typeset } from '@retour/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callRoute } from './http';
import { searchNames } from './search/search-names';

/** The offices, and the one that the agent works for. */
export const ownOfficeQuery = queryOptions({
  queryKey: ['identity', 'office'],
  queryFn: ({ signal }) => callRoute(readOwnOfficeRoute, { signal }),
  // Chosen on another device, it is read again there; the list is that of the installation.
  staleTime: 60_000,
  networkMode: 'always',
});

/** Works for this office from now on. Rejects with a CallError. */
export async function chooseOffice(queries: QueryClient, office: string): Promise<void> {
  const chosen = await callRoute(chooseOfficeRoute, { body: { office } });
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
