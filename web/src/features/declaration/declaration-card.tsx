import { lazy, type ReactNode, Suspense } from 'react';
import { useAppStore } from '../../store';

const DeclarationDetails = lazy(() =>
  import('./card/declaration-details').then((module) => ({ default: module.DeclarationDetails })),
);

/** The declaration begun, waiting or sent from this device, when there is one: nothing is loaded for it otherwise. */
export function DeclarationCard(): ReactNode {
  const isThere = useAppStore(
    ({ declaration }) =>
      declaration.declarationRequest.declarationId !== undefined ||
      declaration.declarationResponse.sent.length > 0,
  );
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <DeclarationDetails />
    </Suspense>
  );
}
