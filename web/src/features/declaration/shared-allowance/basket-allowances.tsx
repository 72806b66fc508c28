import { type ReactNode, useMemo } from 'react';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { useSimulation } from '../../basket/assessment/use-simulation';
import type { SharedAllowances } from '../../basket/session/basket-session';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { othersThatUse, potsUsedByOthers } from './others-that-use';
import { SharedAllowanceNotice } from './shared-allowance-notice';

/** What is said beside the allowances of a basket, as soon as its declarant is named: another declaration of theirs uses some. */
export function useSharedAllowances(declarant: string | undefined, id: string | undefined): SharedAllowances {
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  return useMemo(
    () => ({
      potsOf: (answer) => potsUsedByOthers(answer, declarant, id, sent),
      notice: <BasketAllowanceNotice declarant={declarant} id={id} />,
    }),
    [declarant, id, sent],
  );
}

interface BasketAllowanceNoticeProps {
  readonly declarant: string | undefined;
  readonly id: string | undefined;
}

function BasketAllowanceNotice({ declarant, id }: BasketAllowanceNoticeProps): ReactNode {
  const { answer } = useSimulation();
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  if (answer === null || potsUsedByOthers(answer, declarant, id, sent).length === 0) return null;
  return othersThatUse(answer, declarant, id, sent).length > 0 ? (
    <SharedAllowanceNotice answer={answer} declarant={declarant} id={id} isUntitled />
  ) : (
    <Notice tone="info">{sharedAllowanceText.usedToo}</Notice>
  );
}
