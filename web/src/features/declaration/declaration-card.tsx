import type { ReactNode } from 'react';
import { useAppStore } from '../../store';
import { DeclarationDetails } from './card/declaration-details';

/** The declaration begun, waiting or sent from this device, when there is one. */
export function DeclarationCard(): ReactNode {
  const isThere = useAppStore(
    ({ declaration }) =>
      declaration.declarationRequest.declarationId !== undefined ||
      declaration.declarationResponse.sent.length > 0,
  );
  return isThere ? <DeclarationDetails /> : null;
}
