import type { Declaration } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { declarationQuery, reviewKey } from '../queries/review-queries';

export interface ReviewedDeclaration {
  /** The version on the screen, which every act is based on; undefined until it was read. */
  readonly declaration: Declaration | undefined;
  /** A later version, made elsewhere and not shown yet. */
  readonly newer: Declaration | undefined;
  readonly error: unknown;
  readonly isStale: boolean;
  readonly isWaitingForNetwork: boolean;
  /** When the server was last heard, milliseconds. */
  readonly readAt: number;
  readonly show: (declaration: Declaration) => void;
  readonly retry: () => void;
}

/** One declaration kept live: a later version made by somebody else is announced, never slipped under the agent's hand. */
export function useReviewedDeclaration(reference: string): ReviewedDeclaration {
  const client = useQueryClient();
  const query = useQuery(declarationQuery(reference));
  const [held, setHeld] = useState<Declaration>();
  const latest = query.data;
  const isHeld = held !== undefined && held.publicId === latest?.publicId;

  useEffect(() => {
    if (!isHeld && latest !== undefined && query.isFetchedAfterMount) setHeld(latest);
  }, [isHeld, latest, query.isFetchedAfterMount]);

  const show = useCallback(
    (declaration: Declaration): void => {
      setHeld(declaration);
      client.setQueryData(declarationQuery(reference).queryKey, declaration);
      void client.invalidateQueries({ queryKey: reviewKey });
    },
    [client, reference],
  );
  const declaration = isHeld ? held : latest;
  const isNewer = latest !== undefined && declaration !== undefined && latest.version > declaration.version;
  return {
    declaration,
    newer: isNewer ? latest : undefined,
    error: query.error,
    isStale: query.isError || query.fetchStatus === 'paused',
    isWaitingForNetwork: query.fetchStatus === 'paused',
    readAt: query.dataUpdatedAt,
    show,
    retry: () => void query.refetch(),
  };
}
