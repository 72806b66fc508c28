import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { isInProgress } from '../request/declaration-presence';
import { checkText } from '../text/check-text';

/** Where the answers of a cancelled declaration are corrected: its reference, perhaps noted, is worth nothing. */
export function CancelledNotice(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const [last] = declaration.declarationResponse.sent;
  if (last?.status !== 'cancelled' || !isInProgress(declaration)) return null;
  return (
    <Notice tone="info" title={checkText.cancelledTitle(last.publicId)}>
      {checkText.cancelled}
    </Notice>
  );
}
