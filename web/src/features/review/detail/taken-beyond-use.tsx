import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { relatedText } from '../text/related-text';
import {
  type CountingDeclaration,
  isCollected,
  sentenceOfTaken,
  useTakenBeyondUse,
} from './use-used-allowances';

/** Before the amount: what was taken off an allowance for another declaration, which has been cancelled, refused or corrected since. */
export function TakenBeyondUse({ declaration }: { readonly declaration: CountingDeclaration }): ReactNode {
  const takenOff = useTakenBeyondUse(declaration);
  if (takenOff.length === 0) return null;
  const isSettled = isCollected(declaration);
  return (
    <Notice
      tone={isSettled ? 'info' : 'warning'}
      title={isSettled ? relatedText.takenTitleCollected : relatedText.takenTitle}
    >
      {takenOff.map((one) => (
        <p key={one.pot}>{sentenceOfTaken(one)}</p>
      ))}
      <p>{isSettled ? relatedText.takenAdviceCollected : relatedText.takenAdvice}</p>
    </Notice>
  );
}
