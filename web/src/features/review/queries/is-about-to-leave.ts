import type { DeclarationMail } from '@retour/contract';

/** Whether a mail waits for its turn: one that was dropped, given up or held is waited for by nobody. */
export function isAboutToLeave({ sentAt, isDropped, isGivenUp, isHeld }: DeclarationMail): boolean {
  return sentAt === undefined && [isDropped, isGivenUp, isHeld].every((isOver) => isOver !== true);
}
