import { owedWords, stageOfDeclaration } from '@retour/core';
import type { SentDeclaration } from '../../../store';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { othersBesideSent } from './others-that-use';

/**
 * What a sent declaration owes, over which nothing is said that another one of the person and day may deny.
 * @param all those of this device, this one among them or not
 */
export function owedOfSent(
  sent: SentDeclaration,
  all: readonly SentDeclaration[],
): ReturnType<typeof owedWords> {
  const stage = stageOfDeclaration(sent);
  const words = owedWords(sent.assessment, stage);
  const isPromise = words.label === null && stage === 'due';
  return isPromise && othersBesideSent(sent, all).length > 0
    ? { label: null, amount: sharedAllowanceText.nothingByItself }
    : words;
}
