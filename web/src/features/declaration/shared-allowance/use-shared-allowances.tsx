import type { SimulationAnswer } from '@retour/contract';
import { type ReactNode, useMemo } from 'react';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import type { SharedAllowances } from '../../basket/session/basket-session';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { othersThatUse, usesByOthers } from './others-that-use';
import { SharedAllowanceNotice } from './shared-allowance-notice';

/** What is said beside the allowances of a basket, as soon as its declarant is named: another declaration of theirs uses some. */
export function useSharedAllowances(declarant: string | undefined, id: string | undefined): SharedAllowances {
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  return useMemo(() => {
    const own = { declarant, id };
    const noticeOf = (answer: SimulationAnswer): ReactNode => {
      if (othersThatUse(answer, own, sent).length > 0)
        return <SharedAllowanceNotice answer={answer} declarant={declarant} id={id} isUntitled />;
      const others = new Set(usesByOthers(answer, own, sent).map(({ publicId }) => publicId)).size;
      return others > 0 && <Notice tone="info">{sharedAllowanceText.usedToo(others)}</Notice>;
    };
    return { potsOf: (answer) => usesByOthers(answer, own, sent).map(({ pot }) => pot), noticeOf };
  }, [declarant, id, sent]);
}
