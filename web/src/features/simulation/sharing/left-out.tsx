import type { ReactNode } from 'react';
import { FoldedList, Notice } from '../../../ui';
import { uncountedText } from '../../basket/text/uncounted-text';
import { receivedText } from '../text/received-text';

/** Each article that a link holds and that could not be taken, with the reason. */
export function LeftOut({
  sentences,
  children,
}: {
  readonly sentences: readonly string[];
  /** Over a result, to go on as if they were not. */
  readonly children?: ReactNode;
}): ReactNode {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{receivedText.leftOut}</p>
      <FoldedList others={uncountedText.others}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </FoldedList>
      {children}
    </Notice>
  );
}
