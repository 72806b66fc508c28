import { reversalSentences, reversalTitle } from '@retour/contract';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';

/** That a payment was reversed: what is given back, which receipt is void, and what is asked again. */
export function ReversalNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const title = reversalTitle(sent);
  if (title === null) return null;
  return (
    <Notice tone="warning" title={title}>
      {reversalSentences(sent).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
