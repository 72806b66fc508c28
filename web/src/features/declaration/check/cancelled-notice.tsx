import { isVoid } from '@retour/core';
import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { isInProgress } from '../request/declaration-presence';
import { checkText } from '../text/check-text';

/** Where the answers of a cancelled or refused declaration are corrected: its reference, perhaps noted, is worth nothing. */
export function CancelledNotice(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { declarationRequest, declarationResponse } = declaration;
  const corrected = declarationResponse.sent.find(({ id }) => id === declarationRequest.corrects);
  if (corrected === undefined || !isInProgress(declaration)) return null;
  const { publicId, status } = corrected;
  if (!isVoid(status)) return null;
  return (
    <Notice tone="info" title={checkText.cancelledTitle(publicId)}>
      {declarationRequest.mayBeSent ? checkText.voided : checkText[status]}
    </Notice>
  );
}
