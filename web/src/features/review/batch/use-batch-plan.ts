import { type BatchAct, type ListedDeclaration, secondMs } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsCorrectionBegun } from '../correction/begun-correction';
import { sentencesOfUses } from '../detail/use-used-allowances';
import { declarationQuery, usedAllowancesQuery } from '../queries/review-queries';
import { type BatchPlan, type IsBegun, type LeftOut, planBatch, toCloseInstead } from './batch-plan';

export interface LookedAtPlan extends BatchPlan {
  /** Those left out of a validation that may be closed, since they have nothing to pay. */
  readonly closable: readonly ListedDeclaration[];
  /** Whose traveller has used the allowance in another declaration: each is decided on its sheet. */
  readonly usedElsewhere: readonly LeftOut[];
  /** Of the other declarations of the travellers: nothing is done before they are known. Failed from the first try on. */
  readonly look: 'pending' | 'failed' | 'known';
  /** Looks again as the act is about to be sent: whether all of those that it is for may still be decided together. */
  readonly isStillSo: () => Promise<boolean>;
}

/** How long a reading is worth one made as the act is sent, in milliseconds. */
const freshMs = 5 * secondMs;

/** What an act will be done to, once the other declarations of each traveller were looked at, in one call. */
export function useBatchPlan(
  chosen: readonly ListedDeclaration[],
  act: BatchAct,
  agentId: string | undefined,
): LookedAtPlan {
  const client = useQueryClient();
  const isCorrectionBegun = useIsCorrectionBegun();
  // As it was when it was asked for, whatever becomes of the list under the dialog.
  const [{ able, leftOut, closable }] = useState(() => {
    const isBegun: IsBegun = ({ id, publicId }) =>
      isCorrectionBegun(id, client.getQueryData(declarationQuery(publicId).queryKey));
    const plan = planBatch(chosen, act, agentId, isBegun);
    return { ...plan, closable: act === 'validate' ? toCloseInstead(plan.leftOut, agentId, isBegun) : [] };
  });
  const toLookAt = [...able, ...closable];
  const isToLook = toLookAt.length > 0;
  const query = usedAllowancesQuery(toLookAt.map(({ id }) => id));
  const { data, dataUpdatedAt, failureCount } = useQuery({ ...query, enabled: isToLook });
  if (data === undefined) {
    const look = !isToLook ? 'known' : failureCount > 0 ? 'failed' : 'pending';
    return { able, leftOut, closable, usedElsewhere: [], look, isStillSo: async () => true };
  }
  const whys = new Map(data.map(({ id, uses }) => [id, sentencesOfUses(uses).join(' ')]));
  const isFree = ({ id }: ListedDeclaration): boolean => !whys.has(id);
  return {
    able: able.filter(isFree),
    leftOut: leftOut.filter(({ declaration }) => isFree(declaration)),
    closable: closable.filter(isFree),
    usedElsewhere: toLookAt.flatMap((declaration) => {
      const why = whys.get(declaration.id);
      return why === undefined ? [] : [{ declaration, why }];
    }),
    look: 'known',
    isStillSo: async () => {
      if (Date.now() - dataUpdatedAt < freshMs) return true;
      // Not read again: the act is sent by what was, as it would be where it was never read.
      const now = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => data);
      return !now.some(({ id }) => !whys.has(id) && able.some((one) => one.id === id));
    },
  };
}
