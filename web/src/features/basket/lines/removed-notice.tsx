import { typeset } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { useFirstFocus } from '../../../lib/use-first-focus';
import type { BasketArticle } from '../../../store';
import { Button, Notice } from '../../../ui';
import { useBasketWords } from '../session/use-basket-words';
import { basketText } from '../text/summary-text';

export interface RemovedNoticeProps {
  readonly article: BasketArticle;
  /** Its name among the others that were removed. */
  readonly called: string;
  /** It was removed just now: the focus goes there. */
  readonly isLast: boolean;
  readonly onUndo: () => void;
}

/** Stands where the article was until the page is left: one press puts it back. */
export function RemovedNotice({ article, called, isLast, onUndo }: RemovedNoticeProps): ReactNode {
  const undoId = useId();
  const words = useBasketWords();
  useFirstFocus(isLast ? undoId : undefined);
  return (
    <Notice tone="info" live={isLast}>
      <p>{words.removed(typeset(article.name))}</p>
      <Button id={undoId} variant="quiet" compact label={basketText.undoRemoval(called)} onClick={onUndo}>
        {basketText.undo}
      </Button>
    </Notice>
  );
}
