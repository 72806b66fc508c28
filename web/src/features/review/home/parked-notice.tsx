import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { isBegun } from '../creation/progress/creation-progress';
import { useParked } from '../creation/start/use-parked';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';

function wordsOf(isInHand: boolean, parked: number): string {
  if (!isInHand) return homeText.parked(parked);
  return parked === 0 ? homeText.begun : homeText.begunAndParked(parked);
}

/** Says that declarations wait on this device, begun and left or parked, until they are finished or erased. */
export function ParkedNotice(): ReactNode {
  const { length } = useParked();
  const isInHand = useAppStore(({ declaration }) => {
    const { declarationAgentRequest, declarationAgentResponse } = declaration;
    return declarationAgentResponse.pending !== null || isBegun(declarationAgentRequest);
  });
  if (length === 0 && !isInHand) return null;
  return (
    <Notice tone="info">
      {wordsOf(isInHand, length)} <Link to={reviewPaths.create}>{homeText.seeParked}</Link>
    </Notice>
  );
}
