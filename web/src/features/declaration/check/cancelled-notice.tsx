import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { isInProgress } from '../request/declaration-presence';
import { checkText } from '../text/check-text';

/** Where the answers of a cancelled declaration are corrected: its reference, perhaps noted, is worth nothing. */
export function CancelledNotice(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { declarationRequest, declarationResponse } = declaration;
  const corrected = declarationResponse.sent.find(({ id }) => id === declarationRequest.corrects);
  if (corrected?.status !== 'cancelled' || !isInProgress(declaration)) return null;
  return (
    <Notice tone="info" title={checkText.cancelledTitle(corrected.publicId)}>
      {checkText.cancelled}
    </Notice>
  );
}
