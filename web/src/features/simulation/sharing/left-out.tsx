import type { ReactNode } from 'react';
import { Button, FoldedList, Notice } from '../../../ui';
import { uncountedText } from '../../basket/text/uncounted-text';
import { leftOutText } from '../text/left-out-text';
import { receivedText } from '../text/received-text';

/** Each article that a link holds and that could not be taken, with the reason. */
export function LeftOut({
  sentences,
  onDismiss,
}: {
  readonly sentences: readonly string[];
  /** Over a result, to go on as if they were not. */
  readonly onDismiss?: (() => void) | undefined;
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
      {onDismiss !== undefined && (
        <Button variant="quiet" compact onClick={onDismiss}>
          {leftOutText.goOnWithout(sentences.length)}
        </Button>
      )}
    </Notice>
  );
}
