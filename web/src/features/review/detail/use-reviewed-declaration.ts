import type { Declaration } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { forgetPerson } from '../queries/forget-person';
import { declarationQuery, reviewKey } from '../queries/review-queries';

export interface ReviewedDeclaration {
  /** The version on the screen, which every act is based on; undefined until it was read. */
  readonly declaration: Declaration | undefined;
  /** A later version, or a correction that was proposed or decided, made elsewhere and not shown yet. */
  readonly newer: Declaration | undefined;
  /** Somebody else erased the traveller's data while the page was open: what is shown is what is left. */
  readonly wasErased: boolean;
  readonly error: unknown;
  readonly isStale: boolean;
  readonly isWaitingForNetwork: boolean;
  /** When the server was last heard, milliseconds. */
  readonly readAt: number;
  readonly show: (declaration: Declaration) => void;
  readonly retry: () => void;
}

/**
 * One declaration kept live: a later version made by somebody else is announced, never slipped under the agent's hand; an
 * erasure alone takes the place of what is shown at once.
 */
export function useReviewedDeclaration(reference: string): ReviewedDeclaration {
  const client = useQueryClient();
  const query = useQuery(declarationQuery(reference));
  const [held, setHeld] = useState<Declaration>();
  const latest = query.data;
  const isErased = latest?.anonymisedAt !== undefined;
  const [wasErased, setWasErased] = useState(false);
  const isSame = held !== undefined && held.publicId === latest?.publicId;
  // What was erased is not left on the screen until it is asked for.
  const isErasedNow = isSame && isErased && held.anonymisedAt === undefined;
  const isHeld = isSame && !isErasedNow;

  useEffect(() => {
    if (!isHeld && latest !== undefined && query.isFetchedAfterMount) setHeld(latest);
  }, [isHeld, latest, query.isFetchedAfterMount]);

  useEffect(() => {
    if (isErasedNow) setWasErased(true);
  }, [isErasedNow]);

  const erasedId = isErased ? latest.id : undefined;
  useEffect(() => {
    if (erasedId !== undefined) forgetPerson(client, { id: erasedId });
  }, [client, erasedId]);

  const show = useCallback(
    (declaration: Declaration): void => {
      setHeld(declaration);
      client.setQueryData(declarationQuery(reference).queryKey, declaration);
      void client.invalidateQueries({ queryKey: reviewKey });
    },
    [client, reference],
  );
  const declaration = isHeld ? held : latest;
  const isNewer =
    latest !== undefined &&
    declaration !== undefined &&
    (latest.version > declaration.version ||
      (latest.version === declaration.version && latest.pendingCorrection !== declaration.pendingCorrection));
  return {
    declaration,
    newer: isNewer ? latest : undefined,
    wasErased,
    error: query.error,
    isStale: query.isError || query.fetchStatus === 'paused',
    isWaitingForNetwork: query.fetchStatus === 'paused',
    readAt: query.dataUpdatedAt,
    show,
    retry: () => void query.refetch(),
  };
}
