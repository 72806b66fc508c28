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
  return (
    <Notice tone="warning" title={relatedText.takenTitle}>
      {takenOff.map((one) => (
        <p key={one.pot}>{sentenceOfTaken(one)}</p>
      ))}
      <p>{isCollected(declaration) ? relatedText.takenAdviceCollected : relatedText.takenAdvice}</p>
    </Notice>
  );
}
