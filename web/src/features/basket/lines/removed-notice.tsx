import { typeset } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { useFirstFocus } from '../../../lib/use-first-focus';
import type { BasketArticle } from '../../../store';
import { Button, Notice } from '../../../ui';
import { useBasketWords } from '../session/use-basket-words';
import { basketText } from '../text/summary-text';

export interface RemovedNoticeProps {
  readonly article: BasketArticle;
  readonly onUndo: () => void;
}

/** Stands where the article was, with the focus: one press puts it back. */
export function RemovedNotice({ article, onUndo }: RemovedNoticeProps): ReactNode {
  const undoId = useId();
  const words = useBasketWords();
  useFirstFocus(undoId);
  return (
    <Notice tone="info" live>
      <p>{words.removed(article.name)}</p>
      <Button
        id={undoId}
        variant="quiet"
        compact
        label={basketText.undoRemoval(typeset(article.name))}
        onClick={onUndo}
      >
        {basketText.undo}
      </Button>
    </Notice>
  );
}
