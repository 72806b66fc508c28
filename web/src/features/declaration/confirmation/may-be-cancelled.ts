import { stageOfDeclaration } from '@retour/core';
import type { SentDeclaration } from '../../../store';
import { keptReopening } from './kept-reopening';

/** Whether it is still its declarant's to cancel: not what an agent has in hand, nor what one ended and took up again. */
export function mayBeCancelled(sent: SentDeclaration): boolean {
  return stageOfDeclaration(sent) === 'due' && keptReopening(sent) === undefined;
}
