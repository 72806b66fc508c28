import { type SentDeclaration, useAppStore } from '../../../store';

/** Whether the answers that a sent declaration was made of are still on this device, to be corrected. */
export function useHoldsAnswers({ id }: Pick<SentDeclaration, 'id'>): boolean {
  return useAppStore(({ declaration }) => declaration.declarationRequest.declarationId === id);
}
