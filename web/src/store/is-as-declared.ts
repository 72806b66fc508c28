import type { SimulatorState } from './app-state';
import type { SentDeclaration } from './declaration-state';

/** Whether a simulation goes by the name of what was sent, and nothing of it changed since. */
export function isAsDeclared(
  { simulatorRequest, updatedAt }: SimulatorState,
  { id, submittedAt }: SentDeclaration,
): boolean {
  return simulatorRequest.declarationId === id && (updatedAt ?? '') <= submittedAt;
}
