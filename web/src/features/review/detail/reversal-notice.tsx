import {
  type Declaration,
  isDueAgain,
  isReversedClosing,
  reversalSentences,
  reversalTitle,
} from '@retour/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { actText } from '../text/act-text';
import { detailText } from '../text/detail-text';

/** What an officer does again; a traveller is told it otherwise, but for a closing. */
function sentencesOf(declaration: Declaration): readonly string[] {
  if (isReversedClosing(declaration)) return reversalSentences(declaration);
  const receipt = declaration.reversed?.receipt;
  return [
    ...(receipt === undefined ? [] : [detailText.voidReceipt(receipt)]),
    ...(isDueAgain(declaration) ? [actText.collectedAgain] : []),
  ];
}

/** Before the amount: that its payment was reversed, which receipt is void, and what is to be done again. */
export function ReversalNotice({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const title = reversalTitle(declaration);
  if (title === null) return null;
  return (
    <Notice tone="warning" title={title}>
      {sentencesOf(declaration).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
