import type { DeclarationState } from '../../../store';

/** The declaration whose answers these are has been sent: they are only shown, not changed. */
export function isAlreadySent({ declarationRequest, declarationResponse }: DeclarationState): boolean {
  const { declarationId } = declarationRequest;
  return declarationId !== undefined && declarationResponse.sent.some(({ id }) => id === declarationId);
}

/** Whether the person has begun a declaration that is not sent. */
export function isInProgress(state: DeclarationState): boolean {
  return state.declarationRequest.declarationId !== undefined && !isAlreadySent(state);
}
