import type { BatchAct, ListedDeclaration } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOfUse } from '../detail/use-used-allowances';
import { usedAllowancesQuery } from '../queries/review-queries';
import { type BatchPlan, type LeftOut, planBatch } from './batch-plan';

export interface LookedAtPlan extends BatchPlan {
  /** Whose traveller has used the allowance in another declaration: each is decided on its sheet. */
  readonly usedElsewhere: readonly LeftOut[];
  /** Of the other declarations of the travellers: nothing is done before they are known. Failed from the first try on. */
  readonly look: 'pending' | 'failed' | 'known';
}

/** What an act will be done to, once the other declarations of each traveller were looked at, in one call. */
export function useBatchPlan(
  chosen: readonly ListedDeclaration[],
  act: BatchAct,
  agentId: string | undefined,
): LookedAtPlan {
  // As it was when it was asked for, whatever becomes of the list under the dialog.
  const [{ able, leftOut }] = useState(() => planBatch(chosen, act, agentId));
  const isToLook = able.length > 0;
  const { data, failureCount } = useQuery({
    ...usedAllowancesQuery(able.map(({ id }) => id)),
    enabled: isToLook,
  });
  if (!isToLook) return { able, leftOut, usedElsewhere: [], look: 'known' };
  if (data === undefined) {
    return { able, leftOut, usedElsewhere: [], look: failureCount > 0 ? 'failed' : 'pending' };
  }
  const whys = new Map(data.map(({ id, uses }) => [id, uses.map(sentenceOfUse).join(' ')]));
  return {
    able: able.filter(({ id }) => !whys.has(id)),
    leftOut,
    usedElsewhere: able.flatMap((declaration) => {
      const why = whys.get(declaration.id);
      return why === undefined ? [] : [{ declaration, why }];
    }),
    look: 'known',
  };
}
