import {
  type CorrectionProposal,
  type DayFigures,
  type Declaration,
  type DeclarationList,
  type DeclarationListQuery,
  type DeclarationMail,
  findRelatedDeclarationsRoute,
  type HistoryEntry,
  type Holder,
  holdDeclarationRoute,
  type ListedDeclaration,
  type Queues,
  type RelatedDeclaration,
  type RelatedQuery,
  readCorrectionProposalRoute,
  readDayFiguresRoute,
  readDeclarationHistoryRoute,
  readDeclarationMailsRoute,
  readDeclarationRoute,
  readDeclarationVersionRoute,
  readQueuesRoute,
  readRelatedDeclarationsRoute,
  readUsedAllowancesRoute,
  searchDeclarationsRoute,
} from '@retour/contract';
import type { WaitingStatus } from '@retour/core';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';
import { troubleOf } from '../live/trouble-of';
import { isAboutToLeave } from './is-about-to-leave';

const second = 1_000;

/** Read again while the page is seen; kept in memory long enough to stay visible through a cut of the network. */
const live = {
  staleTime: 0,
  gcTime: 60 * 60 * second,
  refetchInterval: 10 * second,
};

/** Root of the keys: what an agent writes changes all of it. */
export const reviewKey = ['review'] as const;

export const dayFiguresQuery = queryOptions({
  ...live,
  queryKey: [...reviewKey, 'day'],
  queryFn: ({ signal }): Promise<DayFigures> => callRoute(readDayFiguresRoute, { signal }),
});

/** How many wait, for the desk. */
export const queuesQuery = queryOptions({
  ...live,
  queryKey: [...reviewKey, 'queues'],
  queryFn: ({ signal }): Promise<Queues> => callRoute(readQueuesRoute, { signal }),
});

function readList(body: DeclarationListQuery, signal: AbortSignal): Promise<DeclarationList> {
  return callRoute(searchDeclarationsRoute, { body, signal });
}

export const listQuery = (query: DeclarationListQuery) =>
  queryOptions({
    ...live,
    // What takes too long is not asked again every ten seconds: the person asks for less first.
    refetchInterval: ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
      troubleOf(error) === 'too-broad' ? false : live.refetchInterval,
    queryKey: [...reviewKey, 'list', query],
    queryFn: ({ signal }) => readList(query, signal),
  });

/** The declarations that have waited longest, the oldest first. */
export const waitingLongestQuery = (count: number, status: WaitingStatus = 'submitted') =>
  queryOptions({
    ...live,
    queryKey: [...reviewKey, 'waiting', count, status],
    queryFn: async ({ signal }): Promise<readonly ListedDeclaration[]> => {
      const asked: DeclarationListQuery = { status: [status], sort: 'oldest', limit: count, offset: 0 };
      return (await readList(asked, signal)).declarations;
    },
  });

export const declarationQuery = (reference: string) =>
  queryOptions({
    ...live,
    queryKey: [...reviewKey, 'declaration', reference],
    queryFn: ({ signal }): Promise<Declaration> =>
      callRoute(readDeclarationRoute, { params: { declarationId: reference }, signal }),
  });

/** Well before two minutes, after which the declaration is given to somebody else. */
const holdEvery = 45 * second;

/** The colleague who has a declaration before them; null when it is the agent's own. Asking keeps it. */
export const holderQuery = (id: string) =>
  queryOptions({
    ...live,
    gcTime: 0,
    refetchInterval: holdEvery,
    queryKey: ['review-holder', id],
    queryFn: async ({ signal }): Promise<Holder | null> =>
      (await callRoute(holdDeclarationRoute, { params: { declarationId: id }, signal })).heldBy,
  });

/** The history as it is for one version and what waits of it: another one has another history. */
export const historyQuery = ({
  id,
  version,
  pendingCorrection = 'none',
}: Pick<Declaration, 'id' | 'version' | 'pendingCorrection'>) =>
  queryOptions({
    ...live,
    refetchInterval: false,
    queryKey: [...reviewKey, 'history', id, version, pendingCorrection],
    queryFn: ({ signal }): Promise<readonly HistoryEntry[]> => readHistory(id, signal),
  });

/** A correction that was proposed to a second officer; `version` is that of the declaration, which may overtake it. */
export const proposalQuery = (id: string, proposalId: string, version: number) =>
  queryOptions({
    ...live,
    refetchInterval: false,
    queryKey: [...reviewKey, 'proposal', id, proposalId, version],
    queryFn: ({ signal }): Promise<CorrectionProposal> =>
      callRoute(readCorrectionProposalRoute, { params: { declarationId: id, proposalId }, signal }),
  });

export async function readHistory(reference: string, signal?: AbortSignal): Promise<readonly HistoryEntry[]> {
  const { history } = await callRoute(readDeclarationHistoryRoute, {
    params: { declarationId: reference },
    ...(signal === undefined ? {} : { signal }),
  });
  return history;
}

/** The other declarations of its traveller: they change less often than it. */
export const relatedQuery = (id: string) =>
  queryOptions({
    ...live,
    refetchInterval: 60 * second,
    queryKey: [...reviewKey, 'related', id],
    queryFn: async ({ signal }): Promise<readonly RelatedDeclaration[]> =>
      (await callRoute(readRelatedDeclarationsRoute, { params: { declarationId: id }, signal })).declarations,
  });

/** The declarations of somebody whose own is not saved yet: nothing of it is kept once the page is left. */
export const foundRelatedQuery = (declarant: RelatedQuery) =>
  queryOptions({
    gcTime: 0,
    staleTime: 60 * second,
    queryKey: [...reviewKey, 'found-related', declarant],
    queryFn: async ({ signal }): Promise<readonly RelatedDeclaration[]> =>
      (await callRoute(findRelatedDeclarationsRoute, { body: declarant, signal })).declarations,
  });

/** Of several declarations, what others of their travellers have used of their allowances: read once, as they are about to be decided. */
export const usedAllowancesQuery = (ids: readonly string[]) =>
  queryOptions({
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['review-used-allowances', ids],
    queryFn: async ({ signal }) =>
      (await callRoute(readUsedAllowancesRoute, { body: { declarations: [...ids] }, signal })).declarations,
  });

/** The mails about a declaration, waiting or gone. */
export const mailsQuery = (reference: string) =>
  queryOptions({
    ...live,
    // A mail leaves a second or two after the act: who waits for the word that it left is told then.
    refetchInterval: ({
      state: { data },
    }: {
      readonly state: { readonly data?: readonly DeclarationMail[] | undefined };
    }) => (data?.some(isAboutToLeave) ? 2 * second : live.refetchInterval),
    queryKey: [...reviewKey, 'mails', reference],
    queryFn: async ({ signal }): Promise<readonly DeclarationMail[]> =>
      (await callRoute(readDeclarationMailsRoute, { params: { declarationId: reference }, signal })).mails,
  });

export const versionQuery = (reference: string, version: number) =>
  queryOptions({
    ...live,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    queryKey: [...reviewKey, 'version', reference, version],
    queryFn: ({ signal }): Promise<Declaration> =>
      callRoute(readDeclarationVersionRoute, {
        params: { declarationId: reference, version: String(version) },
        signal,
      }),
  });
